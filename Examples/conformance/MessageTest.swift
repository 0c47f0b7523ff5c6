import LocaleFormat
import LocalizedMessages
import LocaleFormatJSON

/// `message_fmt2`: a message of Unicode MessageFormat 2 with its arguments.
enum MessageTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            guard let source = source(of: test) else {
                throw .failure("the test has no src", type: "unreadable test")
            }
            var options = MessageOptions()
            options.functions = MessageTestFunction.all
            if let word = test["bidiIsolation"]?.string {
                guard let isolation = MessageOptions.Isolation(rawValue: word) else {
                    throw .unsupported("bidiIsolation: '\(word)'")
                }
                options.isolation = isolation
            }
            let message = MessageFormat2(lenient: source).compiled(in: try NumberTest.locale(test), options: options)
            let result = message.formatted(try arguments(of: test))
            // Only what asks for errors may have them: a fallback that nobody expects is told.
            if let error = result.errors.first, !expectsErrors(test) {
                throw .failure(error.description, type: error.kind.rawValue)
            }
            return .result(result.text.text)
        } catch {
            return error.reply
        }
    }

    /// A text, or texts to be joined.
    private static func source(of test: JSONValue) -> String? {
        if let text = test["src"]?.string { return text }
        guard let pieces = test["src"]?.array?.map(\.string), !pieces.contains(nil) else { return nil }
        return pieces.compactMap(\.self).joined()
    }

    private static func expectsErrors(_ test: JSONValue) -> Bool {
        switch test["expErrors"] {
        case .array(let errors)?: !errors.isEmpty
        case .bool(let isOn)?: isOn
        default: false
        }
    }

    /// `params`: an object, or an array of names and values.
    private static func arguments(of test: JSONValue) throws(TestProblem) -> [String: TextArgument] {
        var result: [String: TextArgument] = [:]
        switch test["params"] {
        case .array(let elements)?:
            for element in elements {
                guard let name = element["name"]?.string else {
                    throw .failure("a parameter has no name", type: "unreadable test")
                }
                if let value = element["value"] { result[name] = try argument(value) }
            }
        case .object(let object)?:
            for member in object.members where member.value != .null {
                result[member.key] = try argument(member.value)
            }
        default: break
        }
        return result
    }

    private static func argument(_ value: JSONValue) throws(TestProblem) -> TextArgument {
        switch value {
        case .string(let text): return .string(text)
        case .bool(let isOn): return .string(isOn.description)
        case .number(let text):
            if let integer = Int(text) { return .integer(integer) }
            if let decimal = try? ExactDecimal(text) { return .decimal(decimal) }
        case .object:
            if let text = value["decimal"]?.string, let decimal = try? ExactDecimal(text) { return .decimal(decimal) }
            if let milliseconds = value["date"]?.integer, let instant = try? Instant(milliseconds: Int64(milliseconds))
            {
                return .date(instant, DateStyle(date: .medium, time: .short, locale: .root))
            }
        case .array, .null: break
        }
        throw .unsupported("parameter: \(value.text)")
    }
}
