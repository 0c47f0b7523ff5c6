package import LocaleFormatNumbers
package import LocaleFormatTexts

/// Which argument decides a choice by plural category, and how it is displayed there: what counts is the number as it is shown.
package struct PluralArgument {
    package let argument: Int
    /// As the first wording has it that shows the argument; nil where none does.
    package let specifier: FormatSpecifier?
    private let isStated: Bool

    /// - Parameters:
    ///   - argument: the one that the choice states; nil for the substitution's own, or else the first that is a number.
    ///   - numbering: that of the wordings, at their beginning.
    package init(
        _ argument: Int?, of wordings: [PluralCategory: TextVariation], _ numbering: ArgumentNumbering,
        _ substitutions: [String: TextSubstitution]
    ) {
        isStated = argument != nil
        if let own = numbering.own, argument == nil || argument == own {
            (self.argument, specifier) = (own, nil)
            return
        }
        // The wording for `other` first: every choice has one.
        for (_, wording) in wordings.sorted(by: { $0.key > $1.key }) {
            guard case .text(let text) = wording else { continue }
            let specifiers = FormatSpecifier.specifiers(of: text)
            var numbering = numbering.reading(specifiers, substitutions)
            for specifier in specifiers {
                guard let taken = try? numbering.take(specifier, substitutions), let kind = specifier.kind,
                    argument.map({ $0 == taken.value }) ?? kind.isNumber
                else { continue }
                (self.argument, self.specifier) = (taken.value, specifier)
                return
            }
        }
        (self.argument, specifier) = (argument ?? numbering.next, nil)
    }
    /// The numbering of one of the wordings: where the choice itself states its argument, `%arg` is that argument.
    package func numbering(_ start: ArgumentNumbering, in wording: TextVariation) -> ArgumentNumbering {
        guard case .text = wording, isStated, start.own == nil else { return start }
        return start.about(argument)
    }
}
