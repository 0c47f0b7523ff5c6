/// Why a text is not a locale, or a locale asks for what is not there.
public enum LocaleError: Error, Hashable, Sendable {
    /// `""`.
    case empty
    /// Longer than any identifier may be; `length` and `limit` in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// A subtag that has no place where it stands: `"en-ThisIsTooLong"`, `"1234"`, `"en--US"`. `offset` counts UTF-8
    /// bytes from the start of `text`.
    case malformed(text: String, subtag: String, offset: Int, expected: String)
    /// The same variant, extension or keyword twice: `"de-1901-1901"`.
    case duplicate(text: String, subtag: String)
    /// A numbering system ICU does not have: `"en-u-nu-xyz"`, `--numbering-system xyz`.
    case unknownNumberingSystem(String)
    /// Not three ASCII letters, or not an ISO 4217 code that ICU knows: `"EURO"`, `"ZZZ"`.
    case unknownCurrency(String)
    /// A code that is no region of CLDR's: `"ZQ"`, `"Germany"`.
    case unknownRegion(String)
    /// A `Locale` of FoundationEssentials, which are all called `en_001` where the rest of Foundation is not linked, whatever they
    /// were made from.
    case foundationStub
}
