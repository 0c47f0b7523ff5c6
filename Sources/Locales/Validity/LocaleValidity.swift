public import LocaleFormatCore

/// What CLDR knows of each subtag of a locale: a tag may be well formed, and its subtags mean nothing (UTS #35 part 1, "Validity
/// Data" and "Key/Type Definitions").
///
/// ```swift
/// let validity = try LocaleValidity(of: "sr-Lant-SU-u-ca-buddist")
/// validity.isValid                            // false
/// for problem in validity.problems { print(problem) }
/// // CLDR knows no script 'Lant'; did you mean 'Latn'?
/// // the region 'SU' is deprecated; now RU, AM, AZ, BY, EE, GE, KZ, KG, LV, LT, MD, TJ, TM, UA or UZ
/// // CLDR knows no value 'buddist' of 'ca'; did you mean 'buddhist'?
/// ```
///
/// The lists are those of the system's ICU, and grow with it. Subtags behind `-x-` mean what the parties agree on, and are passed
/// over.
public struct LocaleValidity: Hashable, Sendable {
    /// The subtags in the order of the tag, each key before its value. The value of a key that CLDR does not know is passed over.
    public let subtags: [Subtag]

    /// Of an identifier in any form, before anything in it is replaced: `iw` is deprecated here, and `he` in a `LocaleID`.
    ///
    /// - Throws: `LocaleError` for what is not well formed.
    public init(of text: some StringProtocol) throws(LocaleError) {
        self.init(try LocaleParts(parsing: String(text)))
    }

    init(_ parts: LocaleParts) { subtags = SubtagChecker().subtags(of: parts) }

    /// Whether CLDR knows every subtag; those that are deprecated are known.
    public var isValid: Bool { subtags.allSatisfy { $0.status != nil } }

    /// The subtags that CLDR does not know or advises against.
    public var problems: [Subtag] { subtags.filter { $0.status == nil || $0.status == .deprecated } }
}

extension LocaleValidity {
    /// What a subtag is known as; the words are CLDR's.
    public enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        /// `de`, `Latn`, `DE`, `1996`.
        case regular
        /// `mul`, `Zxxx`, `XA`: not for ordinary text.
        case special
        /// `und`, `Zzzz`, `ZZ`: says that nothing is known.
        case unknown
        /// `001`, `EU`: several countries.
        case macroregion
        /// `iw`, `SU`: known, but something else is to be written.
        case deprecated
        /// `qfz`, `Qaaq`: for private agreements.
        case privateUse = "private_use"
        /// `qaa`, `AA`: private in ISO's standards, and kept by CLDR for itself.
        case reserved
    }

    /// A subtag, or a keyword's key or value.
    public struct Subtag: Hashable, Sendable {
        /// What a subtag stands for.
        public enum Kind: Hashable, Sendable {
            /// `sr`.
            case language
            /// `Latn`.
            case script
            /// `RS`, `001`.
            case region
            /// `1996`, `valencia`.
            case variant
            /// In `-u-` before the first key. CLDR knows none.
            case attribute
            /// Of `-u-` or `-t-`.
            case key
            /// Of such a key; all its subtags, `islamic-civil`.
            case value(key: String)
            /// The letter of an extension other than `-u-` and `-t-`. CLDR knows none.
            case singleton
        }

        /// What it stands for.
        public let kind: Kind
        /// In the case of its kind; `true` for a key without a value.
        public let text: String
        /// Nil where CLDR does not know the subtag.
        public let status: Status?
        /// What CLDR puts in its place: several for a country that fell apart, none for most subtags.
        public let replacements: [String]
        /// For a subtag that CLDR does not know and does not replace, what was probably meant: the nearest in spelling, the language of
        /// a country (`gb`), the country of a language (`en-EN`). Nil where nothing is near.
        public let nearest: String?
    }
}

extension LocaleValidity.Subtag: CustomStringConvertible {
    /// `the language 'de' is regular`, or what is wrong with it.
    public var description: String {
        let name: String
        switch kind {
        case .language: name = "language '\(text)'"
        case .script: name = "script '\(text)'"
        case .region: name = "region '\(text)'"
        case .variant: name = "variant '\(text)'"
        case .attribute: name = "attribute '\(text)'"
        case .key: name = "key '\(text)'"
        case .value(let key): name = "value '\(text)' of '\(key)'"
        case .singleton: name = "extension '\(text)'"
        }
        guard let status else {
            if let replacement = replacements.first { return "CLDR writes the \(name) as '\(replacement)'" }
            return "CLDR knows no \(name)" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        }
        let known = "the \(name) is \(status.rawValue.replacing("_", with: " "))"
        guard let last = replacements.last else { return known }
        let others = replacements.dropLast().joined(separator: ", ")
        return known + "; now " + (others.isEmpty ? last : "\(others) or \(last)")
    }
}

extension LocaleID {
    /// What CLDR knows of the subtags of the canonical tag.
    ///
    /// ```swift
    /// LocaleID("de-u-co-phonebk").validity.isValid      // true
    /// LocaleID("en-EN").validity.problems[0].nearest    // "US"
    /// ```
    public var validity: LocaleValidity { LocaleValidity(parts) }
}
