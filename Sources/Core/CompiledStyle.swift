/// A style ready to run: everything that its locale decides was found out when it was made.
///
/// All compiled styles keep this contract, in every room:
///
/// - A style's `compiled()` makes one anew, each time; it never comes from a cache, and later changes of caches do not touch
///   it. Hold it where many values are formatted.
/// - It is immutable, and threads may share it.
/// - ``format(_:)``, ``append(_:to:)`` and ``formattedText(_:)`` say the same text.
/// - Where ``isFast`` is true, formatting asks no ICU, takes no lock and counts no references of what threads share.
///
/// ```swift
/// func column<Style: CompiledStyle>(_ values: [Style.Input], in style: Style) throws -> [UInt8] {
///     var bytes: [UInt8] = []
///     for value in values {
///         try style.append(value, to: &bytes)
///         bytes.append(0x0A)
///     }
///     return bytes
/// }
/// ```
public protocol CompiledStyle<Input>: Sendable {
    /// What is formatted; both ends for styles of ranges.
    associatedtype Input
    /// The parts that ``formattedText(_:)`` tells apart.
    associatedtype Field: Hashable & Sendable
    /// Why a value cannot be formatted; `Never` where every value can.
    associatedtype Failure: Error

    /// Whether a program writes the text, rather than ICU for each value.
    var isFast: Bool { get }

    /// The value as text.
    func format(_ value: Input) throws(Failure) -> String

    /// Appends the same text as UTF-8. Where it throws, `bytes` is as it was.
    func append(_ value: Input, to bytes: inout [UInt8]) throws(Failure)

    /// The same text with the meaning of its parts.
    func formattedText(_ value: Input) throws(Failure) -> FormattedText<Field>
}
