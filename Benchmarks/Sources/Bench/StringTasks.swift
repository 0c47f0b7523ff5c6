import FoundationEssentials
import Harness
import LocaleFormat
import LocalizedStrings

/// A catalog as an app has it, from the file to the text: 337 keys in 24 languages.
func strings() throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LocaleFormatBench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try catalog.write(toFile: folder + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
    let bundle = try LocalizedBundle(contentsOf: folder)
    let german = bundle.localized(for: ["de"])
    let folderName = "Desktop"
    require(german("Key 7"), "de 7", "strings/plain")
    require(german("\(1234) files in \(folderName)"), "de: 1.234 files in Desktop", "strings/arguments")
    let keys = (0..<64).map { "Key \($0 + 3)" }
    return [
        Benchmark("strings/plain/ours", count: keys.count) { () -> Int in
            keys.reduce(0) { $0 &+ german(LocalizedText(key: $1)).utf8.count }
        },
        Benchmark("strings/arguments/ours", count: 64) { () -> Int in
            (0..<64).reduce(0) { $0 &+ german("\($1) files in \(folderName)").utf8.count }
        },
        Benchmark("strings/open/ours", count: 1) { () -> Int in
            guard let bundle = try? LocalizedBundle(contentsOf: folder) else { fatalError("strings/open") }
            return bundle.localized(for: ["de"])("\(1234) files in \(folderName)").utf8.count
        },
    ]
}

private let languages = [
    "en", "ar", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko", "nb", "nl", "pl",
    "pt", "ru",
    "sv", "tr", "zh-Hans",
]

private var catalog: String {
    func unit(_ language: String, _ text: String) -> String {
        #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    var entries = (0..<335).map { number in
        #""Key \#(number)":{"localizations":{"#
            + languages.map { unit($0, "\($0) \(number)") }.joined(separator: ",") + "}}"
    }
    entries.append(
        #""%lld files in %@":{"localizations":{"#
            + languages.map { unit($0, "\($0): %lld files in %@") }.joined(separator: ",") + "}}")
    entries.append(
        #""%lld days":{"localizations":{"#
            + languages.map { unit($0, "\($0): ^[%lld](formatNumber: true) days") }.joined(separator: ",") + "}}")
    return #"{"sourceLanguage":"en","strings":{"# + entries.joined(separator: ",") + #"},"version":"1.0"}"#
}
