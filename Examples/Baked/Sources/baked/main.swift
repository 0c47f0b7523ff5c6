import LocaleFormatBaked
import LocaleFormatJSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a file; nil where it cannot be read.
func bytes(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { _ = unsafe fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = unsafe part.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
        if count == 0 { return bytes }
        bytes += part[..<count]
    }
}

/// Ends the program with a line on standard error.
func fail(_ message: String) -> Never {
    let line = Array("baked: \(message)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
    exit(2)
}

/// What a line says, or throws.
func answer(_ line: String, by formats: BakedFormats) throws -> String {
    let request = try JSONReader.value(of: Array(line.utf8))
    guard let format = request["format"]?.string, let locale = request["locale"]?.string else {
        throw BakedError.malformed(offset: 0, expected: "'format', 'value' and 'locale'")
    }
    switch request["value"] {
    case .number(let text)?, .string(let text)?:
        if try formats.kind(of: format) == .plural {
            return try formats.pluralCategory(format, ofText: text, in: locale).rawValue
        }
        return try formats.format(format, decimal: text, in: locale)
    default: throw BakedError.wrongKind(format: format, expected: "a number")
    }
}

// Without an argument, and where there is no /proc to read it from, as in an empty root: `formats.bin` in the current folder.
let path = CommandLine.arguments.dropFirst().first ?? "formats.bin"
guard let file = bytes(of: path) else {
    fail("cannot read '\(path)'; expected the bytes that 'fmt bake' wrote: baked formats.bin < lines")
}
do {
    let formats = try BakedFormats(file)
    while let line = readLine() {
        var object = JSONObjectWriter()
        do { object.member("result", string: try answer(line, by: formats)) } catch {
            object.member("error", string: "\(error)")
        }
        print(String(decoding: object.finish(), as: UTF8.self))
    }
} catch { fail("\(error)") }
