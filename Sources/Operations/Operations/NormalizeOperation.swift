import LocaleFormat
import LocaleFormatJSON
import LocalizedTextTools

/// `fmt normalize`: one of Unicode's normalization forms.
public struct NormalizeOperation: Operation {
    public static let options: [OptionName] = [.locale, .form]

    /// The forms by the words of the command line.
    public enum Form: String, CaseIterable {
        /// The form of that name.
        case nfc, nfd, nfkc, nfkd
        /// NFKC_Casefold.
        case nfkcCasefold = "nfkc-casefold"

        /// All of them, with bars.
        public static var list: String { allCases.map(\.rawValue).joined(separator: "|") }

        var normalization: TextNormalization {
            switch self {
            case .nfc: .nfc
            case .nfd: .nfd
            case .nfkc: .nfkc
            case .nfkd: .nfkd
            case .nfkcCasefold: .nfkcCasefold
            }
        }
    }

    private let normalization: TextNormalization

    public init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        normalization = (try values.choice(.form, Form.self) ?? .nfc).normalization
    }

    public func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes += normalization.normalize(try input.text).utf8
    }

    public func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let text = try input.text
        let result = normalization.normalize(text)
        object.member("value", string: text)
        object.member("form", string: normalization.rawValue)
        object.member("isNormalized", bool: result.utf8.elementsEqual(text.utf8))
        object.member("text", string: result)
    }
}
