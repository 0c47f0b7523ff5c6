internal import LocaleFormatBridge
public import LocaleFormatCore

/// What CLDR says of a locale beyond its texts, as ECMA-402's `Intl.Locale` has it.
///
/// ```swift
/// let information = LocaleInformation(of: "he-IL")
/// information.isRightToLeft              // true
/// information.firstWeekday               // 1
/// information.weekend                    // [6, 7]
/// information.calendars                  // ["gregory", "hebrew", "islamic", "islamic-civil", "islamic-tbla"]
/// information.paperSize                  // 210 x 297 mm
/// ```
///
/// Everything is read from the system's ICU when it is asked for.
public struct LocaleInformation: Hashable, Sendable {
    /// The locale itself.
    public let locale: LocaleID

    /// What is known of a locale; of one without data, what holds for the world.
    public init(of locale: LocaleID) { self.locale = locale }

    private static func supplemental(_ table: String) -> ResourceBundle? {
        (try? ResourceBundle(name: "supplementalData", fallback: false))?.child(table)
    }

    /// The entry of the locale's region, or the world's.
    private func regional(_ table: String) -> ResourceBundle? {
        let table = Self.supplemental(table)
        return table?.child(locale.supplementalRegion) ?? table?.child("001")
    }

    // MARK: Writing

    /// Whether lines run from right to left.
    public var isRightToLeft: Bool { locale.isRightToLeft }

    /// The marks around a quotation, and around one within it.
    public struct QuotationMarks: Hashable, Sendable {
        /// "“"
        public let start: String
        /// "”"
        public let end: String
        /// "‘"
        public let innerStart: String
        /// "’"
        public let innerEnd: String
    }

    /// The marks around a quotation.
    public var quotationMarks: QuotationMarks {
        func mark(_ key: String) -> String { locale.resourceText(nil, ["delimiters", key]) ?? "\"" }
        return QuotationMarks(
            start: mark("quotationStart"), end: mark("quotationEnd"), innerStart: mark("alternateQuotationStart"),
            innerEnd: mark("alternateQuotationEnd"))
    }

    /// Where text is left out.
    public enum EllipsisPlace: String, Hashable, Sendable, CaseIterable {
        /// Before what is shown.
        case initial
        /// Between two pieces.
        case medial
        /// Behind what is shown.
        case final
    }

    /// The pattern of a text that is cut, with the shown text as `{0}` (and `{1}`): "{0}…".
    ///
    /// - Parameters:
    ///   - place: where the text is cut.
    ///   - betweenWords: whether the cut is between two words, rather than in one.
    public func ellipsis(_ place: EllipsisPlace, betweenWords: Bool = false) -> String {
        let key = (betweenWords ? "word-" : "") + place.rawValue
        return locale.resourceText(nil, ["Ellipsis", key]) ?? "{0}…"
    }

    /// Which characters are meant.
    public enum ExemplarKind: String, Hashable, Sendable, CaseIterable {
        /// Those that the language needs.
        case main = "ExemplarCharacters"
        /// Those of foreign words and technical terms.
        case auxiliary = "AuxExemplarCharacters"
        /// The headings of an index.
        case index = "ExemplarCharactersIndex"
        /// Digits, signs and separators of numbers.
        case numbers = "ExemplarCharactersNumbers"
        /// Punctuation.
        case punctuation = "ExemplarCharactersPunctuation"
    }

    /// The characters in use, as a set in ICU's notation (UTS #35 part 1, "Unicode Sets"): "[a ä b …]". Nil where CLDR lists none.
    public func exemplarCharacters(_ kind: ExemplarKind = .main) -> String? {
        locale.resourceText(nil, [kind.rawValue])
    }

    // MARK: Weeks and hours

    /// The day that a week begins with, from 1 for Sunday to 7: that of `-u-fw-`, or the region's.
    public var firstWeekday: Int {
        locale.firstWeekdayKeyword ?? week(0, 2)
    }

    /// As many days of the year its first week has at least.
    public var minimumDaysInFirstWeek: Int { week(1, 1) }

    /// The days of the weekend, from 1 for Sunday to 7.
    public var weekend: [Int] {
        let (first, last) = (week(2, 7), week(4, 1))
        return (0..<7).map { (first - 1 + $0) % 7 + 1 }.prefix((last - first + 7) % 7 + 1).ordered()
    }

    private func week(_ index: Int, _ otherwise: Int) -> Int {
        let numbers = regional("weekData")?.integers ?? []
        return numbers.indices.contains(index) ? numbers[index] : otherwise
    }

