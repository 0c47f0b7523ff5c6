public import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// The inverse of a style for times seen from now, ready to run: immutable, shareable between threads, independent of any cache.
///
/// It reads the locale's words and patterns for every unit, in every plural form, and a time of day beside a day.
///
/// ```swift
/// let parser = try CompiledRelativeDateParser(RelativeDateStyle(locale: "de"))
/// try parser.parse("vorgestern").description                       // "-2 day"
/// try parser.parse("in 3 Tagen").description                       // "3 day"
/// try parser.parse("MORGEN UM 15:00", mode: .lenient).description     // "1 day 15:00"
/// try parser.parse("vor 5 Minuten um 15:00", mode: .lenient)    // throws: a time of day at byte 14 beside a distance in units of a minute, …
/// ```
///
/// | text, in `en` | strict | lenient |
/// |---|---|---|
/// | `in 3 days`, `tomorrow`, as the style writes it | yes | yes |
/// | `IN 3 DAYS`, `in  3days`, `in ३ days` | error | yes |
/// | `in three days`, `in twenty-one days`, up to a hundred, by the language's rules for numbers | error | yes |
/// | `in 3 mo.`, `in 1 day`, of another width or with a number for a word | error | yes |
/// | `tomorrow at 3 PM`, in a style without a time; `3 PM tomorrow` | error | yes |
/// | `in 2 weeks at 3 PM` | error | yes: the day is counted |
/// | `5 minutes ago at 3 PM`, `next month at 3 PM` | error | error: no day stands beside the time |
/// | `tomorrow 3` | error | error: no more than a number |
///
/// What a locale writes alike for several distances is an error that lists them. Of several readings those come first that the style writes
/// to the letter, then those that the locale writes in another width.
public final class CompiledRelativeDateParser: Sendable {
    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = 1_000

    /// The calendar by whose months and years it is counted.
    public var calendar: CalendarSystem { place.calendar }

    let style: RelativeDateStyle
    let table: RelativeReadTable
    private let place: ParsedRelativeDate.Place
    private let number: CompiledNumberParser
    private let written: CompiledRelativeDate
    /// The same in all widths, with words and without, made when a text asks for them.
    private let others = Lock<[CompiledRelativeDate]?>(nil)
    private let words = Lock<RelativeNumberWords?>(nil)
    private let times = Lock<RelativeTimeReader?>(nil)

    /// - Throws: `DateError.locale` for an unknown numbering system.
    public convenience init(_ style: RelativeDateStyle) throws(DateError) {
        // ICU writes what is compared: the parser asks for few texts.
        let written = try CompiledRelativeDate(reference: style)
        var date = DateStyle(pattern: "y", locale: style.locale).timeZone(.utc)
        date.calendar = style.calendar
        let place = ParsedRelativeDate.Place(calendar: try date.days().calendar, firstWeekday: style.firstWeekday)
        let table = try RelativeReadTable(style.locale)
        let number: CompiledNumberParser
        do throws(NumberError) {
            number = try CompiledNumberParser(NumberSpecification(locale: style.locale, kind: .decimal))
        } catch { throw .locale(.unknownNumberingSystem(style.locale.keyword("nu") ?? "")) }
        self.init(style, table, place, number, written)
    }

    private init(
        _ style: RelativeDateStyle, _ table: RelativeReadTable, _ place: ParsedRelativeDate.Place,
        _ number: CompiledNumberParser, _ written: CompiledRelativeDate
    ) {
        (self.style, self.table, self.place) = (style, table, place)
        (self.number, self.written) = (number, written)
    }

