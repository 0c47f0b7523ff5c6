internal import LocaleFormatNumbers

/// Wordings by the plural category of an argument, made ready so that a number finds its own without a dictionary.
final class PluralChoice: Sendable {
    let rules: PluralRules
    let type: PluralRules.Kind
    let place: ArgumentPlace
    /// Wordings for exactly 0, 1 and 2, where the language has no category of the name.
    private let exact: InlineArray<3, TextProgram.Node?>
    /// By the order of the categories; that of `other` where a category has none.
    private let nodes: InlineArray<6, TextProgram.Node>
    /// Whether whole numbers are displayed as they are, so that the rules need no style.
    private let showsWholeNumbers: Bool

    init(
        _ rules: PluralRules, _ type: PluralRules.Kind, _ place: ArgumentPlace,
        _ wordings: [PluralCategory: TextProgram.Node],
        other: TextProgram.Node
    ) {
        (self.rules, self.type, self.place) = (rules, type, place)
        nodes = InlineArray { wordings[PluralCategory.allCases[$0]] ?? other }
        let categories = rules.categories
        exact = InlineArray {
            let category = PluralCategory.allCases[$0]
            return categories.contains(category) ? nil : wordings[category]
        }
        let options = place.specification?.options
        showsWholeNumbers =
            place.isPlainInteger && place.specification?.kind == .decimal && options?.notation == .automatic
            && options?.precision == nil && options?.scale == nil && options?.increment == nil
    }

    func node(for category: PluralCategory) -> TextProgram.Node {
        switch category {
        case .zero: nodes[0]
        case .one: nodes[1]
        case .two: nodes[2]
        case .few: nodes[3]
        case .many: nodes[4]
        case .other: nodes[5]
        }
    }

    /// The wording for a number; nil where none is named after exactly this one.
    func node(forExactly value: NumberValue) -> TextProgram.Node? {
        for number in exact.indices where exact[number] != nil && value == NumberValue(number) { return exact[number] }
        return nil
    }

    /// The wording for a whole number that is displayed as it is; nil where its style must be asked.
    func node(forWhole value: NumberValue) -> TextProgram.Node? {
        guard showsWholeNumbers, case .integer(let isNegative, let magnitude) = value, magnitude <= UInt64(Int.max)
        else { return nil }
        if !isNegative, magnitude < 3, let node = exact[Int(magnitude)] { return node }
        return node(for: rules.category(for: Int(magnitude)))
    }
}
