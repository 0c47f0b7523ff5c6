import LocaleFormat
import LocaleFormatJSON

/// What an operation works on once: a value, several that belong together, or the fields of a name.
public enum OperationInput: Equatable, Sendable {
    /// One value, as it was written.
    case text(String)
    /// One value with arguments of its own, as a line of a batch has them.
    case template(String, [OperationArgument])
    /// Several values with one result: both ends of a range.
    case texts([String])
    /// Named parts of one value, by CLDR's names: the fields of a person's name.
    case fields([Field])

    /// A part of a value.
    public struct Field: Equatable, Sendable {
        /// `given`, `surname-core`, `locale`.
        public let key: String
        /// Its text.
        public let text: String

        /// A field of a person's name, by CLDR's name of it.
        public init(key: String, text: String) {
            self.key = key
            self.text = text
        }
    }

    /// Whether it is a text with arguments.
    public var isTemplate: Bool {
        if case .template = self { return true }
        return false
    }

    /// With the combining marks of long runs in order, so that words are compared in time with their length.
    public var ordered: OperationInput {
        switch self {
        case .text(let text): .text(CombiningMarks.ordered(text))
        case .texts(let texts): .texts(texts.map(CombiningMarks.ordered))
        case .template, .fields: self
        }
    }

    /// The one value, for operations that take nothing else.
    public var text: String {
        get throws(CommandFailure) {
            switch self {
            case .text(let text), .template(let text, _): return text
            case .texts, .fields: throw .value("'value' must be one string or number")
            }
        }
    }
}

/// An argument of a text or a message.
public enum OperationArgument: Equatable, Sendable {
    /// As the command line has it: `NAME=VALUE`, or a value.
    case word(String)
    /// A number of JSON, which is one where text may stand too.
    case number(String)
    /// As JSON has it.
    case named(String, JSONValue)

    /// Those of an array, of an object by their names, or one; nil for what is none of these, and for an array that holds more than strings
    /// and numbers.
    static func list(_ value: JSONValue) -> [OperationArgument]? {
        switch value {
        case .string(let text): return [.word(text)]
        case .number(let text): return [.number(text)]
        case .object(let object): return object.members.map { .named(CombiningMarks.ordered($0.key), $0.value) }
        case .array(let elements):
            var arguments: [OperationArgument] = []
            arguments.reserveCapacity(elements.count)
            for element in elements {
                switch element {
                case .string(let text): arguments.append(.word(text))
                // A number of JSON is one where text may stand too.
                case .number(let text): arguments.append(.number(text))
                default: return nil
                }
            }
            return arguments
        case .null, .bool: return nil
        }
    }

    /// Those that a part of a line of `fmt batch` says, `[1,"a"]` or `{"n":1}`; nil for anything else.
    public static func list(json bytes: ArraySlice<UInt8>) -> [OperationArgument]? {
        (try? JSONReader.value(in: bytes)).flatMap(list)
    }

    /// A name with a value of JSON, as the command line has it.
    package static func typed(_ name: String, _ value: JSONValue) -> String { name + ":=" + value.text }

    /// As the command line has it.
    public var commandText: String {
        switch self {
        case .word(let text), .number(let text): text
        case .named(let name, let value): Self.typed(name, value)
        }
    }
}
