internal import LocaleFormatInflection
internal import LocaleFormatNumbers

/// A localized string as a list of steps. Wordings refer to each other by number, so that no step contains another.
struct TextProgram: Sendable {
    /// Where a choice or a wording stands in its list.
    enum Node: Hashable, Sendable {
        case wording(Int)
        case choice(Int)
    }

    enum Step: Sendable {
        case literal(String)
        case number(FixedNumber)
        case argument(PlaceBox)
        case substitution(Node)
        case open(Int)
        case close
    }

    /// Holds a place, so that a step is small and reading one field of it copies no other.
    final class PlaceBox: Sendable {
        let place: ArgumentPlace
        let isPlainText: Bool
        init(_ place: ArgumentPlace) { (self.place, isPlainText) = (place, place.isPlainText) }
    }

    /// A number of the text itself, written for the locale when the text was compiled.
    struct FixedNumber: Sendable {
        let text: String
        let value: ExactDecimal
        let style: CompiledNumber
    }

    struct Wording: Sendable {
        var steps: [Step] = []
        /// Whether each percent sign has a digit before it or a space after it: `50% off` and `50%off` are no formats where no
        /// arguments are given.
        var isPercentText = false
    }

    enum Choice: Sendable {
        case plural(PluralChoice)
        case selection(SelectionChoice)
        case limits(LimitChoice)
    }

    var wordings: [Wording] = []
    var choices: [Choice] = []
    var runs: [RunAttributes] = []
    /// By the number of a run: the text for when the term of address is not known.
    var alternatives: [Int: Node] = [:]
    /// By the number of a run that is a link: its destination, where it has arguments.
    var destinations: [Int: Node] = [:]
    var entry = Node.wording(0)
    /// Whether any run is inflected: then the text is put together from its parts.
    var inflects = false
    /// Where runs are inflected and the language has rules.
    var inflector: Inflector?
    /// The direction of the language.
    var isRightToLeft = false

    /// Whether the styles of all arguments and plural choices are programs.
    var isFast: Bool {
        let steps = wordings.lazy.flatMap(\.steps)
        return steps.allSatisfy { if case .argument(let box) = $0 { box.place.isFast } else { true } }
            && choices.allSatisfy {
                if case .plural(let choice) = $0 { choice.place.style?.isFast ?? true } else { true }
            }
    }
}
