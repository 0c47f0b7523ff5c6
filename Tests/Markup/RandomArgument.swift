import LocaleFormat
import LocalizedStrings
import TestSupport

/// Arguments of every kind, in styles of every choice.
enum RandomArgument {
    private static let locales: [LocaleID] = [.root, .root, "de", "ar-EG", "hi-u-nu-deva"]

    static func make(_ random: inout SeededGenerator, depth: Int) -> TextArgument {
        switch random.next() % (depth < 4 ? 8 : 6) {
        case 0: .number(number(&random))
        case 1: .string(string(&random))
        case 2: .styledNumber(number(&random), numberStyle(&random))
        case 3: .date(instant(&random), dateStyle(&random))
        case 4: .duration(.nanoseconds(random.integer()), durationStyle(&random))
        case 5: .name(name(&random), nameStyle(&random))
        case 6:
            .list(
                (0..<Int(random.next() % 4)).map { _ in make(&random, depth: depth + 1) },
                ListStyle(
                    random.element(of: ListStyle.ListType.allCases),
                    width: random.element(of: ListStyle.Width.allCases),
                    locale: random.element(of: locales)))
        default:
            .text(
                LocalizedText(
                    key: "%@", arguments: [make(&random, depth: depth + 1)],
                    table: random.chance(1, in: 2) ? string(&random) : nil))
        }
    }

    static func number(_ random: inout SeededGenerator) -> NumberValue {
        switch random.next() % 7 {
        case 0: return NumberValue(random.integer())
        case 1: return NumberValue(random.next())
        case 2: return NumberValue(Int128(Int64(bitPattern: random.next())) &* Int128(random.next()))
        case 3:
            // NaN is unlike itself.
            let double = random.double()
            return .double(double.isNaN ? 0 : double)
        case 4: return Float(Int64(bitPattern: random.next()) % 1_000_000).numberValue
        case 5:
            return .scaled(
                isNegative: random.chance(1, in: 2), magnitude: UInt128(random.next()),
                exponent: Int(random.next() % 40) - 20)
        default: return (try? ExactDecimal(random.decimalText(digits: 40))).map { .decimal($0) } ?? .double(1)
        }
    }

    private static func string(_ random: inout SeededGenerator) -> String {
        random.element(of: [
            "", "a", "Größe", "שלום", "\u{0}", "\u{1F469}\u{200D}\u{1F52C}", "\"\\/", "%@ %d", "e\u{301}", "\r\n",
        ])
    }

    private static func numberStyle(_ random: inout SeededGenerator) -> NumberSpecification {
        let kinds: [NumberSpecification.Kind] = [
            .decimal, .percent, .permille, .wholePercent, .wholePermille, .unit("meter", width: .wide),
            .currency("JPY", presentation: .fullName, accounting: false, cash: true), .skeleton("percent"),
            .currency("EUR", presentation: .standard, accounting: true, cash: false), .pattern("#,##0.0;(#)"),
            .rules(.spellout, set: "%spellout-ordinal"), .rules(.ordinal, set: nil), .unit("kilogram", width: .short),
        ]
        var style = NumberSpecification(locale: random.element(of: locales), kind: random.element(of: kinds))
        if random.chance(1, in: 3) { style.options.numbering = random.element(of: [.thai, .latin, .devanagari]) }
        if random.chance(1, in: 3) { style.options.grouping = random.element(of: Grouping.allCases) }
        if random.chance(1, in: 3) {
            style.options.sign = random.element(of: [.never, .always(), .always(includingZero: false), .negative])
        }
        if random.chance(1, in: 3) {
            style.options.notation = random.element(of: [
                .scientific, .engineering, .compactName(.short), .compactName(.long), .spellOut, .ordinal,
            ])
        }
        if random.chance(1, in: 3) {
            style.options.precision = random.element(of: [
                .fractionLength(2), .fractionLength(1...), .significantDigits(2...4), .unlimited,
                .fractionLength(2).hidingZeroFraction(),
            ])
        }
        if random.chance(1, in: 6) { style.options.increment = 5 }
        if random.chance(1, in: 3) { style.options.rounding = random.element(of: RoundingMode.allCases) }
        if random.chance(1, in: 6) { style.options.minimumIntegerDigits = 4 }
        if random.chance(1, in: 6) { style.options.scale = 100 }
        if random.chance(1, in: 6) { style.options.decimalSeparator = .always }
        return style
    }

