import LocaleFormat
import LocaleFormatCivil
import LocaleFormatJSON
import LocaleFormatRecurrence

/// `fmt recurrence`: the moments of a rule of iCalendar.
public struct RecurrenceOperation: Operation {
    public static let options: [OptionName] = [
        .locale, .timeZone, .start, .count, .after, .before, .include, .exclude,
    ]

    /// What is printed of a rule that does not end, and of one that does, unless `--count` says it.
    public static let usualCount = 10
    private static let mostOfAll = 10_000
    private static let mostAsked = 1_000_000

    private let question: RecurrenceQuestion
    private let count: Int?

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        count = try values.integer(.count, in: 1...Self.mostAsked)
        question = try RecurrenceQuestion(values)
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes += try moments(of: try input.text).joined(separator: "\n").utf8
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        let moments = try moments(of: text)
        object.member("value", string: text)
        object.member("rule", string: try rule(text).description)
        object.member("text", string: moments.joined(separator: "\n"))
        object.member("occurrences", strings: moments)
    }

    private func rule(_ text: String) throws(CommandFailure) -> RecurrenceRule {
        do throws(RecurrenceError) { return try RecurrenceRule(text.trimmingBlanks) } catch {
            throw .value(error.description)
        }
    }

    private func moments(of text: String) throws(CommandFailure) -> [String] {
        let rule = try rule(text)
        let limit = count ?? (rule.end == nil ? Self.usualCount : Self.mostOfAll)
        do throws(RecurrenceError) { return try question.answer(rule, limit) } catch {
            throw .value(error.description)
        }
    }
}
