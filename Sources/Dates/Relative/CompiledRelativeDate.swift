internal import LocaleFormatBridge
public import LocaleFormatCore
package import LocaleFormatMemory
public import LocaleFormatValuePrograms

/// A style for times seen from now, ready to run: immutable, shareable between threads, independent of any cache.
///
/// Words and patterns are read from ICU for each unit when it is first used, and checked; after that ICU is not asked,
/// unless the two differ.
///
/// ```swift
/// let style = try RelativeDateStyle(locale: "en").compiled()
/// try style.format(-1, .day)       // "yesterday"
/// try style.format(-3, .day)       // "3 days ago"
/// ```
public final class CompiledRelativeDate: CompiledStyle {
    /// How far away, negative for the past, and in what.
    public typealias Input = (offset: Double, unit: RelativeDateStyle.Unit)

    package let program: HeldReference<RelativeDateProgram>
    private let pool: HandlePool<RelativeDateHandle>
    /// Without the context: ICU tells the parts of a text only there.
    private let plain: HandlePool<RelativeDateHandle>
    private let isNumeric: Bool
    package let thresholds: RelativeThresholds

    /// - Throws: `DateError.locale` for an unknown numbering system.
    public convenience init(_ style: RelativeDateStyle) throws(DateError) { try self.init(style, usesProgram: true) }

    /// The same style with ICU formatting every value: what programs are compared with.
    package convenience init(reference style: RelativeDateStyle) throws(DateError) {
        try self.init(style, usesProgram: false)
    }

    private init(_ style: RelativeDateStyle, usesProgram: Bool) throws(DateError) {
        if let asked = style.locale.keyword("nu") {
            _ = try located { () throws(LocaleError) in try NumberingSystem(asked) }
        }
        let (name, width, context) = (style.locale.icuName, style.width.icu, style.capitalization.icu)
        let pool = HandlePool { () throws(ICUError) in
            try RelativeDateHandle(locale: name, width: width, context: context)
        }
        let plain =
            context <= DateStyle.CapitalizationContext.middleOfSentence.icu
            ? pool
            : HandlePool { () throws(ICUError) in
                try RelativeDateHandle(locale: name, width: width, context: DateStyle.CapitalizationContext.unknown.icu)
            }
        (self.pool, self.plain) = (pool, plain)
        isNumeric = style.numeric == .always
        thresholds = style.thresholds
        program = HeldReference(
            usesProgram
                ? try bridged { () throws(ICUError) in try RelativeDateProgram(style, pool, plain: plain) } : nil)
    }

    /// Whether programs write distances; a unit that they cannot say is left to ICU (``isFast(for:)``).
    public var isFast: Bool { !program.isNil }

    /// Whether a program writes this unit, rather than ICU.
    public func isFast(for unit: RelativeDateStyle.Unit) -> Bool {
        program.read { $0.unit(unit) { _ in true } } == true
    }

    /// The distance as text: negative for the past. `-0.0` is "0 days ago", 0 is "in 0 days", where words are not used.
    ///
    /// - Throws: `DateError.outOfRange` for what is not finite.
    public func format(_ offset: Double, _ unit: RelativeDateStyle.Unit) throws(DateError) -> String {
        if let text = program.read({ $0.text(offset, unit) }) { return text }
        guard offset.isFinite else { throw .outOfRange("distance \(offset)") }
        return try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in
                try handle.text(offset, unit: unit.icu, numeric: isNumeric)
            }
        }
    }

    /// The distance of whole units.
    public func format(_ offset: Int, _ unit: RelativeDateStyle.Unit) throws(DateError) -> String {
        try format(Double(offset), unit)
    }

    public func format(_ distance: Input) throws(DateError) -> String { try format(distance.offset, distance.unit) }

    /// Appends the distance as UTF-8.
    public func append(_ distance: Input, to bytes: inout [UInt8]) throws(DateError) {
        if program.read({ $0.append(distance.offset, distance.unit, to: &bytes) }) == true { return }
        bytes.append(contentsOf: try format(distance).utf8)
    }

    /// The distance with the place of its number; words such as "tomorrow" have none. Asks ICU.
    public func formattedText(_ distance: Input) throws(DateError) -> FormattedText<RelativeDateField> {
        let text = try format(distance)
        let raw = try bridged { () throws(ICUError) in
            try plain.withHandle { (handle) throws(ICUError) in
                try handle.format(distance.offset, unit: distance.unit.icu, numeric: isNumeric)
            }
        }
        // The context may have put a capital before the number, and nothing behind it.
        guard let number = raw.number else { return FormattedText(text: text, spans: []) }
        let rest = raw.text.utf8.count - number.lowerBound
        guard text.utf8.suffix(rest).elementsEqual(raw.text.utf8.suffix(rest)) else {
            return FormattedText(text: text, spans: [])
        }
        let start = text.utf8.count - rest
        return FormattedText(text: text, spans: [.init(field: .number, range: start..<start + number.count)])
    }

    /// The distance from one instant to another, as the style's `format(_:relativeTo:)` has it.
    public func format(_ instant: Instant, relativeTo now: Instant) throws(DateError) -> String {
        try format(thresholds.distance(now.seconds(to: instant)))
    }

    /// A day and a time of day by ICU's pattern for both: "yesterday" and "10:30" as "yesterday, 10:30".
    public func combine(day: String, time: String) throws(DateError) -> String {
        try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in try handle.combine(day: day, time: time) }
        }
    }
}
