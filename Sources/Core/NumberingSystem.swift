internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// A CLDR numbering system: ten digits (`deva`, `thai`) or rules (`roman`, `hebr`), by its CLDR name.
///
/// ```swift
/// try NumberingSystem("deva").digits     // "०१२३४५६७८९"
/// NumberingSystem.roman.isAlgorithmic    // true
/// ```
///
/// ``native``, ``traditional`` and ``finance`` stand for whatever the locale at hand has by that name; where it has
/// none, its default is used, as UTS #35 part 3 says.
public struct NumberingSystem: Hashable, Sendable {
    /// `-u-nu-` takes types of up to eight characters (UTS #35 part 1, "Unicode Locale Identifier").
    package let shortName: ShortName

    /// The name as in `-u-nu-`, for example `arabext`.
    public var name: String { shortName.text }

    /// - Throws: `LocaleError.unknownNumberingSystem(_:)` for a name the system's ICU does not have.
    public init(_ name: some StringProtocol) throws(LocaleError) {
        let name = String(name).withOrderedMarks.lowercased()
        let known = Self.generic.contains(name) || (try? NumberingSystemData.named(name)) != nil
        guard known, let short = ShortName(name) else { throw .unknownNumberingSystem(name) }
        shortName = short
    }

    private init(_ known: ShortName) { shortName = known }

    private init(unchecked name: StaticString) {
        guard let short = ShortName(name.description) else { preconditionFailure("\(name) is too long") }
        self.init(short)
    }

    private static let generic: Set<String> = ["native", "traditio", "finance"]

    /// Every numbering system of the system's ICU, sorted by name: 88 with ICU 72.
    public static let all: [NumberingSystem] =
        ((try? NumberingSystemData.names()) ?? []).compactMap { ShortName($0).map { NumberingSystem($0) } }

    /// The system a locale uses: by its `-u-nu-`, or its default.
    ///
    /// - Throws: `LocaleError.unknownNumberingSystem(_:)` when `-u-nu-` names one that ICU does not have.
    public init(usedIn locale: LocaleID) throws(LocaleError) {
        if let asked = locale.keyword("nu") { _ = try NumberingSystem(asked) }
        guard let used = try? NumberingSystemData.used(by: locale.icuName), let name = ShortName(used.name) else {
            throw .unknownNumberingSystem("")
        }
        self.init(name)
    }

    /// Whether numbers are written by rules rather than with ten digits. False for the generic names.
    public var isAlgorithmic: Bool { (try? NumberingSystemData.named(name))?.isAlgorithmic ?? false }

    /// The digits from zero to nine; nil for algorithmic systems and for the generic names.
    public var digits: String? {
        guard let data = try? NumberingSystemData.named(name), !data.isAlgorithmic else { return nil }
        return data.description
    }

    /// `0123456789`
    public static let latin = NumberingSystem(unchecked: "latn")
    /// `٠١٢٣٤٥٦٧٨٩`, of Arabic in Egypt and the east.
    public static let arabic = NumberingSystem(unchecked: "arab")
    /// `۰۱۲۳۴۵۶۷۸۹`, of Persian, Urdu and Kashmiri.
    public static let persian = NumberingSystem(unchecked: "arabext")
    /// `০১২৩৪৫৬৭৮৯`, of Bangla and Assamese.
    public static let bangla = NumberingSystem(unchecked: "beng")
    /// `०१२३४५६७८९`, of Hindi, Marathi and Nepali.
    public static let devanagari = NumberingSystem(unchecked: "deva")
    /// `૦૧૨૩૪૫૬૭૮૯`
    public static let gujarati = NumberingSystem(unchecked: "gujr")
    /// `੦੧੨੩੪੫੬੭੮੯`, of Punjabi.
    public static let gurmukhi = NumberingSystem(unchecked: "guru")
    /// `೦೧೨೩೪೫೬೭೮೯`
    public static let kannada = NumberingSystem(unchecked: "knda")
    /// `൦൧൨൩൪൫൬൭൮൯`
    public static let malayalam = NumberingSystem(unchecked: "mlym")
    /// `୦୧୨୩୪୫୬୭୮୯`
    public static let odia = NumberingSystem(unchecked: "orya")
    /// `௦௧௨௩௪௫௬௭௮௯`, by place; CLDR's `taml` is the traditional system, which writes `௰` for ten.
    public static let tamil = NumberingSystem(unchecked: "tamldec")
    /// `౦౧౨౩౪౫౬౭౮౯`
    public static let telugu = NumberingSystem(unchecked: "telu")
    /// `๐๑๒๓๔๕๖๗๘๙`
    public static let thai = NumberingSystem(unchecked: "thai")
    /// `〇一二三四五六七八九`, by place: 2025 is `二〇二五`.
    public static let hanDecimal = NumberingSystem(unchecked: "hanidec")
    /// `MMXXV`, by rules: zero is `N`, and from 400,000 on the digits are Latin.
    public static let roman = NumberingSystem(unchecked: "roman")
    /// `קכ״ג` for 123, by rules.
    public static let hebrew = NumberingSystem(unchecked: "hebr")
    /// The locale's own digits, `-u-nu-native`.
    public static let native = NumberingSystem(unchecked: "native")
    /// The locale's traditional numerals, `-u-nu-traditio`.
    public static let traditional = NumberingSystem(unchecked: "traditio")
    /// The locale's numerals for cheques and contracts, `-u-nu-finance`.
    public static let finance = NumberingSystem(unchecked: "finance")
}

extension NumberingSystem: CheckedIdentifier {
    public var description: String { name }
}
