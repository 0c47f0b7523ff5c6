import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt confusable`: how far an identifier mixes scripts, and what it looks like.
public struct ConfusableOperation: Operation {
    public static let options: [OptionName] = [.locale, .compare]

    private let other: String?

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) { other = values[.compare] }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes += try text(try input.text).utf8
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        object.member("value", string: text)
        try answering { () throws(ConfusableError) in
            let found = try Confusables.assess(text)
            object.member("restriction", string: found.restriction.rawValue)
            object.member("problems", strings: found.problems.map(\.rawValue))
            object.member("skeleton", string: try Confusables.skeleton(of: text))
        }
        object.member("text", string: try self.text(text))
    }

    /// The restriction level and the skeleton with a tab between; beside another identifier, whether they look alike.
    private func text(_ text: String) throws(CommandFailure) -> String {
        try answering { () throws(ConfusableError) in
            if let other { return try Confusables.compare(text, other).rawValue }
            return try Confusables.assess(text).restriction.rawValue + "\t" + Confusables.skeleton(of: text)
        }
    }

    private func answering<Answer>(
        _ body: () throws(ConfusableError) -> Answer
    ) throws(CommandFailure) -> Answer {
        do throws(ConfusableError) { return try body() } catch { throw .value(error.description) }
    }
}