    /// Reads a whole text.
    ///
    /// - Throws: ``RelativeDateParseError`` with the place and what was expected there, or with all readings.
    public func parse(
        _ text: some StringProtocol, mode: DateParseMode = .strict
    ) throws(RelativeDateParseError) -> ParsedRelativeDate {
        let length = text.utf8.count
        guard length > 0 else { throw .empty }
        guard length <= Self.maximumLength else { throw .tooLong(length: length, limit: Self.maximumLength) }
        let text = RelativeReadTable.Text(String(text), table.folding)
        guard !text.values.isEmpty else { throw .empty }
        let readings = distances(text, in: text.values.indices)
        if let reading = try chosen(readings, text.source, mode) { return reading }
        let reader = try timeReader()
        if mode == .strict {
            if let reading = try reader.strict(text) { return reading }
            throw unexpected(text, isReadLeniently: (try? parse(text.source, mode: .lenient)) != nil)
        }
        if let reading = try reader.lenient(text) { return reading }
        throw unexpected(text, isReadLeniently: false)
    }

    /// What a part of a text means without a time.
    func distances(_ text: RelativeReadTable.Text, in range: Range<Int>) -> [ParsedRelativeDate] {
        let found = table.distances(text, in: range) { place in
            let number = try? self.number.parse(plainly: String(text.original(place)), mode: .lenient)
            if let value = number?.exactDecimal { return [value] }
            return numberWords().numbers(text.values[place])
        }
        return found.map { ParsedRelativeDate($0.key.offset, $0.key.unit, isNumeric: $0.value, place) }
    }

    /// The one reading that is meant; nil where there is none.
    func chosen(
        _ readings: [ParsedRelativeDate], _ text: String, _ mode: DateParseMode
    ) throws(RelativeDateParseError) -> ParsedRelativeDate? {
        let own = readings.filter { isWritten($0, text, by: written) }
        var best = own
        if own.isEmpty, mode == .lenient {
            best = readings
            if readings.count > 1 {
                let exact = readings.filter { reading in
                    otherForms().contains { isWritten(reading, text, by: $0) }
                }
                if !exact.isEmpty { best = exact }
            }
        }
        if best.count > 1 {
            throw .ambiguous(text: VisibleText.shortened(text), readings: best.ordered(by: Self.areInOrder))
        }
        return best.first
    }

    private func isWritten(_ reading: ParsedRelativeDate, _ text: String, by style: CompiledRelativeDate) -> Bool {
        // To the letter: composed or not, letters are not the same.
        (try? style.format(reading.distance))?.utf8.elementsEqual(text.utf8) == true
    }

    private func otherForms() -> [CompiledRelativeDate] {
        if let known = others.withLock({ $0 }) { return known }
        let made = RelativeDateStyle.Width.allCases.flatMap { width in
            RelativeDateStyle.Numeric.allCases.compactMap { numeric in
                try? CompiledRelativeDate(
                    reference: style.width(width).numeric(numeric).capitalizationContext(.unknown))
            }
        }
        others.withLock { $0 = made }
        return made
    }

    private func numberWords() -> RelativeNumberWords {
        if let known = words.withLock({ $0 }) { return known }
        let made = RelativeNumberWords(style.locale, table.folding)
        words.withLock { $0 = made }
        return made
    }

    private func timeReader() throws(RelativeDateParseError) -> RelativeTimeReader {
        if let known = times.withLock({ $0 }) { return known }
        do throws(DateError) {
            let made = try RelativeTimeReader(self)
            times.withLock { $0 = made }
            return made
        } catch { throw .style(error) }
    }

    private func unexpected(_ text: RelativeReadTable.Text, isReadLeniently: Bool) -> RelativeDateParseError {
        let reach = table.reach(text)
        let found = VisibleText.shortened(text.original(reach..<text.values.count), to: 20, end: "…")
        var expected = ["1", "-3"].compactMap { offset in
            (try? written.format(Double(offset) ?? 0, .day)).map { "'\($0)'" }
        }.joined(separator: ", ")
        expected = "a time seen from now, such as \(expected)"
        if isReadLeniently { expected += "; the lenient mode reads it" }
        return .unexpected(text: found, at: text.offset(reach), expected: expected)
    }

    private static func areInOrder(_ one: ParsedRelativeDate, _ other: ParsedRelativeDate) -> Bool {
        (one.unit.icu, one.distance.offset) < (other.unit.icu, other.distance.offset)
    }
}
