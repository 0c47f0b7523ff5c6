internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatLocales

extension ZoneRules {
    /// The zone that ICU is given, so that what it writes shows our clock: by its own rules where these are right, and else
    /// UTC, to which the offset is added.
    var icuZone: String { isICUs ? identifier : "Etc/GMT" }

    /// What ICU is told for an instant in that zone: milliseconds since 1970.
    func icuMilliseconds(_ instant: Instant) -> Double {
        isICUs ? instant.milliseconds : instant.milliseconds + Double(segment(at: instant.seconds).offset) * 1_000
    }
}

/// A date format of ICU's that goes by our clock and by our years.
///
/// Where ICU's rules of the zone are not those of the zone data, ICU writes the local time as if it were UTC's. In place of
/// each zone, and of each year that ICU counts otherwise, it writes a mark, where our own text goes.
final class ClockedFormat: Sendable {
    let handle: DateFormatHandle
    private let rules: ZoneRules
    private let marked: Marked?

    private struct Marked: Sendable {
        let pattern: String
        let fields: [(letter: Character, count: Int)]
        let mark: Unicode.Scalar
        /// Nil where no zone is marked.
        let zone: ZoneText?
        let years: [Character: CountedYears]
        /// The capitals of the first field, if that is marked; nil for others.
        let capitalization: DateStyle.CapitalizationContext?
        let locale: String
    }

    /// - Parameter calendar: that of the locale.
    init(
        _ kind: DateFormatHandle.Kind, locale: String, zone: TimeZoneID, calendar: CalendarID,
        capitalization: DateStyle.CapitalizationContext
    ) throws(ICUError) {
        rules = zone.rules
        handle = try DateFormatHandle(kind, locale: locale, zone: rules.icuZone)
        let years = CountedYears.differing(in: calendar)
        marked =
            rules.isICUs && years.isEmpty
            ? nil : try Self.marked(handle, locale: locale, zone: zone, years, capitalization)
    }

    /// Puts marks in place of zones and years; nil where there are none.
    private static func marked(
        _ handle: DateFormatHandle, locale: String, zone: TimeZoneID, _ years: [Character: CountedYears],
        _ capitalization: DateStyle.CapitalizationContext
    ) throws(ICUError) -> Marked? {
        let text = try handle.pattern()
        guard let pattern = try? DatePattern(text) else { return nil }
        let isICUs = zone.rules.isICUs
        func isMarked(_ letter: Character) -> Bool { years[letter] != nil || !isICUs && DateField.isZone(letter) }
        let fields = pattern.fields.filter { isMarked($0.letter) }
        // No text has a noncharacter in it, unless to find out what happens then.
        let marks = (0xFDD0...0xFDEF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        guard !fields.isEmpty, let mark = marks.first(where: { !text.unicodeScalars.contains($0) }) else { return nil }
        let parts = pattern.parts.map { (part) -> DatePattern.Part in
            if case .field(let letter, _) = part, isMarked(letter) { return .literal(String(mark)) }
            return part
        }
        handle.apply(pattern: DatePattern(parts: parts).text)
        return Marked(
            pattern: text, fields: fields, mark: mark, zone: isICUs ? nil : try ZoneText.of(zone, in: locale),
            years: years,
            capitalization: pattern.fields.first.map { DateField.isZone($0.letter) } == true ? capitalization : nil,
            locale: locale)
    }

    /// How the locale counts weeks.
    func weeks() throws(CalendarError) -> WeekRules {
        try WeekRules(firstWeekday: handle.firstWeekday, minimumDays: handle.minimumDaysInFirstWeek)
    }

    func pattern() throws(ICUError) -> String {
        if let marked { return marked.pattern }
        return try handle.pattern()
    }

    func format(_ instant: Instant) throws(ICUError) -> String {
        guard marked == nil else { return try formatWithFields(instant).text }
        return try handle.format(rules.icuMilliseconds(instant))
    }

    /// As ``DateFormatHandle/formatWithFields(_:)``.
    func formatWithFields(_ instant: Instant) throws(ICUError) -> RawFormatted {
        let raw = try handle.formatWithFields(rules.icuMilliseconds(instant))
        guard let marked else { return raw }
        var (text, spans, rest) = ("", [RawFieldSpan](), raw.spans[...])
        var (source, field) = (0, 0)
        /// Takes over what ICU marked up to a place of its text.
        func takeSpans(upTo end: Int) {
            while let span = rest.first, span.range.lowerBound < end {
                let shift = text.utf8.count - source
                spans.append(
                    RawFieldSpan(
                        category: span.category, field: span.field,
                        range: span.range.lowerBound + shift..<span.range.upperBound + shift))
                rest.removeFirst()
            }
        }
        let width = UTF8.width(marked.mark)
        for piece in raw.text.unicodeScalars.split(separator: marked.mark, omittingEmptySubsequences: false) {
            let length = piece.reduce(0) { $0 + UTF8.width($1) }
            takeSpans(upTo: source + length)
            text.unicodeScalars.append(contentsOf: piece)
            source += length + width
            guard field < marked.fields.count else { continue }
            let (letter, count) = marked.fields[field]
            let name = try own(letter, count, at: instant, isFirst: field == 0, marked)
            if !name.isEmpty {
                let start = text.utf8.count
                text += name
                spans.append(
                    RawFieldSpan(
                        category: .date, field: DateField.icuField(letter), range: start..<text.utf8.count))
            }
            field += 1
        }
        return RawFormatted(text: text, spans: spans)
    }

    /// Our text of a field that is marked.
    private func own(
        _ letter: Character, _ count: Int, at instant: Instant, isFirst: Bool, _ marked: Marked
    ) throws(ICUError) -> String {
        if let years = marked.years[letter] {
            let year = try handle.calendarFields([years.icuField], at: rules.icuMilliseconds(instant))[0]
            return try years.text(year, letter, count, locale: marked.locale)
        }
        let name = try marked.zone?.text(letter, count, at: instant.seconds) ?? ""
        guard isFirst, let capitalization = marked.capitalization else { return name }
        return TitleCase(capitalization, locale: marked.locale).apply(name, TitleCase.Usage(zone: letter, count))
    }
}
