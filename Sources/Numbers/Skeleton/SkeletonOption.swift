/// An option that a stem of a number skeleton needs, by its grammar. Whether there is such a unit, currency or numbering system
/// is ICU's to say.
enum SkeletonOption: Equatable {
    case measureUnit, unit, currency, usage, increment, integerWidth, numberingSystem, scale

    func accepts(_ text: String) -> Bool {
        switch self {
        case .measureUnit: Self.isIdentifier(text) && text.utf8.contains(UInt8(ascii: "-"))
        case .unit, .usage: Self.isIdentifier(text)
        case .currency: text.utf8.count == 3 && text.utf8.allSatisfy(Self.isLetter)
        case .increment: (try? ExactDecimal(text)).map { Self.isIncrement($0) } ?? false
        case .integerWidth: SkeletonDigits.isIntegerWidth(text)
        case .numberingSystem:
            (3...8).contains(text.utf8.count) && text.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
        case .scale: (try? ExactDecimal(text)).map(Self.isScale) ?? false
        }
    }

    /// What is allowed, for messages.
    var expected: String {
        switch self {
        case .measureUnit: "a kind and a unit such as length-meter"
        case .unit: "a CLDR unit such as kilometer-per-hour"
        case .usage: "a usage such as road"
        case .currency: "a currency code of three letters"
        case .increment: "a decimal number above zero of at most \(Self.incrementDigits) digits"
        case .integerWidth: "an integer width such as *00 or ##0, at most \(Precision.limit) long"
        case .numberingSystem: "a numbering system such as latn"
        case .scale: "a decimal number of at most \(Precision.limit) digits"
        }
    }

    /// Lower-case words, digits among them, between hyphens; ICU's identifiers stay far below the limit.
    static func isIdentifier(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return text.utf8.count <= 256
            && words.allSatisfy { word in
                !word.isEmpty && word.allSatisfy { isDigit($0) || isLetter($0) && $0 >= UInt8(ascii: "a") }
            }
    }

    /// ICU counts in 64-bit integers here, and writes wrong digits for more.
    static let incrementDigits = 18

    static func isIncrement(_ increment: ExactDecimal) -> Bool {
        !increment.isZero && !increment.isNegative && increment.digits.count <= incrementDigits && isScale(increment)
    }

    /// A huge power of ten makes ICU write out its zeros for as long as there is memory.
    static func isScale(_ scale: ExactDecimal) -> Bool {
        scale.digits.count + Int(clamping: scale.exponent.magnitude) <= Precision.limit
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
