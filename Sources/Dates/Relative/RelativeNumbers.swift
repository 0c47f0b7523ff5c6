internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// The numbers of a relative style, and the plural categories that choose their patterns.
final class RelativeNumbers: Sendable {
    /// Integers below it are written digit by digit, without a thought of grouping.
    static let small: UInt64 = 1_000

    let digits: PackedDigits
    let number: CompiledNumber
    /// The categories of the language, and a few numbers of each.
    let samples: [PluralCategory: [Double]]
    /// The categories of the numbers below ``small``.
    private let categories: FrozenTable<UInt8>

    /// - Parameter categories: of the numbers below ``small``.
    init(
        _ digits: PackedDigits, _ number: CompiledNumber, samples: [PluralCategory: [Double]],
        categories: [PluralCategory]
    ) {
        self.digits = digits
        self.number = number
        self.samples = samples
        self.categories = FrozenTable(categories.map { UInt8(clamping: Self.place($0)) })
    }

    static func place(_ category: PluralCategory) -> Int { PluralCategory.allCases.firstIndex(of: category) ?? 5 }

    /// The category's place in `PluralCategory.allCases`.
    @inline(__always)
    func category(small magnitude: UInt64) -> Int { Int(categories[Int(magnitude)]) }
}
