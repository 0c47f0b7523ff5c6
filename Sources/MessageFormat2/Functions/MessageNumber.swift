internal import LocaleFormatNumbers
internal import LocaleFormatTexts

extension TextArgument {
    /// The number that numeric functions take: UTS #35 part 9, "Numeric Operands".
    var messageNumber: NumberValue? {
        switch self {
        case .number(let value), .styledNumber(let value, _): value
        case .string(let text): text.messageNumber
        default: nil
        }
    }
}
