/// Where separators stand between the integer digits of a number: the one place where groups are decided, for writing, for
/// reading and for compact numbers.
///
/// A locale has two sizes of groups (UTS #35 part 3, "Number Symbols", `group`) and a minimum of digits before the first
/// separator (there, "Minimum Grouping Digits"):
///
/// | locale | pattern | primary | secondary | minimum | |
/// |---|---|---|---|---|---|
/// | `en` | `#,##0` | 3 | 3 | 1 | `1,234` `1,234,567` |
/// | `hi` | `#,##,##0` | 3 | 2 | 1 | `1,234` `12,34,567` |
/// | `es` | `#,##0` | 3 | 3 | 2 | `1234` `12.345` |
///
/// None of this is typed here. ICU decides by its data and by the style's `Grouping`, and
/// `NumberProbe.grouping(_:power:)` reads off what it decided.
package struct GroupingPolicy: Hashable, Sendable {
    /// Digits in the last group; 0 where there are no groups.
    package let primary: Int
    /// Digits in the groups before it.
    package let secondary: Int
    /// Fewer digits than these do not stand alone before the first separator.
    package let minimum: Int

    package static let none = GroupingPolicy(primary: 0, secondary: 0, minimum: 1)
    /// `1,234,567`, and `12,34,567`: how people write numbers where no locale says how.
    package static let thousands = GroupingPolicy(primary: 3, secondary: 3, minimum: 1)
    package static let indian = GroupingPolicy(primary: 3, secondary: 2, minimum: 1)

    package init(primary: Int, secondary: Int, minimum: Int) {
        self.primary = primary
        self.secondary = secondary
        self.minimum = minimum
    }
}

// MARK: Writing

extension GroupingPolicy {
    /// How many separators an integer of `count` digits takes.
    @inline(__always)
    package func separators(in count: Int) -> Int {
        primary > 0 && count > primary && count - primary >= minimum ? 1 + (count - primary - 1) / secondary : 0
    }

    /// The digits of the shortest integer that has a separator.
    package var shortestGrouped: Int { primary + max(1, minimum) }
}

// MARK: Reading

extension GroupingPolicy {
    /// Whether so many digits may stand before a separator: the first group may be short, those between have one size. The
    /// minimum is for writing: `1.234` is read in Spanish too.
    @inline(__always)
    package func allows(_ count: Int, isFirst: Bool) -> Bool { isFirst ? count <= secondary : count == secondary }

    /// Whether so many digits may stand behind the last separator.
    @inline(__always)
    package func allows(last count: Int) -> Bool { count == primary }

    /// Whether groups of these sizes are these ones, from left to right.
    package func fits(_ sizes: [Int]) -> Bool {
        guard let first = sizes.first, let last = sizes.last, sizes.count > 1 else { return false }
        return first > 0 && allows(first, isFirst: true) && allows(last: last)
            && sizes.dropFirst().dropLast().allSatisfy { allows($0, isFirst: false) }
    }

    /// Sizes that some locale or custom has for the groups before the last: by twos in India, by fours (`1,0000,0000`) in
    /// East Asia.
    package static let knownSizes = 2...4

    /// The same for the last group: three or four digits, or what the locale has. `1,23` in English is an error and not
    /// 123, because it is more likely to be 1.23.
    package func isKnown(last count: Int) -> Bool { count == 3 || count == 4 || count == primary }
}
