package import LocaleFormatNumbers

/// Wordings by the plural category of an argument, made ready so that a number finds its own without a dictionary.
package final class PluralChoice: Sendable {
    /// Whole numbers below are doubles too, and so is what an offset leaves of them.
    package static let exactLimit: UInt64 = 1 << 53

    package let rules: PluralRules
    package let type: PluralRules.Kind
    package let place: ArgumentPlace
    /// What is taken off the number before it has a category.
    package let offset: Double
    /// What stands there where the argument is not given; nil where that is an error.
    package let missing: TextProgram.Node?
    /// Whether the category is that of the number itself, however it is displayed.
    package let isOfRawNumber: Bool
    /// Wordings for exactly 0, 1 and 2.
    private let exact: InlineArray<3, TextProgram.Node?>
    /// Wordings for exactly these numbers, which may be doubles; nil where only whole ones count.
    private let exactNumbers: [Double: TextProgram.Node]?
    /// By the order of the categories; that of `other` where a category has none.
    private let nodes: InlineArray<6, TextProgram.Node>
    /// Whether whole numbers are displayed as they are, so that the rules need no style.
    package let showsWholeNumbers: Bool

    /// A choice of a string catalog: a wording for `zero`, `one` or `two` is for exactly 0, 1 or 2 in languages without such a category.
    package init(
        _ rules: PluralRules, _ type: PluralRules.Kind, _ place: ArgumentPlace,
        _ wordings: [PluralCategory: TextProgram.Node],
        other: TextProgram.Node
    ) {
        (self.rules, self.type, self.place) = (rules, type, place)
        (offset, missing, isOfRawNumber, exactNumbers) = (0, nil, false, nil)
        nodes = InlineArray { wordings[PluralCategory.allCases[$0]] ?? other }
        let categories = rules.categories
        exact = InlineArray {
            let category = PluralCategory.allCases[$0]
            return categories.contains(category) ? nil : wordings[category]
        }
        showsWholeNumbers = place.showsWholeNumbers
    }

    /// A choice of a message.
    package init(
        _ rules: PluralRules, _ type: PluralRules.Kind, _ place: ArgumentPlace,
        _ wordings: [PluralCategory: TextProgram.Node], exactly numbers: [Double: TextProgram.Node],
        other: TextProgram.Node, missing: TextProgram.Node, offset: Double, isOfRawNumber: Bool
    ) {
        (self.rules, self.type, self.place) = (rules, type, place)
        (self.offset, self.missing, self.isOfRawNumber, exactNumbers) = (offset, missing, isOfRawNumber, numbers)
        nodes = InlineArray { wordings[PluralCategory.allCases[$0]] ?? other }
        exact = InlineArray { numbers[Double($0)] }
        showsWholeNumbers = isOfRawNumber || place.showsWholeNumbers
    }

    /// Whether wordings for exact numbers are for their doubles too, as those of messages are.
    package var comparesDoubles: Bool { exactNumbers != nil }

    /// The wordings for exact numbers.
    package var exactWordings: [(number: Double, node: TextProgram.Node)] {
        if let exactNumbers { return exactNumbers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
        return exact.indices.compactMap { number in exact[number].map { (Double(number), $0) } }
    }

    package func node(for category: PluralCategory) -> TextProgram.Node {
        switch category {
        case .zero: nodes[0]
        case .one: nodes[1]
        case .two: nodes[2]
        case .few: nodes[3]
        case .many: nodes[4]
        case .other: nodes[5]
        }
    }

    /// The wording for a number; nil where none is for exactly this one.
    func node(forExactly value: NumberValue) -> TextProgram.Node? {
        if let exactNumbers { return exactNumbers.isEmpty ? nil : exactNumbers[value.nearestDouble] }
        for number in exact.indices where exact[number] != nil && value == NumberValue(number) { return exact[number] }
        return nil
    }

    /// The wording for a whole number that is displayed as it is; nil where its style must be asked.
    package func node(forWhole value: NumberValue) -> TextProgram.Node? {
        guard showsWholeNumbers, case .integer(let isNegative, let magnitude) = value, magnitude <= UInt64(Int.max)
        else { return nil }
        if let exactNumbers {
            guard magnitude < Self.exactLimit else { return nil }
            if !exactNumbers.isEmpty,
                let node = exactNumbers[isNegative ? -Double(magnitude) : Double(magnitude)]
            {
                return node
            }
            guard offset == 0 else {
                let shown = (isNegative ? -Int(magnitude) : Int(magnitude)) - place.wholeOffset
                return offset == Double(place.wholeOffset) ? node(for: rules.category(for: Int(shown.magnitude))) : nil
            }
        } else if !isNegative, magnitude < 3, let node = exact[Int(magnitude)] {
            return node
        }
        return node(for: rules.category(for: Int(magnitude)))
    }
}

extension ArgumentPlace {
    /// Whether a whole number is displayed digit by digit.
    package var showsWholeNumbers: Bool {
        let options = specification?.options
        return isPlainInteger && specification?.kind == .decimal && options?.notation == .automatic
            && options?.precision == nil && options?.scale == nil && options?.increment == nil
    }
}
