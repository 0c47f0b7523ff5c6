package import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Rules that write words and letters, without ICU, and numbers of any length. What runs them is the room `NumberRules`; in a program of
/// numbers alone ICU writes by its own rules.
package protocol NumberRuleProgram: AnyObject, Sendable {
    /// - Throws: ``NumberError/tooLarge(text:limit:)``, and ``NumberError/beyondRules(_:)`` where the rules go on for ever. Nothing is
    ///   appended then.
    func append(_ value: NumberValue, to output: inout [UInt8]) throws(NumberError)

    /// - Throws: as ``append(_:to:)``.
    func format(_ value: NumberValue) throws(NumberError) -> String

    /// What reads the texts of the rules, as they stand or folded.
    func words(folding: LenientFolding?) -> any RuledWords
}

/// A program of rules whose type this room does not know. A class, so that it can be read without counting references
/// (``HeldReference``), which a value of a protocol cannot.
package class RuledNumber: @unchecked Sendable {
    // Sound: it stores nothing; the one class below stores a constant.

    fileprivate init() {}

    func append(_ value: NumberValue, to output: inout [UInt8]) throws(NumberError) {}
    func format(_ value: NumberValue) throws(NumberError) -> String { "" }
    /// The program itself, for what writes it down.
    var program: AnyObject? { nil }
    func words(folding: LenientFolding?) -> (any RuledWords)? { nil }

    package static func running(_ program: some NumberRuleProgram) -> RuledNumber { RunningRules(program) }
}

private final class RunningRules<Program: NumberRuleProgram>: RuledNumber, @unchecked Sendable {
    private let held: HeldReference<Program>

    init(_ program: Program) { held = HeldReference(program) }

    override func append(_ value: NumberValue, to output: inout [UInt8]) throws(NumberError) {
        _ = try held.read { (program) throws(NumberError) in try program.append(value, to: &output) }
    }

    override func format(_ value: NumberValue) throws(NumberError) -> String {
        try held.read { (program) throws(NumberError) in try program.format(value) } ?? ""
    }

    override var program: AnyObject? { held.object }

    override func words(folding: LenientFolding?) -> (any RuledWords)? { held.read { $0.words(folding: folding) } }
}

/// The texts of rules, ready to be found in a text.
package protocol RuledWords: Sendable {
    /// What the scalars may say, the longest readings first: a number, and how many scalars say it.
    func readings(of scalars: [UInt32]) -> [(value: ExactDecimal, end: Int)]
}

/// Who runs rules.
package protocol NumberRules: SendableMetatype {
    /// Nil where ICU has to format because its rules are beyond this package or come out otherwise.
    ///
    /// - Parameter locale: in ICU's form.
    static func rules(_ kind: DecimalFormatHandle.Kind, locale: String) -> RuledNumber?
}

extension RuledNumber {
    private static let linked = LinkedRooms.type as? any NumberRules.Type

    /// The rules of a style; nil for a style without, and where ICU has to format.
    static func of(_ resolved: ResolvedNumber) -> RuledNumber? {
        guard let kind = resolved.format else { return nil }
        if case .pattern = kind { return nil }
        return linked?.rules(kind, locale: resolved.locale.name)
    }
}