    /// The cycles of hours in use, the preferred one first, as values of `-u-hc-`: "h23", "h12".
    public var hourCycles: [String] {
        let table = Self.supplemental("timeData")
        let region = locale.supplementalRegion
        let entry = table?.child("\(locale.language)_\(region)") ?? table?.child(region) ?? table?.child("001")
        let letters = [entry?.child("preferred")?.string].compactMap { $0 } + (entry?.child("allowed")?.strings ?? [])
        var cycles = letters.compactMap { letter in
            switch letter.first {
            case "H": "h23"
            case "h": "h12"
            case "K": "h11"
            case "k": "h24"
            default: nil
            }
        }
        if let asked = locale.keyword("hc") { cycles.insert(asked, at: 0) }
        var seen: Set<String> = []
        return cycles.filter { seen.insert($0).inserted }
    }

    // MARK: What is in use

    /// The calendars in use, the preferred one first, as values of `-u-ca-`.
    public var calendars: [String] {
        var calendars = (regional("calendarPreferenceData")?.strings ?? ["gregorian"]).compactMap { name in
            (try? LocaleID("und@calendar=\(name)"))?.keyword("ca")
        }
        if let asked = locale.keyword("ca") { calendars = [asked] + calendars.filter { $0 != asked } }
        return calendars
    }

    /// The numbering systems in use, the default one first: `arab`, `latn`.
    public var numberingSystems: [NumberingSystem] {
        let named = ["native", "traditional", "finance"].compactMap {
            locale.resourceText(nil, ["NumberElements", $0])
        }
        let all = [try? NumberingSystem(usedIn: locale)] + named.map { try? NumberingSystem($0) }
        var seen: Set<NumberingSystem> = []
        return all.compactMap { $0 }.filter { seen.insert($0).inserted }
    }

    /// The orders of sorting that the locale has beside the standard one, as values of `-u-co-`, sorted: "emoji", "phonebk".
    public var collations: [String] {
        var names: Set<String> = []
        for bundle in locale.bundles("coll") {
            for table in bundle.child("collations")?.children ?? [] {
                guard let key = table.key, !key.hasPrefix("private-"), key != "default" else { continue }
                if let name = (try? LocaleID("und@collation=\(key)"))?.keyword("co") { names.insert(name) }
            }
        }
        return names.subtracting(["standard", "search"]).ordered()
    }

    /// A currency of a region, and when it was in use there.
    public struct CurrencyUse: Hashable, Sendable {
        /// Three letters, ISO 4217.
        public let code: String
        /// Milliseconds since 1970, UTC; nil for since ever.
        public let start: Int64?
        /// Milliseconds since 1970, UTC; nil for until today.
        public let end: Int64?
        /// Whether coins and notes may be paid with, as with most; a unit of account is no tender.
        public let isTender: Bool
    }

    /// The currencies of the region, today's and former ones, as CLDR lists them, the newest first.
    public var currencies: [CurrencyUse] {
        let map = (try? ResourceBundle(package: "curr", name: "supplementalData", fallback: false))?.child(
            "CurrencyMap")
        return (map?.child(locale.supplementalRegion)?.children ?? []).compactMap { entry in
            guard let code = entry.child("id")?.string else { return nil }
            func time(_ key: String) -> Int64? {
                guard let halves = entry.child(key)?.integers, halves.count == 2 else { return nil }
                return Int64(halves[0]) << 32 | Int64(UInt32(truncatingIfNeeded: halves[1]))
            }
            return CurrencyUse(
                code: code, start: time("from"), end: time("to"), isTender: entry.child("tender")?.string != "false")
        }
    }

    // MARK: Measures

    /// Metres or feet.
    public var measurementSystem: MeasurementSystem { MeasurementSystem(usedIn: locale) }

    /// Degrees Celsius or Fahrenheit.
    public var temperatureUnit: TemperatureUnit { TemperatureUnit(usedIn: locale) }

    /// A size of paper in millimetres.
    public struct PaperSize: Hashable, Sendable, CustomStringConvertible {
        /// The shorter side.
        public let width: Int
        /// The longer side.
        public let height: Int
        public var description: String { "\(width) x \(height) mm" }
    }

    /// The usual size of paper: A4, or Letter in a part of America.
    public var paperSize: PaperSize {
        let table = Self.supplemental("measurementData")
        let size = (table?.child(locale.supplementalRegion)?.child("PaperSize") ?? table?.node("001", "PaperSize"))?
            .integers
        guard let size, size.count == 2 else { return PaperSize(width: 210, height: 297) }
        return PaperSize(width: size[1], height: size[0])
    }
}
