internal import LocaleFormatBridge
internal import LocaleFormatCalendars

extension ZoneRules {
    /// The zone that ICU is given, so that what it writes shows our clock: by its own rules where these are right, and else
    /// UTC, to which the offset is added.
    var icuZone: String { isICUs ? identifier : "Etc/GMT" }

    /// What ICU is told for an instant in that zone: milliseconds since 1970.
    func icuMilliseconds(_ instant: Instant) -> Double {
        isICUs ? instant.milliseconds : instant.milliseconds + Double(segment(at: instant.seconds).offset) * 1_000
    }
}

/// A date format of ICU's that goes by our clock.
///
/// Where ICU's rules of the zone are not those of the zone data, ICU writes the local time as if it were UTC's, with a mark in
/// place of each zone, where our own text goes.
final class ClockedFormat: Sendable {
    let handle: DateFormatHandle
    private let rules: ZoneRules
    private let zones: Zones?

    private struct Zones: Sendable {
        let pattern: String
        let fields: [(letter: Character, count: Int)]
        let mark: Unicode.Scalar
        let text: ZoneText
        /// The capitals of the first field, if that is a zone; nil for others.
        let capitalization: DateStyle.CapitalizationContext?
        let locale: String
    }

    init(
        _ kind: DateFormatHandle.Kind, locale: String, zone: TimeZoneID, capitalization: DateStyle.CapitalizationContext
    ) throws(ICUError) {
        rules = zone.rules
        handle = try DateFormatHandle(kind, locale: locale, zone: rules.icuZone)
        zones = rules.isICUs ? nil : try Self.zones(handle, locale: locale, zone: zone, capitalization)
    }

    /// Puts marks in place of zones; nil where there are none.
    private static func zones(
        _ handle: DateFormatHandle, locale: String, zone: TimeZoneID,
        _ capitalization: DateStyle.CapitalizationContext
    ) throws(ICUError) -> Zones? {
        let text = try handle.pattern()
        guard let pattern = try? DatePattern(text) else { return nil }
        let fields = pattern.fields.filter { DateField.isZone($0.letter) }
        // No text has a noncharacter in it, unless to find out what happens then.
        let marks = (0xFDD0...0xFDEF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        guard !fields.isEmpty, let mark = marks.first(where: { !text.unicodeScalars.contains($0) }) else { return nil }
        let parts = pattern.parts.map { (part) -> DatePattern.Part in
            if case .field(let letter, _) = part, DateField.isZone(letter) { return .literal(String(mark)) }
            return part
        }
        handle.apply(pattern: DatePattern(parts: parts).text)
        return Zones(
            pattern: text, fields: fields, mark: mark, text: try ZoneText.of(zone, in: locale),
            capitalization: pattern.fields.first.map { DateField.isZone($0.letter) } == true ? capitalization : nil,
            locale: locale)
    }

    /// How the locale counts weeks.
    func weeks() throws(CalendarError) -> WeekRules {
        try WeekRules(firstWeekday: handle.firstWeekday, minimumDays: handle.minimumDaysInFirstWeek)
    }

    func pattern() throws(ICUError) -> String {
        if let zones { return zones.pattern }
        return try handle.pattern()
    }

    func format(_ instant: Instant) throws(ICUError) -> String {
        guard zones == nil else { return try formatWithFields(instant).text }
        return try handle.format(rules.icuMilliseconds(instant))
    }

    /// As ``DateFormatHandle/formatWithFields(_:)``.
    func formatWithFields(_ instant: Instant) throws(ICUError) -> RawFormatted {
        let marked = try handle.formatWithFields(rules.icuMilliseconds(instant))
        guard let zones else { return marked }
        var (text, spans, rest) = ("", [RawFieldSpan](), marked.spans[...])
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
        let width = UTF8.width(zones.mark)
        for piece in marked.text.unicodeScalars.split(separator: zones.mark, omittingEmptySubsequences: false) {
            let length = piece.reduce(0) { $0 + UTF8.width($1) }
            takeSpans(upTo: source + length)
            text.unicodeScalars.append(contentsOf: piece)
            source += length + width
            guard field < zones.fields.count else { continue }
            let (letter, count) = zones.fields[field]
            var name = try zones.text.text(letter, count, at: instant.seconds)
            if field == 0, let capitalization = zones.capitalization {
                let title = try TitleCase(capitalization, locale: zones.locale)
                name = try title.apply([name], TitleCase.Usage(zone: letter, count)).first ?? name
            }
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
}
