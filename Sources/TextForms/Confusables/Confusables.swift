internal import LocaleFormatBridge

/// Identifiers that look alike (UTS #39), by ICU's data: names of users, domains and files that somebody may mistake for others.
///
/// ```swift
/// try Confusables.skeleton(of: "раураl") == Confusables.skeleton(of: "paypal")    // true
/// try Confusables.compare("раураl", "paypal")                                     // .mixedScript
/// try Confusables.assess("раураl").restriction                                    // .minimallyRestrictive
/// ```
///
/// A skeleton is to be compared and kept, never shown. It changes with Unicode's version: keep what it was made of beside it.
public enum Confusables {
    /// The most UTF-8 bytes that an identifier may have: 16 KiB. The data is about names, not about texts.
    public static let maximumLength = 16_384

    /// The identifier with each character as the one that stands for all that look like it.
    ///
    /// - Throws: ``ConfusableError`` where it is longer than ``maximumLength``, or ICU has no data of confusable characters.
    public static func skeleton(of identifier: some StringProtocol) throws(ConfusableError) -> String {
        let text = try checked(identifier)
        return try asking { (handle) throws(ICUError) in try handle.skeleton(of: text) }
    }

    /// Whether two identifiers look alike, and in which way.
    public static func compare(
        _ first: some StringProtocol, _ second: some StringProtocol
    ) throws(ConfusableError) -> Confusability {
        let (first, second) = (try checked(first), try checked(second))
        let bits = try asking { (handle) throws(ICUError) in try handle.confusability(first, second) }
        return bits & 4 != 0 ? .wholeScript : bits & 2 != 0 ? .mixedScript : bits & 1 != 0 ? .singleScript : .distinct
    }

    /// How far the identifier mixes scripts, and what else is suspicious in it.
    public static func assess(_ identifier: some StringProtocol) throws(ConfusableError) -> IdentifierAssessment {
        let text = try checked(identifier)
        let (checks, level) = try asking { (handle) throws(ICUError) in try handle.check(text) }
        let levels = RestrictionLevel.allCases
        let restriction = levels[min(max(Int(level) - 1, 0), levels.count - 1)]
        return IdentifierAssessment(
            restriction: restriction,
            problems: IdentifierProblem.allCases.filter { checks & $0.icuValue != 0 })
    }

    private static func checked(_ text: some StringProtocol) throws(ConfusableError) -> String {
        guard text.utf8.count <= maximumLength else { throw .tooLong(limit: maximumLength) }
        // ICU takes time with the square of the marks in a row; in canonical order there is nothing that it moves.
        return TextNormalization.nfd.normalize(text)
    }

    private static func asking<Answer>(
        _ body: (SpoofHandle) throws(ICUError) -> Answer
    ) throws(ConfusableError) -> Answer {
        do throws(ICUError) { return try body(try shared.get()) } catch {
            throw .icu(code: error.name, call: error.call)
        }
    }

    private static let shared: Result<SpoofHandle, ICUError> = Result { () throws(ICUError) in try SpoofHandle() }
}
