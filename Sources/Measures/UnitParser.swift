public import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatMemory
public import LocaleFormatNumbers

/// Reads quantities as people write them: a number, and a unit by any of its names in the locale or in English, on either side.
///
/// ```swift
/// let parser = try UnitParser(locale: "en")
/// try parser.parse("5 km").unit.id                 // "kilometer"
/// try parser.parse("5 feet, 11 inches").unit.id    // "foot-and-inch"
/// try parser.parse("1,200 MB/s").value             // 1200
/// try parser.parse("5 parsnips")                   // throws: unknown unit 'parsnips' at byte 2
/// ```
///
/// All widths, plural forms and cases that CLDR has are read, digits of any script, compounds such as `MB/s` that have no name of
/// their own, several units together, CLDR's identifiers, and common spellings (`kph`).
///
/// A name may be that of several units. What decides is, in this order:
///
/// | step | `text`, in `en` | read as |
/// |---|---|---|
/// | the locale's own names come before English ones | `5 t` | tonne |
/// | capitals as they are come before others | `5 Mb` | megabit |
/// | what a style writes to the letter, spaces and plural forms too, comes before what it nearly writes | | |
/// | all units of one text go together | `5m 30s` | minute-and-second |
/// | the everyday unit comes first | `5 m`, `5 gb`, `5′` | meter, gigabyte, foot |
/// | short names and words come before narrow ones | | |
///
/// Everyday are, the first before all others: lengths, times, weights, temperatures, parts of a hundred, amounts of data; at the end
/// come what is told by names alike: arc-minute, day-person, farad, which `5 F` is not even where a style writes farads so. Who asks for
/// `NumberParseMode.strict` gets an error for a name of several units.
public final class UnitParser: Sendable {
    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = 20_000
    /// The most units that are read together.
    public static let maximumUnits = 8
    /// Names that are looked up for one text, which may be taken apart in many ways.
    static let maximumSteps = 4_000

    let locale: LocaleID
    let number: CompiledNumberParser
    let names: UnitNames
    /// What stands between the parts of a quantity, beside commas and spaces: "og", "and".
    let joiners: [String]

    /// - Throws: `NumberError` for a locale that asks for an unknown numbering system.
    public convenience init(locale: LocaleID) throws(NumberError) {
        self.init(
            locale, try CompiledNumberParser(NumberSpecification(locale: locale, kind: .decimal)), UnitNames.of(locale),
            joiners: Self.joiners(locale) + ["and", "&", "+"])
    }

    private init(_ locale: LocaleID, _ number: CompiledNumberParser, _ names: UnitNames, joiners: [String]) {
        (self.locale, self.number, self.names, self.joiners) = (locale, number, names, joiners)
    }

    private static let cache = CompiledCache<LocaleID, UnitParser>(capacity: 16)

    static func cached(_ locale: LocaleID) throws(NumberError) -> UnitParser {
        try cache.value(for: locale) { () throws(NumberError) in try UnitParser(locale: locale) }
    }

    /// The words of lists of parts, longest first.
    private static func joiners(_ locale: LocaleID) -> [String] {
        var words: Set<String> = []
        for type in [ListStyle.ListType.unit, .and] {
            for width in ListStyle.Width.allCases {
                for items in [["\u{1}", "\u{1}"], ["\u{1}", "\u{1}", "\u{1}"]] {
                    let text = ListStyle(type, width: width, locale: locale).format(items)
                    for word in text.split(separator: "\u{1}") { words.insert(String(word.trimmed)) }
                }
            }
        }
        return words.filter { !$0.isEmpty }.ordered { $0.utf8.count > $1.utf8.count }
    }

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - text: a number and a unit, in the order of the language.
    ///   - mode: whether a name of several units is refused, `NumberParseMode.strict`, or read as the everyday one.
    /// - Returns: the amount in the unit that the text names; of several units, in the largest, as ``UnitStyle`` writes them.
    /// - Throws: ``UnitParseError``; ``UnitParseError/ambiguousUnit(text:candidates:at:)`` in strict mode alone.
    public func parse(
        _ text: some StringProtocol, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> UnitAmount {
        try read(String(text), as: nil, mode).amount
    }

    /// Reads a whole text, and converts it, exactly.
    ///
    /// ```swift
    /// try UnitParser(locale: "en").parse("5 feet, 11 inches", to: "centimeter").description        // "180.34"
    /// ```
    ///
    /// Of units of one name the first that is convertible is read: `5 m` as minutes where seconds are asked for.
    ///
    /// - Throws: ``UnitParseError``; ``UnitParseError/unit(_:)`` for what is not convertible.
    public func parse(
        _ text: some StringProtocol, to unit: UnitID, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> ExactDecimal {
        try read(String(text), as: nil, mode, to: unit).converted(to: unit)
    }

    /// The unit of a name: `kilometres`, `km/h`, `°C`, `kilometer-per-hour`.
    ///
    /// - Throws: ``UnitParseError/unknownUnit(text:at:)``; in strict mode ``UnitParseError/ambiguousUnit(text:candidates:at:)``.
    public func unit(
        named name: some StringProtocol, mode: NumberParseMode = .lenient
    ) throws(UnitParseError) -> UnitID {
        guard name.utf8.count <= Self.maximumLength else {
            throw .tooLong(length: name.utf8.count, limit: Self.maximumLength)
        }
        if let unit = try? UnitID(name) { return unit }
        let name = String(name).withOrderedMarks
        return try choose(names.units(named: name), name[...], at: 0, mode)
    }
}
