import LocalizedStrings

/// The words of `--arg` as values: numbers where the key or a wording has `%lld` or `%f`, or a substitution of a number, text
/// elsewhere.
struct ArgumentWords {
    let values: [TextArgument]

    init(_ words: [String], key: String, template: TextTemplate) {
        var numbers: Set<Int> = []
        var texts: Set<Int> = []
        func look(at text: String) {
            guard let tree = try? MarkupTree(parsing: text, lenient: true) else { return }
            for (argument, specifier) in FormatSpecifier.numbered(tree.specifiers) {
                if case .substitution(let name) = specifier.conversion {
                    let isText = template.substitutions[name]?.specifier == "@"
                    if isText { texts.insert(argument) } else { numbers.insert(argument) }
                } else if specifier.takesNumber {
                    numbers.insert(argument)
                } else {
                    texts.insert(argument)
                }
            }
        }
        look(at: key)
        var open = [template.variation]
        while let variation = open.popLast() {
            switch variation {
            case .text(let text): look(at: text)
            case .plural(_, let argument, let cases):
                argument.map { _ = numbers.insert($0) }
                open += cases.values
            case .selection(let argument, let cases):
                texts.insert(argument)
                open += cases.values
            case .device(let cases): open += cases.values
            case .width(let cases): open += cases.values
            }
        }
        values = words.enumerated().map { index, word in
            guard numbers.contains(index + 1), !texts.contains(index + 1) else { return .string(word) }
            if let integer = Int(word) { return .integer(integer) }
            if let decimal = try? ExactDecimal(word) { return .decimal(decimal) }
            return .string(word)
        }
    }
}
