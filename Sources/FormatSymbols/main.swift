internal import Foundation
internal import LocaleFormatBake

// format-symbols OUTPUT LIST: what `LocaleFormatPlugin` runs. Whatever is wrong goes to standard error as compilers print it; with an error
// nothing is written. The type of the formats has the name of the list's file.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else { fail("usage: format-symbols OUTPUT LIST") }
let (output, list) = (arguments[0], arguments[1])
let name = URL(filePath: list).deletingPathExtension().lastPathComponent
guard FormatSymbols.isNamespace(name) else {
    fail("\(list): error: '\(name)' cannot be a type of Swift; rename the file, to Formats.json")
}
let bytes: [UInt8]
do { bytes = Array(try Data(contentsOf: URL(filePath: list))) } catch {
    fail("\(list): error: cannot be read: \(error)")
}
/// A file that the list names, from the folder that it is in.
func file(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
        return Array(try Data(contentsOf: URL(filePath: list).deletingLastPathComponent().appending(path: path)))
    } catch {
        throw .value("\(path) cannot be read: \(error.localizedDescription)")
    }
}
do throws(FormatListFailure) {
    let source = try FormatSymbols(FormatList(located: bytes, reading: file)).source(namespace: name)
    do { try Data(source.utf8).write(to: URL(filePath: output), options: .atomic) } catch {
        fail("\(output): error: cannot be written: \(error)")
    }
} catch { fail(error.lines(file: list, bytes: bytes).joined(separator: "\n")) }

func fail(_ lines: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(lines)\n".utf8))
    exit(1)
}
