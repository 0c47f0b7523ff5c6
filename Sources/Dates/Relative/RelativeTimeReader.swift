internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Reads a day with a time of day: "tomorrow at 3 PM".
final class RelativeTimeReader: Sendable {
    private unowned let parser: CompiledRelativeDateParser
    /// Nil for the few styles that cannot be read.
    private let time: CompiledDateParser?
    /// By which the style puts both together.
    private let pattern: RelativeTimePattern
    /// The day as it stands in the pattern.
    private let day: CompiledRelativeDate
    /// What may stand around the time, as it is compared; the longest first.
    private let joiners: [[UInt32]]

    convenience init(_ parser: CompiledRelativeDateParser) throws(DateError) {
        let style = parser.style
        let clock = DateStyle(date: .none, time: style.time == .none ? .short : style.time, locale: style.locale)
        let time = try? CompiledDateParser(clock.timeZone(.utc))
        func pattern(isWide: Bool) throws(DateError) -> RelativeTimePattern {
            let handle = try CompiledRelativeDate(reference: style.width(isWide ? .wide : .short))
            return try RelativeTimePattern.of(style.locale, isWide: isWide) { (day, time) throws(DateError) in
                try handle.combine(day: day, time: time)
            }
        }
        let (wide, short) = (try pattern(isWide: true), try pattern(isWide: false))
        let own = style.width == .wide ? wide : short
        let joiners = Set(
            [wide, short].flatMap { [$0.before, $0.between, $0.after] }
                .map { RelativeReadTable.Text($0, parser.table.folding).values }
        ).filter { !$0.isEmpty }.ordered { $0.count > $1.count }
        self.init(
            parser, time, own, day: try CompiledRelativeDate(reference: style.beside(own)), joiners: joiners)
    }

    private init(
        _ parser: CompiledRelativeDateParser, _ time: CompiledDateParser?, _ pattern: RelativeTimePattern,
        day: CompiledRelativeDate, joiners: [[UInt32]]
    ) {
        (self.parser, self.time, self.pattern) = (parser, time, pattern)
        (self.day, self.joiners) = (day, joiners)
    }

    // MARK: As the style writes it

    /// The reading of a text that the style writes for a day with a time; nil for others.
    func strict(_ text: RelativeReadTable.Text) throws(RelativeDateParseError) -> ParsedRelativeDate? {
        guard parser.style.time != .none, let clockParser = time, text.values.count <= Self.longest else { return nil }
        var readings: [ParsedRelativeDate] = []
        for place in 1..<max(1, text.values.count) {
            let part = pattern.isDayFirst ? 0..<place : place..<text.values.count
            for reading in parser.distances(text, in: part) where reading.unit == .day {
                guard let day = try? day.format(reading.distance), let clock = clock(in: text.source, beside: day),
                    let time = try? clockParser.parse(clock), time.hasTime, !time.hasDate
                else { continue }
                let found = reading.with(ParsedRelativeDate.Time(time))
                if !readings.contains(found) { readings.append(found) }
            }
        }
        return try one(of: readings, text)
    }

    /// What the pattern leaves for the time.
    private func clock(in text: String, beside day: String) -> Substring? {
        let start = pattern.before + (pattern.isDayFirst ? day + pattern.between : "")
        let end = (pattern.isDayFirst ? "" : pattern.between + day) + pattern.after
        let utf8 = text.utf8
        guard utf8.count > start.utf8.count + end.utf8.count, utf8.starts(with: start.utf8),
            utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
        else { return nil }
        let from = utf8.index(utf8.startIndex, offsetBy: start.utf8.count)
        return text[from..<utf8.index(utf8.endIndex, offsetBy: -end.utf8.count)]
    }

    // MARK: As people type it

    /// The reading of a day and a time in any order; nil where there are not both.
    func lenient(_ text: RelativeReadTable.Text) throws(RelativeDateParseError) -> ParsedRelativeDate? {
        let count = text.values.count
        guard count <= Self.longest else { return nil }
        var (readings, refused): ([ParsedRelativeDate], RelativeDateParseError?) = ([], nil)
        for place in 1..<max(1, count) {
            for (day, clock) in [(0..<place, place..<count), (place..<count, 0..<place)] {
                let found = parser.distances(text, in: trimmed(day, text))
                guard !found.isEmpty, let time = time(text, in: clock) else { continue }
                for reading in found {
                    guard reading.tellsDay else {
                        refused = .timeWithoutDay(reading.unit, at: text.offset(clock.lowerBound))
                        continue
                    }
                    let reading = reading.with(time)
                    if !readings.contains(reading) { readings.append(reading) }
                }
            }
        }
        if readings.isEmpty, let refused { throw refused }
        return try one(of: readings, text)
    }

    /// Characters of a text that is taken apart in all ways.
    private static let longest = 200

    private func one(
        of readings: [ParsedRelativeDate], _ text: RelativeReadTable.Text
    ) throws(RelativeDateParseError) -> ParsedRelativeDate? {
        if readings.count > 1 {
            throw .ambiguous(
                text: VisibleText.shortened(text.source), readings: readings.ordered { $0.description < $1.description }
            )
        }
        return readings.first
    }

    /// Without commas at both ends.
    private func trimmed(_ range: Range<Int>, _ text: RelativeReadTable.Text) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.isComma(text.values[start]) { start += 1 }
        while end > start, Self.isComma(text.values[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isComma(_ scalar: UInt32) -> Bool { [0x2C, 0x60C, 0x3001].contains(scalar) }

    /// The time in a part of a text, with the words that may stand around it. A number alone is none.
    private func time(_ text: RelativeReadTable.Text, in range: Range<Int>) -> ParsedRelativeDate.Time? {
        let plain = trimmed(range, text)
        var bare = plain
        for joiner in joiners where text.values[bare].count > joiner.count {
            if text.values[bare].starts(with: joiner) {
                bare = bare.lowerBound + joiner.count..<bare.upperBound
            } else if text.values[bare].suffix(joiner.count).elementsEqual(joiner) {
                bare = bare.lowerBound..<bare.upperBound - joiner.count
            } else {
                continue
            }
            break
        }
        if plain.isEmpty || bare == plain && text.values[plain].allSatisfy({ DigitSystems.unicodeDigit($0) != nil }) {
            return nil
        }
        for part in bare == plain ? [plain] : [bare, plain] {
            guard let time = try? time?.parse(text.original(part), mode: .lenient), time.hasTime, !time.hasDate
            else {
                continue
            }
            return ParsedRelativeDate.Time(time)
        }
        return nil
    }
}

extension ParsedRelativeDate {
    /// Whether a day is named, at which a time can be: no hour, and not the whole of "next month".
    fileprivate var tellsDay: Bool {
        switch unit {
        case .hour, .minute, .second: false
        case .week, .month, .quarter, .year: isNumeric
        default: true
        }
    }
}
