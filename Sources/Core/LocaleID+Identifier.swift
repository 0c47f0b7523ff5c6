extension LocaleID {
    /// How an identifier is written (Foundation's `Locale.IdentifierType`).
    public enum IdentifierType: String, Hashable, Codable, Sendable, CaseIterable {
        /// `sr-Latn-RS-u-nu-latn`: RFC 5646 and UTS #35, for the web.
        case bcp47
        /// `sr_Latn_RS@numbers=latn`: for ICU, POSIX and older programs.
        case icu
        /// `sr_Latn_RS_u_nu_latn`, and `root`: for CLDR's files.
        case cldr
    }

    /// The whole locale in one of its forms. Each is read again, and is the same locale then; but ICU's form has one word, `yes`, for
    /// a key that stands alone and for that value of a key that CLDR does not know.
    ///
    /// ```swift
    /// let locale: LocaleID = "th-TH-u-ca-buddhist-x-mine"
    /// locale.identifier(.bcp47)     // "th-TH-u-ca-buddhist-x-mine"
    /// locale.identifier(.icu)       // "th_TH@calendar=buddhist;x=mine"
    /// locale.identifier(.cldr)      // "th_TH_u_ca_buddhist_x_mine"
    /// LocaleID("und").identifier(.cldr)      // "root"
    /// ```
    ///
    /// ICU's form is what `uloc_getName` makes of the tag, but for the root, which is `root` and not empty; keywords that CLDR does
    /// not know keep their names. In CLDR's form the root is called so with keywords too (UTS #35 part 1, "BCP 47 Language Tag to
    /// Unicode BCP 47 Locale Identifier"), where Foundation writes `und_u_nu_thai`.
    public func identifier(_ type: IdentifierType) -> String {
        switch type {
        case .bcp47: tag
        case .icu: parts.wholeICUIdentifier
        case .cldr: parts.cldrIdentifier
        }
    }

    /// An identifier of any form in another.
    ///
    /// ```swift
    /// try LocaleID.identifier(.icu, from: "de-u-co-phonebk")      // "de@collation=phonebook"
    /// ```
    ///
    /// - Throws: `LocaleError` where Foundation gives back what could be read, `de` for `"de-AT;q=1"`.
    public static func identifier(
        _ type: IdentifierType, from text: some StringProtocol
    ) throws(LocaleError) -> String {
        try LocaleID(text).identifier(type)
    }
}

extension LocaleParts {
    /// UTS #35 part 1, "BCP 47 Language Tag to Unicode BCP 47 Locale Identifier": a language alone that is undetermined is the
    /// root.
    fileprivate var cldrIdentifier: String {
        let rest = tag.dropFirst(language.utf8.count).replacingDashes
        return (languageTag == "und" ? "root" : language) + rest
    }
}
