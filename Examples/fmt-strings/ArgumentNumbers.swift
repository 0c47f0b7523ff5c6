/// Arguments that a format gives names which the catalog has not: i18next counts `{{count}}`, where the catalog has `%lld`.
struct ArgumentNumbers {
    /// By name: the number of the argument, and how the catalog writes it behind that: `lld`.
    private var arguments: [String: (number: Int, specifier: String)] = [:]

    /// - Parameter texts: texts as they were sent, and as the catalog has them.
    init(_ texts: [(sent: String, known: String)]) {
        for (sent, known) in texts {
            let (left, right) = (sent.matches(of: Self.named), known.matches(of: Self.numbered))
            guard left.count == right.count, Self.rest(of: sent, Self.named) == Self.rest(of: known, Self.numbered)
            else {
                continue
            }
            for (index, (one, other)) in zip(left, right).enumerated() {
                arguments[String(one.output.1)] = (
                    other.output.1.flatMap { Int($0) } ?? index + 1, String(other.output.2)
                )
            }
        }
    }

    /// A text with the catalog's numbers in the place of names; as it is where it has a name that the texts do not have.
    func restored(_ text: String) -> String {
        let found = text.matches(of: Self.named)
        guard !found.isEmpty, found.allSatisfy({ arguments[String($0.output.1)] != nil }) else { return text }
        let numbers = found.compactMap { arguments[String($0.output.1)]?.number }
        let isInOrder = numbers == Array(1...numbers.count)
        return text.replacing(Self.named) { match in
            guard let (number, specifier) = arguments[String(match.output.1)] else { return String(match.output.0) }
            return isInOrder ? "%\(specifier)" : "%\(number)$\(specifier)"
        }
    }

    private static func rest<Output>(of text: String, _ specifier: Regex<Output>) -> String {
        text.replacing(specifier, with: "%")
    }

    private static var named: Regex<(Substring, Substring)> {
        /%\(([^)]*)\)[-+ 0#']*[0-9]*(?:\.[0-9]+)?[hlqLzjt]*[@A-Za-z]/
    }
    private static var numbered: Regex<(Substring, Substring?, Substring)> {
        /%(?:([0-9]+)\$)?([-+ 0#']*[0-9]*(?:\.[0-9]+)?[hlqLzjt]*[@A-Za-z])/
    }
}
