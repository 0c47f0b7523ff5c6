package import LocaleFormatNumberPrograms

/// The sizes of the units that a quantity is told in together, `foot-and-inch` (UTS #35 part 6, "Mixed Units"): what is counted, without words.
package struct UnitSizes: Sendable {
    /// How many of the largest unit each one is, in the order of the name.
    package let sizes: [ExactRatio]
    /// From the largest to the smallest: places in ``sizes``.
    private let bySize: [Int]

    /// - Parameter factors: how many of the same base unit each is; one at least, and none of them zero.
    package init(_ factors: [ExactRatio]) {
        bySize = [Int](places: factors.count) { factors[$1].magnitudeIsLess(than: factors[$0]) }
        let one = factors[bySize[0]].inverse
        sizes = factors.map { $0.multiplied(by: one) }
    }

    /// The place of the largest unit, in which quantities are given.
    package var largest: Int { bySize[0] }

    /// The place of the smallest unit, which alone has a fraction.
    package var smallest: Int { bySize[bySize.count - 1] }

    /// A quantity of the largest unit in all of them, in the order of the name: whole numbers, but for the smallest.
    package func amounts(of value: ExactRatio) -> [ExactRatio] {
        var amounts = sizes.map { _ in ExactRatio(0) }
        var rest = value
        for index in bySize {
            let count = rest.multiplied(by: sizes[index].inverse)
            amounts[index] = index == smallest ? count : ExactRatio(count.truncated)
            rest = rest.adding(amounts[index].multiplied(by: sizes[index]).negated)
        }
        return amounts
    }

    /// The quantity of the largest unit that these are together, one amount for each unit.
    package func value(of amounts: [ExactRatio]) -> ExactRatio {
        zip(sizes, amounts).reduce(ExactRatio(0)) { sum, pair in sum.adding(pair.1.multiplied(by: pair.0)) }
    }
}
