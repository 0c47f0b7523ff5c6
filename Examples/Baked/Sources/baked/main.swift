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
    switch try formats.kind(of: format) {
    case .list:
        guard case .array(let elements)? = request["value"] else {
            throw BakedError.wrongKind(format: format, expected: "an array of texts")
        }
        return try formats.format(format, elements.compactMap(\.string), in: locale)
    case .date, .interval: return try answer(dates: request, of: format, in: locale, by: formats)
    case let kind:
        switch request["value"] {
        case .number(let text)?, .string(let text)?: return try answer(text, of: format, kind, in: locale, by: formats)
        default: throw BakedError.wrongKind(format: format, expected: "a number or a text")
        }
    }
}

/// The text of a date or a span.
func answer(dates request: JSONValue, of format: String, in locale: String, by formats: BakedFormats) throws -> String {
    let zone = try zone(of: request)
    var texts = [request["from"]?.string, request["to"]?.string].compactMap { $0 }
    if let text = request["value"]?.string { texts = text.split(separator: "/").map { String($0) } }
    if case .number(let text)? = request["value"] { texts = [text] }
    let instants = try texts.map { try instant($0, in: zone) }
    switch (try formats.kind(of: format), instants.count) {
    case (.date, 1): return try formats.format(format, instants[0], timeZone: zone, in: locale)
    case (.interval, 2):
        return try formats.format(format, from: instants[0], to: instants[1], timeZone: zone, in: locale)
    case (.date, _): throw BakedError.wrongKind(format: format, expected: "an instant")
    default: throw BakedError.wrongKind(format: format, expected: "two instants, A/B")
    }
}

/// The text of a value that is written as text, as `fmt batch` takes it.
func answer(
    _ text: String, of format: String, _ kind: BakedFormats.Kind, in locale: String, by formats: BakedFormats
) throws -> String {
    switch kind {
    case .plural: return try formats.pluralCategory(format, ofText: text, in: locale).rawValue
    case .relative:
        let words = text.split(separator: " ")
        guard words.count == 2, let offset = Double(words[0]), let unit = RelativeDateUnit(rawValue: String(words[1]))
        else { throw BakedError.wrongKind(format: format, expected: "a number and a unit, such as '-1 day'") }
        return try formats.format(format, offset, unit, in: locale)
    case .duration:
        let seconds = try ExactDecimal(text)
        guard let duration = Duration(seconds: seconds) else {
            throw BakedError.wrongKind(format: format, expected: "seconds")
        }
        return try formats.format(format, duration, in: locale)
    default: return try formats.format(format, decimal: text, in: locale)
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
