internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// A baked duration format for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let length = try formats.duration("length", in: "de")
/// length.format(.seconds(5_405))                            // "1 Std., 30 Min. und 5 Sek."
/// ```
public final class BakedDurationFormat: Sendable {
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
    public func duration(_ name: String, in locale: some StringProtocol) throws(BakedError) -> BakedDurationFormat {
        try read(name, String(locale)) { program throws(BakedError) in
            guard case .duration(let duration) = program.kind else { throw program.isNot(name) }
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
}
