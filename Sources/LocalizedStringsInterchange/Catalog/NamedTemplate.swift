internal import LocaleFormatAppleStrings
internal import LocaleFormatMessageConversion
internal import LocalizedStrings

/// A message's text with the names of its arguments, which a catalog can say where all of them stand in the text: `%(count)lld`.
///
/// | message | catalog |
/// |---|---|
/// | `Hello {name}` | `Hello %(name)@` |
/// | `{n, plural, one {# file} other {# files}}` | `%(n)lld file`, `%(n)lld files` |
struct NamedTemplate {
    private let names: [Int: String]
    private var used: Set<Int> = []
    private var hasFailed = false

    private init(_ names: [Int: String]) { self.names = names }

    /// Nil where names would be lost, or say something else than the numbers.
    ///
    /// - Parameter source: what the source language has, by which names are numbered; nil for the text itself.
    static func named(
        _ template: TextTemplate, _ arguments: [ConvertedArgument], source: CatalogLocalization?
    ) -> TextTemplate? {
        guard template.substitutions.isEmpty, arguments.contains(where: { $0.source != "arg\($0.target)" }) else {
            return nil
        }
        var names: [Int: String] = [:]
        for argument in arguments {
            guard let number = Int(argument.target), isName(argument.source) else { return nil }
            names[number] = argument.source
        }
        guard names.count == arguments.count, Set(names.values).count == names.count else { return nil }
        var naming = NamedTemplate(names)
        let made = TextTemplate(naming.named(template.variation))
        guard !naming.hasFailed, naming.used.count == names.count else { return nil }
        if case .plural(_, let argument, _) = template.variation {
            // A plural of a catalog is chosen by the first number, and names are numbered as the source has them.
            let numbers = arguments.filter { $0.kind == .integer || $0.kind == .number }
            let chosen = argument ?? numbers.compactMap { Int($0.target) }.min()
            let own = CatalogLocalization(made)
            var numbering = NamedArguments(of: source ?? own)
            _ = numbering.numbered(own)
            let places = Dictionary(numbering.names.map { ($0.value, $0.key) }) { first, _ in first }
            let first = numbers.min { places[$0.source, default: .max] < places[$1.source, default: .max] }
            guard let chosen, first?.source == names[chosen] else { return nil }
        }
        return made
    }

    /// What stands between `%(` and `)` in a catalog, and is no number of ICU's.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
        return name.utf8.count <= 100
            && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" || $0 == "." }
    }

    private mutating func named(_ variation: TextVariation) -> TextVariation {
        switch variation {
        case .text(let text): return .text(named(text))
        case .plural(let type, let argument, let wordings):
            return .plural(type: type, argument: argument, wordings.mapValues { named($0) })
        case .device(let wordings): return .device(wordings.mapValues { named($0) })
        case .width(let wordings): return .width(wordings.mapValues { named($0) })
        case .selection:
            hasFailed = true
            return variation
        }
    }

    private mutating func named(_ text: String) -> String {
        var numbering = ArgumentNumbering()
        return text.rewritingSpecifiers { specifier, written in
            guard let taken = try? numbering.take(specifier), taken.width == nil, taken.precision == nil,
                let name = names[taken.value]
            else {
                hasFailed = true
                return nil
            }
            used.insert(taken.value)
            let rest = specifier.position == nil ? written.dropFirst() : written.drop { $0 != "$" }.dropFirst()
            return "%(\(name))" + rest
        }
    }
}
