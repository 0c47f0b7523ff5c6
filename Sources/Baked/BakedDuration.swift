internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// A baked duration format for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let length = try formats.duration("length", in: "de")
/// length.format(.seconds(5_405))                            // "1 Std., 30 Min. und 5 Sek."
/// ```
public final class BakedDuration: Sendable {
    private let program: DurationProgram

    init(_ program: DurationProgram) { self.program = program }

    /// The duration as text.
    public func format(_ duration: Duration) -> String { program.text(duration) }

    /// Appends the duration as UTF-8.
    public func append(_ duration: Duration, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: program.text(duration).utf8)
    }
}

extension BakedFormats {
    /// A format of durations in a locale, to be held where many are formatted.
    ///
    /// - Throws: as ``number(_:in:)``.
    public func duration(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedDuration {
        try duration(at: place(of: name), String(locale))
    }

    fileprivate func duration(at place: Int, _ locale: String) throws(BakedError) -> BakedDuration {
        try read(place, locale) { program throws(BakedError) in
            guard case .duration(let duration) = program.kind else { throw program.isNot(name(of: place)) }
            return duration
        }
    }

    /// A duration as text, by a format of `"op":"duration"`.
    ///
    /// ```swift
    /// try formats.format("length", .seconds(5_405), in: "en")       // "1 hr, 30 min, 5 sec"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``.
    public func format(
        _ name: String, _ duration: Duration, in locale: some StringProtocol
    ) throws(BakedError) -> String { try self.duration(name, in: locale).format(duration) }

    /// A duration of so many seconds, written as text, `5405.25`, exactly.
    ///
    /// - Throws: as ``number(_:in:)``, ``BakedError/notANumber(text:offset:)``, and ``BakedError/beyondProgram(_:)`` for more than a `Duration`
    ///   holds.
    public func format(
        _ name: String, seconds text: String, in locale: some StringProtocol
    ) throws(BakedError) -> String {
        guard case .decimal(let seconds) = try Self.value(of: text), let duration = Duration(seconds: seconds) else {
            throw .beyondProgram(text)
        }
        return try format(name, duration, in: locale)
    }
}

/// A baked format of durations, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.length.format(.seconds(5_405), in: "en")       // "1 hr, 30 min, 5 sec"
/// ```
public struct BakedDurationFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale, to be held where many durations are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedDuration {
        try format.read { formats, place throws(BakedError) in try formats.duration(at: place, String(locale)) }
    }

    /// A duration as text.
    public func format(_ duration: Duration, in locale: some StringProtocol) throws(BakedError) -> String {
        try compiled(in: locale).format(duration)
    }
}