    private static func instant(_ random: inout SeededGenerator) -> Instant {
        let seconds = Int64(bitPattern: random.next()) >> Int64(20 + random.next() % 40)
        return (try? Instant(seconds: seconds, nanoseconds: Int64(random.next() % 1_000_000_000))) ?? .epoch
    }

    private static func dateStyle(_ random: inout SeededGenerator) -> DateStyle {
        let lengths = DateStyle.Length.allCases
        let templates: [DateStyle.Template] = [
            .automatic, .lengths(date: random.element(of: lengths), time: random.element(of: lengths)),
            .lengths(date: random.element(of: lengths), time: .none), .skeleton("yMMMEdjm"),
            .pattern("yyyy-MM-dd HH:mm:ss.SSS"),
        ]
        var style = DateStyle(random.element(of: templates), locale: random.element(of: locales))
        // Without one the zone is that of the machine at the time.
        style.timeZone = random.element(of: ["UTC", "Asia/Kolkata", "America/New_York"])
        if random.chance(1, in: 3) { style.calendar = random.element(of: CalendarID.allCases) }
        if random.chance(1, in: 6) { style.calendarOptions = CalendarOptions(persian: .equinox, islamic: .conjunction) }
        if random.chance(1, in: 4) { style.numbering = random.element(of: [.thai, .latin]) }
        if random.chance(1, in: 4) { style.hourCycle = random.element(of: DateStyle.HourCycle.allCases) }
        if random.chance(1, in: 4) {
            style.capitalization = random.element(of: DateStyle.CapitalizationContext.allCases)
        }
        if random.chance(1, in: 4) { style.lunarDays = .halves }
        return style
    }

    private static func durationStyle(_ random: inout SeededGenerator) -> DurationStyle {
        let digits = Int(random.next() % 3)
        let layout: DurationStyle.Layout =
            random.chance(1, in: 2)
            ? .time(
                random.element(of: DurationStyle.Pattern.allCases), padding: Int(random.next() % 3),
                fractionalSecondsLength: Int(random.next() % 4))
            : .units(
                allowed: Set(DurationUnit.allCases.filter { _ in random.chance(1, in: 2) }),
                width: random.element(of: NumberSpecification.UnitWidth.allCases),
                maximumUnitCount: random.chance(1, in: 2) ? 2 : nil, zeroValueLength: Int(random.next() % 3),
                fractionLength: digits...digits + Int(random.next() % 3))
        return DurationStyle(
            layout, rounding: random.element(of: RoundingMode.allCases),
            grouping: random.element(of: Grouping.allCases),
            locale: random.element(of: locales))
    }

    private static func name(_ random: inout SeededGenerator) -> PersonName {
        PersonName(
            prefix: random.chance(1, in: 4) ? "Dr." : nil, given: random.element(of: ["Ada", "愛", nil]),
            middle: random.chance(1, in: 4) ? "King" : nil,
            family: random.element(of: ["Lovelace", "van der Poel", nil]),
            suffix: random.chance(1, in: 4) ? "Esq." : nil, nickname: random.chance(1, in: 4) ? "Addy" : nil,
            locale: random.element(of: [nil, "ja", "nl"]),
            preferredOrder: random.element(of: [nil, .givenFirst, .surnameFirst]))
    }

    private static func nameStyle(_ random: inout SeededGenerator) -> PersonNameStyle {
        let locale = random.element(of: locales)
        var style =
            random.chance(1, in: 2)
            ? PersonNameStyle(random.element(of: PersonNameStyle.Style.allCases), locale: locale)
            : PersonNameStyle(
                length: random.element(of: NameLength.allCases), usage: random.element(of: NameUsage.allCases),
                formality: random.element(of: NameFormality.allCases), locale: locale)
        style.order = random.element(of: NameOrder.allCases)
        style.prefersNicknames = random.chance(1, in: 2)
        style.capitalizesSurname = random.chance(1, in: 2)
        return style
    }
}
