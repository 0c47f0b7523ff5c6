import Foundation
import LocalizedStrings
import LocalizedStringsBundle

// resources [LANGUAGE]: the catalog is a resource, which Swift Package Manager copies beside the program.
let reader = try Reader(CommandLine.arguments.dropFirst().first.map { [try LocaleID($0)] } ?? [.current])
let strings = try LocalizedBundle(bundle: .module).localized(for: reader)

let (name, count, folder) = ("Ada", 1234, "Docs")
print(strings("Good morning, \(name)."))
print(strings("\(count) files in \(folder)"))
