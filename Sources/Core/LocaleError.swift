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

extension LocaleError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty:
            "the locale is empty; expected a BCP 47 tag such as en-US"
        case .tooLong(let length, let limit):
            "the locale is \(length) bytes long; at most \(limit) are allowed"
        case .malformed(let text, let subtag, let offset, let expected):
            "malformed locale '\(text)': '\(subtag)' at byte \(offset), expected \(expected)"
        case .duplicate(let text, let subtag):
            "malformed locale '\(text)': '\(subtag)' is there twice"
        case .unknownNumberingSystem(let name):
            "unknown numbering system '\(VisibleText.shortened(name))'; "
                + (NumberingSystem.meant(by: name).map { "did you mean '\($0)'? " } ?? "")
                + "ICU has \(NumberingSystem.all.count), see NumberingSystem.all"
        case .unknownCurrency(let code):
            "unknown currency '\(VisibleText.shortened(code))'; expected an ISO 4217 code such as EUR"
        case .unknownRegion(let code):
            "unknown region '\(VisibleText.shortened(code))'; expected a code such as DE or 419"
        case .foundationStub:
            "a Locale names no locale in a program that links FoundationEssentials alone; use LocaleID, or import Foundation"
        }
    }
}
