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
    let kind = try formats.kind(of: format)
    let texts: [String?] =
        switch request["value"] {
        case .number(let text)?, .string(let text)?: [text]
        default: [request["from"]?.string, request["to"]?.string]
        }
    guard let text = texts[0] else { throw BakedError.wrongKind(format: format, expected: "a 'value'") }
    switch kind {
    case .number: return try formats.format(format, decimal: text, in: locale)
    case .plural: return try formats.pluralCategory(format, ofText: text, in: locale).rawValue
    case .date:
        let zone = try zone(of: request)
        return try formats.format(format, instant(text, in: zone), timeZone: zone, in: locale)
    case .interval:
        let zone = try zone(of: request)
        let ends = texts.count > 1 ? texts.compactMap { $0 } : text.split(separator: "/").map { String($0) }
        guard ends.count == 2 else { throw BakedError.wrongKind(format: format, expected: "two instants, A/B") }
        let (start, end) = (try instant(ends[0], in: zone), try instant(ends[1], in: zone))
        return try formats.format(format, from: start, to: end, timeZone: zone, in: locale)
    }
}

/// The zone that a line names, or the system's.
func zone(of request: JSONValue) throws -> TimeZoneID {
    guard let name = request["timeZone"]?.string else { return .current }
    do { return try TimeZoneID(name) } catch { throw LineError("unknown time zone '\(name)'") }
}

func instant(_ text: String, in zone: TimeZoneID) throws -> Instant {
    do { return try Instant(text, in: zone) } catch { throw LineError("'\(text)' is not an instant") }
}

/// What is wrong with a line.
struct LineError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
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
