import LocaleFormatBaked
import LocaleFormatJSON

/// What a line of JSON asks of a list of formats, `{"format":"price","value":12.5,"locale":"de"}`, or of its strings,
/// `{"table":"Mail","string":"sent","arguments":{"who":"Ada","n":3},"locale":"de"}`.
struct Answer {
    let request: JSONValue
    let format: String
    let locale: String
    let formats: BakedFormats

    /// The line that answers, as `fmt batch` answers its own.
    static func line(_ line: String, by formats: BakedFormats) -> String {
        var object = JSONObjectWriter()
        do {
            let request = try JSONReader.value(of: Array(line.utf8))
            guard let format = (request["format"] ?? request["table"])?.string, let locale = request["locale"]?.string
            else { throw LineError("expected 'format', 'value' and 'locale', or 'table', 'string' and 'locale'") }
            let answer = Answer(request: request, format: format, locale: locale, formats: formats)
            object.member("result", string: try answer.text)
        } catch { object.member("error", string: "\(error)") }
        return String(decoding: object.finish(), as: UTF8.self)
    }

    private var text: String {
        get throws {
            switch try formats.kind(of: format) {
            case .number: try formats.format(format, decimal: value, in: locale)
            case .plural: try formats.pluralCategory(format, ofText: value, in: locale).rawValue
            case .list: try formats.format(format, elements, in: locale)
            case .relative: try distance
            case .duration: try formats.format(format, seconds: value, in: locale)
            case .name: try formats.format(format, person, in: locale)
            case .strings: try string
            case .date: try formats.format(format, instants(1)[0], timeZone: zone, in: locale)
            case .interval: try interval
            }
        }
    }

    /// A value that is written as text or as a number.
    private var value: String {
        get throws {
            switch request["value"] {
            case .number(let text)?, .string(let text)?: return text
            default: throw BakedError.wrongKind(format: format, expected: "a number or a text")
            }
        }
    }

    /// Arguments in a row, or by name.
    private var string: String {
        get throws {
            guard let key = request["string"]?.string else { throw LineError("expected a key as 'string'") }
            let strings = try formats.strings(format, in: locale)
            guard let named = request["arguments"]?.object else {
                return try strings.text(key, (request["arguments"]?.array ?? []).map(argument))
            }
            var arguments: [String: BakedArgument] = [:]
            for member in named.members { arguments[member.key] = try argument(member.value) }
            return try strings.text(key, arguments)
        }
    }

    private func argument(_ value: JSONValue) throws -> BakedArgument {
        switch value {
        case .string(let text): return .string(text)
        case .number(let text):
            if let integer = Int(text) { return .number(integer) }
            return try .number(decimal: text)
        default: throw LineError("an argument is a text or a number")
        }
    }

    private var elements: [String] {
        get throws {
            guard case .array(let elements)? = request["value"] else {
                throw BakedError.wrongKind(format: format, expected: "an array of texts")
            }
            return elements.compactMap(\.string)
        }
    }

    /// A name by CLDR's fields, in `name` as `fmt batch` has it, or in `value`.
    private var person: NameParts {
        get throws {
            guard case .object(let object)? = request["name"] ?? request["value"] else {
                throw BakedError.wrongKind(format: format, expected: "an object of fields, such as {\"given\":\"Ada\"}")
            }
            var fields: [String: String] = [:]
            for member in object.members { fields[member.key] = member.value.string }
            return try NameParts(fields: fields)
        }
    }

    private var distance: String {
        get throws {
            // Seen from another instant.
            if request["from"] != nil {
                guard let from = request["from"]?.string else { throw LineError("expected an instant as 'from'") }
                let (now, then) = (try instant(from), try instant(value))
                return try formats.format(format, then, relativeTo: now, timeZone: zone, in: locale)
            }
            let words = try value.split(separator: " ")
            guard words.count == 2, let offset = Double(words[0]),
                let unit = RelativeDateUnit(rawValue: String(words[1]))
            else { throw BakedError.wrongKind(format: format, expected: "a number and a unit, such as '-1 day'") }
            return try formats.format(format, offset, unit, in: locale)
        }
    }

    private var interval: String {
        get throws {
            let ends = try instants(2)
            return try formats.format(format, from: ends[0], to: ends[1], timeZone: zone, in: locale)
        }
    }

    /// Those of the value, `A/B` for two, or of `from` and `to`.
    private func instants(_ count: Int) throws -> [Instant] {
        var texts = [request["from"]?.string, request["to"]?.string].compactMap { $0 }
        if request["value"] != nil { texts = try value.split(separator: "/").map { String($0) } }
        guard texts.count == count else {
            throw BakedError.wrongKind(format: format, expected: count == 1 ? "an instant" : "two instants, A/B")
        }
        return try texts.map(instant)
    }

    private func instant(_ text: String) throws -> Instant {
        let zone = try zone
        do { return try Instant(text, in: zone) } catch { throw LineError("'\(text)' is not an instant") }
    }

    /// The zone that the line names, or the system's.
    private var zone: TimeZoneID {
        get throws {
            guard let name = request["timeZone"]?.string else { return .current }
            do { return try TimeZoneID(name) } catch { throw LineError("unknown time zone '\(name)'") }
        }
    }
}

/// What is wrong with a line.
struct LineError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
