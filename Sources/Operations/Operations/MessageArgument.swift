import LocaleFormat
import LocalizedStrings
import LocaleFormatJSON

/// An argument of a message: `NAME=VALUE`, where a number is a number and all else text, or `NAME:=JSON`.
struct MessageArgument {
    let name: String
    /// Nil for JSON's null, as if it had not been given.
    let value: TextArgument?

    /// - Parameter example: a name that the message may have.
    init(_ text: String, example: String) throws(CommandFailure) {
        // By bytes: a value may begin with combining marks, and have thousands of them.
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
            let value = text.utf8.first == UInt8(ascii: "=") ? text : "=" + text
            throw .usage(
                "--arg is '\(text.shortened)'; expected NAME=VALUE or NAME:=JSON, such as \((example + value).shortened)"
            )
        }
        let key = CombiningMarks.ordered(String(text[..<equals]))
        let rest = String(text[text.utf8.index(after: equals)...])
        guard key.utf8.last == UInt8(ascii: ":") else {
            name = key
            value = Self.number(rest) ?? .string(rest)
            return
        }
        name = String(key.dropLast())
        let json: JSONValue
        do { json = try JSONReader.value(of: Array(rest.utf8)) } catch {
            throw .usage("--arg \(name.shortened): \(error.description)")
        }
        value = try Self.argument(json, name, depth: 0)
    }

    /// - Parameter example: a name that the message may have.
    init(_ argument: OperationArgument, example: @autoclosure () -> String) throws(CommandFailure) {
        switch argument {
        case .word(let text), .number(let text): try self.init(text, example: example())
        case .named(let name, let json):
            self.init(name, try Self.argument(json, name, depth: 0))
        }
    }

    private init(_ name: String, _ value: TextArgument?) { (self.name, self.value) = (name, value) }

    /// A number as JSON writes it.
    private static func number(_ text: String) -> TextArgument? {
        guard case .number? = try? JSONReader.value(of: Array(text.utf8)) else { return nil }
        return number(token: text)
    }

    /// What is known to be a number of JSON; nil where it is too large.
    private static func number(token: String) -> TextArgument? {
        if let integer = Int(token) { return .integer(integer) }
        return (try? ExactDecimal(token)).map { .decimal($0) }
    }

    private static func argument(
        _ value: JSONValue, _ name: String, depth: Int
    ) throws(CommandFailure) -> TextArgument? {
        switch value {
        case .null: return nil
        case .bool(let isOn): return .string(isOn.description)
        case .string(let text): return .string(text)
        case .number(let text):
            guard let number = number(token: text) else {
                throw .usage("--arg \(name.shortened): the number is too large")
            }
            return number
        case .array(let elements):
            guard depth < 8 else { throw .usage("--arg \(name.shortened): arrays nested too deep") }
            var list: [TextArgument] = []
            for element in elements {
                if let value = try argument(element, name, depth: depth + 1) { list.append(value) }
            }
            return .list(list, ListStyle(.and, locale: .root))
        case .object: return try object(value, name)
        }
    }

    /// `{"value": 5, "currency": "EUR"}`, `{"value": 5, "unit": "meter"}`, `{"decimal": "1.50"}`, `{"date": MILLISECONDS or TEXT}`
    private static func object(_ value: JSONValue, _ name: String) throws(CommandFailure) -> TextArgument {
        func number(_ key: String) throws(CommandFailure) -> ExactDecimal {
            var text: String?
            switch value[key] {
            case .number(let number)?, .string(let number)?: text = number
            default: break
            }
            guard let text, let number = try? ExactDecimal(text) else {
                throw .usage("--arg \(name.shortened): expected a number as '\(key)'")
            }
            return number
        }
        do {
            if let code = value["currency"]?.string {
                return .number(try number("value"), CurrencyStyle(code: try CurrencyCode(code), locale: .root))
            }
            if let unit = value["unit"]?.string {
                return .number(try number("value"), UnitStyle(try UnitID(unit), locale: .root))
            }
            if value["decimal"] != nil { return .decimal(try number("decimal")) }
            if case .number(let text)? = value["date"], let milliseconds = Int64(text) {
                return .date(
                    try Instant(milliseconds: milliseconds), DateStyle(date: .medium, time: .short, locale: .root))
            }
            if let text = value["date"]?.string { return .string(text) }
        } catch let error as CommandFailure {
            throw error
        } catch { throw .usage("--arg \(name.shortened): \(error)") }
        throw .usage(
            "--arg \(name.shortened): expected an object with value and currency, value and unit, decimal, or date")
    }
}
