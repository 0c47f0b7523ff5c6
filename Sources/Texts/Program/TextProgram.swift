package import LocaleFormatLexicon
package import LocaleFormatNumbers

/// A localized string as a list of steps. Wordings refer to each other by number, so that no step contains another.
package struct TextProgram: Sendable {
    /// Where a choice or a wording stands in its list.
    package enum Node: BitwiseCopyable, Hashable, Sendable {
        case wording(Int)
        case choice(Int)
    }

    package enum Step: Sendable {
        case literal(String)
        case number(FixedNumber)
        case argument(PlaceBox)
        case substitution(Node)
        case open(Int)
        case close
    }

    /// Holds a place, so that a step is small and reading one field of it copies no other.
    package final class PlaceBox: Sendable {
        package let place: ArgumentPlace
        let isPlainText: Bool
        let takesNegative: Bool
        package init(_ place: ArgumentPlace) {
            (self.place, isPlainText, takesNegative) = (place, place.isPlainText, place.takesNegative)
        }
    }

    /// A number of the text itself, written for the locale when the text was compiled.
    package struct FixedNumber: Sendable {
        package let text: String
        package let value: ExactDecimal
        package let style: CompiledNumber

        package init(text: String, value: ExactDecimal, style: CompiledNumber) {
            (self.text, self.value, self.style) = (text, value, style)
        }
    }

    package struct Wording: Sendable {
        package var steps: [Step]
        /// Whether each percent sign has a digit before it or a space after it: `50% off` and `50%off` are no formats where no
        /// arguments are given.
        package var isPercentText: Bool

        package init(steps: [Step] = [], isPercentText: Bool = false) {
            (self.steps, self.isPercentText) = (steps, isPercentText)
        }
    }

    package enum Choice: Sendable {
        case plural(PluralChoice)
        case selection(SelectionChoice)
        case limits(LimitChoice)
    }

    package init() {}

    package var wordings: [Wording] = []
    package var choices: [Choice] = []
    package var runs: [RunAttributes] = []
    /// By the number of a run: the text for when the term of address is not known.
    package var alternatives: [Int: Node] = [:]
    /// By the number of a run that is a link: its destination, where it has arguments.
    package var destinations: [Int: Node] = [:]
    package var entry = Node.wording(0)
    /// Whether any run is inflected: then the text is put together from its parts.
    package var inflects = false
    /// Where runs are inflected and the language has rules.
    package var inflector: (any RunInflector)?
    /// The direction of the language.
    package var isRightToLeft = false

    /// Whether the styles of all arguments and plural choices are programs.
    package var isFast: Bool {
        let steps = wordings.lazy.flatMap(\.steps)
        return steps.allSatisfy { if case .argument(let box) = $0 { box.place.isFast } else { true } }
            && choices.allSatisfy {
                if case .plural(let choice) = $0 { choice.place.style?.isFast ?? true } else { true }
            }
    }
}
