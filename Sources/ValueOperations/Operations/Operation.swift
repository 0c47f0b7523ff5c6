import LocaleFormat
internal import LocaleFormatIdentifiers
import LocaleFormatJSON

/// What a subcommand does with one value. Made once from the options, then run for each value, from the command line,
/// from standard input, or from a line of `fmt batch`: there is no second implementation of any option.
public protocol Operation: Sendable {
    /// The options it reads, beside `--json`.
    static var options: [OptionName] { get }

    /// The options that are parts of the value itself, so that they differ from value to value.
    static var fields: [OptionName] { get }

    /// The option that may stand in the place of the value; without either, the input is no texts.
    static var valueOption: OptionName? { get }

    /// By the options that were given. `isBrief` says that only a few values will follow, so that what pays off later is not worth preparing.
    init(_ options: OptionValues, isBrief: Bool) throws(CommandFailure)

    /// Whether the lines of standard input are one value together, rather than one each.
    var takesAllLines: Bool { get }

    /// What to work on, from the arguments of a command line that are no options.
    func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput]

    /// Appends the result as UTF-8, without a newline.
    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure)

    /// The same for one value of ASCII, from its bytes; what is thrown need not say why.
    func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure)

    /// Adds the members of the result's JSON object: `text` and `parts`, and what else is known.
    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure)

    /// Whether values that are at fault have a result all the same, beside which their problems stand.
    static var hasProblems: Bool { get }

    /// The same, and what is wrong with a value that has a result.
    func append(
        _ input: OperationInput, to bytes: inout [UInt8], problems: inout [OperationProblem]) throws(CommandFailure)

    /// The same, and what is wrong with a value that has a result.
    func append(
        _ input: OperationInput, to object: inout JSONObjectWriter, problems: inout [OperationProblem]
    ) throws(CommandFailure)

    /// The option that goes with the value, where lines of a batch differ in it and not in the value: those that differ in nothing else have
    /// one operation, which keeps what it made of the value. Nil where there is none.
    static func argumentOption(_ options: OptionValues) -> OptionName?
}

/// What is wrong with a value that has a result: by name, and told.
public struct OperationProblem: Sendable {
    /// Its name.
    public let name: String
    /// One line for a person.
    public let message: String

    package init(name: String, message: String) { (self.name, self.message) = (name, message) }
}

extension Operation {
    public static var fields: [OptionName] { [] }
    public static var valueOption: OptionName? { nil }
    public var takesAllLines: Bool { false }
    public static var hasProblems: Bool { false }
    public static func argumentOption(_ options: OptionValues) -> OptionName? { nil }

    public func append(
        _ input: OperationInput, to bytes: inout [UInt8], problems: inout [OperationProblem]
    ) throws(CommandFailure) { try append(input, to: &bytes) }

    public func append(
        _ input: OperationInput, to object: inout JSONObjectWriter, problems: inout [OperationProblem]
    ) throws(CommandFailure) { try append(input, to: &object) }

    public func append(ascii value: borrowing Span<UInt8>, to bytes: inout [UInt8]) throws(CommandFailure) {
        try append(.text(String(ascii: value)), to: &bytes)
    }

    public func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] { arguments.map { .text($0) } }
}

/// Which operation: a subcommand's name, and the `op` of a batch line.
public enum OperationName: String, CaseIterable, Hashable, Sendable {
    /// A subcommand.
    case number, currency, plural, name, date, interval, relative, match, locale, names, list, unit, duration
    /// A subcommand.
    case bidi, collate, normalize, confusable, transliterate, slug, recurrence
    /// A subcommand.
    case letterCase = "case"
    /// A subcommand.
    case byteCount = "byte-count"
    /// A subcommand.
    case markup, message, inflect, boundaries, search
    /// A subcommand.
    case parseNumber = "parse-number"
    /// A subcommand.
    case parseCurrency = "parse-currency"
    /// A subcommand.
    case parseByteCount = "parse-byte-count"
    /// A subcommand.
    case parseUnit = "parse-unit"
    /// A subcommand.
    case parseName = "parse-name"
    /// A subcommand.
    case parseDate = "parse-date"
    /// A subcommand.
    case parseDuration = "parse-duration"

    /// Whether values are texts that stay as they are, byte for byte. All others are words that are looked up.
    public var takesText: Bool {
        switch self {
        case .bidi, .boundaries, .collate, .confusable, .inflect, .letterCase, .list, .markup, .message, .name,
            .normalize, .search, .slug, .transliterate:
            true
        default: false
        }
    }

    /// What formats values: numbers, dates, lists, durations and names; nil for what does anything else.
    package var valueType: (any Operation.Type)? {
        switch self {
        case .number: NumberOperation.self
        case .currency: CurrencyOperation.self
        case .plural: PluralOperation.self
        case .date: DateOperation.self
        case .interval: IntervalOperation.self
        case .relative: RelativeOperation.self
        case .list: ListOperation.self
        case .name: NameOperation.self
        case .unit: UnitOperation.self
        case .duration: DurationOperation.self
        default: nil
        }
    }

    /// The same, and what does anything else where the program has that room.
    package var linkedType: (any Operation.Type)? {
        valueType ?? Self.linked?.type(of: self)
    }

    private static let linked = LinkedRooms.type as? any LinkedOperations.Type

    /// The words on the command line, `["parse", "number"]`.
    public var words: [Substring] {
        rawValue.hasPrefix("parse-") ? rawValue.split(separator: "-", maxSplits: 1) : [rawValue[...]]
    }
}

/// What the room of all operations tells this one.
package protocol LinkedOperations: SendableMetatype {
    /// What does it.
    static func type(of name: OperationName) -> any Operation.Type
}

extension String {
    /// Bytes that are known to be ASCII.
    public init(ascii bytes: borrowing Span<UInt8>) {
        self = ""
        for index in bytes.indices { unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    }
}
