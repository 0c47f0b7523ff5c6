internal import LocaleFormatMemory
public import LocaleFormatValuePrograms

/// A baked format of distances in time for one locale, ready to run. Immutable, and threads may share it.
///
/// ```swift
/// let seen = try formats.relative("seen", in: "de")
/// try seen.format(-1, .day)                                 // "gestern"
/// try seen.format(seconds: 7_200)                           // "in 2 Stunden"
/// ```
public final class BakedRelativeDate: Sendable {
    private let baked: BakedRelativeProgram

    init(_ baked: BakedRelativeProgram) { self.baked = baked }

    /// The distance as text: negative for the past. `-0.0` is "0 days ago", 0 is "in 0 days", where words are not used.
    ///
    /// - Throws: ``BakedError/beyondProgram(_:)`` for what is not finite, and for a unit that ICU alone writes in the language.
    public func format(_ offset: Double, _ unit: RelativeDateUnit) throws(BakedError) -> String {
        if let text = baked.program.text(offset, unit) { return text }
        throw unwritten(offset, unit)
    }

    /// Appends the distance as UTF-8. Where it throws, `bytes` is as it was.
    ///
    /// - Throws: as ``format(_:_:)``.
    public func append(_ offset: Double, _ unit: RelativeDateUnit, to bytes: inout [UInt8]) throws(BakedError) {
        if !baked.program.append(offset, unit, to: &bytes) { throw unwritten(offset, unit) }
    }

    /// The distance of so many seconds, in the unit that the thresholds of the format choose: the largest of which there is at least one,
    /// where nothing else was baked.
    ///
    /// - Throws: as ``format(_:_:)``.
    public func format(seconds: Double) throws(BakedError) -> String {
        let (offset, unit) = baked.thresholds.distance(seconds)
        return try format(offset, unit)
    }

    private func unwritten(_ offset: Double, _ unit: RelativeDateUnit) -> BakedError {
        do throws(BakedFault) { try baked.check(unit) } catch { return BakedError(error) }
        return .beyondProgram("\(offset) \(unit.rawValue)")
    }
}

extension BakedFormats {
    /// A format of distances in time in a locale, to be held where many are formatted.
    ///
    /// - Throws: as ``number(_:in:)``.
    public func relative(
        _ name: String, in locale: some StringProtocol
    ) throws(BakedError) -> BakedRelativeDate {
        try relative(at: place(of: name), String(locale))
    }

    fileprivate func relative(at place: Int, _ locale: String) throws(BakedError) -> BakedRelativeDate {
        try read(place, locale) { program throws(BakedError) in
            guard case .relative(let relative) = program.kind else { throw program.isNot(name(of: place)) }
            return relative
        }
    }

    /// A distance in time, negative for the past, by a format of `"op":"relative"`.
    ///
    /// ```swift
    /// try formats.format("seen", -3, .day, in: "en")          // "3 days ago"
    /// ```
    ///
    /// - Throws: as ``number(_:in:)``, and as ``BakedRelativeDate/format(_:_:)``.
    public func format(
        _ name: String, _ offset: Double, _ unit: RelativeDateUnit, in locale: some StringProtocol
    ) throws(BakedError) -> String { try relative(name, in: locale).format(offset, unit) }
}

/// A baked format of distances in time, with a name in Swift.
///
/// ```swift unchecked
/// try Formats.seen.format(-1, .day, in: "de")        // "gestern"
/// ```
public struct BakedRelativeDateFormat: Sendable {
    private let format: BakedFormat

    /// The format of a name; what is wrong with it shows when it is used.
    public init(_ name: String, of literal: BakedLiteral) { format = BakedFormat(name, of: literal) }

    /// The format in a locale, to be held where many distances are formatted.
    public func compiled(in locale: some StringProtocol) throws(BakedError) -> BakedRelativeDate {
        try format.read { formats, place throws(BakedError) in try formats.relative(at: place, String(locale)) }
    }

    /// A distance in time, negative for the past.
    ///
    /// - Throws: ``BakedError``: a locale that was not baked, and as ``BakedRelativeDate/format(_:_:)``.
    public func format(
        _ offset: Double, _ unit: RelativeDateUnit, in locale: some StringProtocol
    ) throws(BakedError) -> String { try compiled(in: locale).format(offset, unit) }
}
