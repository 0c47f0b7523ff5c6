internal import Foundation
internal import LocalizedStringsTools

// localized-strings-symbols OUTPUT TABLE…: what `LocalizedStringsPlugin` runs. Whatever is wrong goes to standard error as compilers
// print it; with an error nothing is written.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count > 1 else {
    fail("usage: localized-strings-symbols OUTPUT TABLE…")
}
let symbols = StringSymbols(paths: Array(arguments.dropFirst()))
for problem in symbols.problems { report("\(problem)") }
guard symbols.isValid else { exit(1) }
do { try Data(symbols.source().utf8).write(to: URL(filePath: output), options: .atomic) } catch {
    fail("error: \(output): cannot be written: \(error)")
}

func report(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8)) }

func fail(_ line: String) -> Never {
    report(line)
    exit(1)
}
