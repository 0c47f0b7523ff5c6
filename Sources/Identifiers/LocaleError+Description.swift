/// What is known of numbering systems, for an error's advice.
package protocol NumberingSystemAdvice: SendableMetatype {
    /// What may be written in place of a name that is none, as a sentence.
    static func advice(for name: String) -> String
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
            "unknown numbering system '\(VisibleText.shortened(name))'"
                + (Self.systems.map { "; " + $0.advice(for: name) } ?? "")
        case .unknownCurrency(let code):
            "unknown currency '\(VisibleText.shortened(code))'; expected an ISO 4217 code such as EUR"
        case .unknownRegion(let code):
            "unknown region '\(VisibleText.shortened(code))'; expected a code such as DE or 419"
        case .foundationStub:
            "a Locale names no locale in a program that links FoundationEssentials alone; use LocaleID, or import Foundation"
        }
    }

    private static let systems = LinkedRooms.type as? any NumberingSystemAdvice.Type
}
