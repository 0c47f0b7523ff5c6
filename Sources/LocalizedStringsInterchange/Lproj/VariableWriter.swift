internal import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts
internal import LocalizedStrings

/// Writes formats and their variables. Each specifier takes the argument there that it takes in the template: as it is written where
/// that is so, and with a position where it would not be.
struct VariableWriter {
    private let template: TextTemplate
    private let substitutions: [String: PlainVariation]
    private let key: String
    private(set) var fault: String?
    private var variables: [(name: String, value: PropertyListValue)] = []
    private var names: [Use: String] = [:]
    private var inlined: [String] = []
    /// Substitutions that a wording names.
    private(set) var used: Set<String> = []
    private var steps = 0

    /// A substitution about an argument. A text may name one twice, about different ones.
    private struct Use: Hashable {
        let name: String
        let argument: Int
        /// Whether it is the choice of the text itself, which has no name.
        var isNameless = false
    }

    /// Wordings that are written for one string, each time one stands in the place of its name.
    private static let stepLimit = 1_000
    private static let depthLimit = 32

    init(_ template: TextTemplate, _ substitutions: [String: PlainVariation], key: String) {
        (self.template, self.substitutions, self.key) = (template, substitutions, key)
    }

    // MARK: What an entry is

    mutating func format(_ text: String) -> PropertyListValue {
        let written = wording(text, ArgumentNumbering(), ArgumentNumbering(), own: nil)
        return entry(written)
    }

    mutating func format(
        _ cases: [PluralCategory: String], _ original: [PluralCategory: TextVariation]
    ) -> PropertyListValue {
        let chooser = PluralArgument(nil, of: original, ArgumentNumbering(), template.substitutions)
        let name = name(for: Use(name: PluralVariable.name, argument: chooser.argument, isNameless: true))
        let place = variables.count
        variables.append((name, .string("")))
        variables[place].value = variable(
            PluralVariable.specifier(of: chooser, in: original, key: key), cases, ArgumentNumbering(),
            about: chooser.argument)
        return entry(PluralVariable.reference(name, chooser.argument, isFirst: chooser.argument == 1))
    }

    private func entry(_ format: String) -> PropertyListValue {
        guard !variables.isEmpty else { return .string(format) }
        return .dictionary(
            PropertyListDictionary(
                [(StringsDictEntry.Key.format, .string(format))] + variables.map { ($0.name, $0.value) }))
    }

    private mutating func variable(
        _ specifier: String, _ cases: [PluralCategory: String], _ numbering: ArgumentNumbering, about argument: Int
    ) -> PropertyListValue {
        var members: [(String, PropertyListValue)] = [
            (StringsDictEntry.Key.rule, .string(StringsDictEntry.Key.plural)),
            (StringsDictEntry.Key.valueType, .string(specifier)),
        ]
        for (category, text) in cases.sorted(by: { $0.key < $1.key }) {
            let target = ArgumentNumbering(ofSubstitution: argument)
            members.append((category.rawValue, .string(wording(text, numbering, target, own: specifier))))
        }
        return .dictionary(PropertyListDictionary(members))
    }

    // MARK: Wordings

    /// A piece of a wording.
    private struct Piece {
        /// As it is to stand, unless it needs a position.
        var text: String
        /// With a position; nil for a piece that takes no argument.
        var positioned: String?
        /// What it takes in the template.
        var taken: ArgumentNumbering.Taken?
    }

    /// - Parameters:
    ///   - start: how the template counts its arguments.
    ///   - target: how the file does.
    ///   - own: how `%arg` is written.
    private mutating func wording(
        _ text: String, _ start: ArgumentNumbering, _ target: ArgumentNumbering, own: String?
    ) -> String {
        guard let pieces = pieces(text, start, own: own) else { return text }
        let plain = pieces.map(\.text).joined()
        return Self.taken(of: plain, target) == pieces.compactMap(\.taken)
            ? plain : pieces.map { $0.positioned ?? $0.text }.joined()
    }

    /// Nil for a text to be left as it is: it takes no argument, or cannot be read.
    private mutating func pieces(_ text: String, _ start: ArgumentNumbering, own: String?) -> [Piece]? {
        let specifiers = FormatSpecifier.specifiers(of: text)
        let bytes = Array(text.utf8)
        guard !specifiers.isEmpty else { return nil }
        steps += 1
        guard steps <= Self.stepLimit, inlined.count <= Self.depthLimit else {
            fault = "its substitutions name each other too often"
            return nil
        }
        var numbering = start.reading(specifiers, template.substitutions)
        var pieces: [Piece] = []
        var end = 0
        for specifier in specifiers {
            guard let taken = try? numbering.take(specifier, template.substitutions) else { return nil }
            pieces.append(Piece(text: String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)))
            end = specifier.range.upperBound
            let written = String(decoding: bytes[specifier.range], as: UTF8.self)
            switch specifier.conversion {
            case .substitution(let name): pieces += substitution(name, specifier, written, taken)
            case .substitutionArgument:
                let shown = own ?? "@"
                pieces.append(Piece(text: "%" + shown, positioned: "%\(taken.value)$" + shown, taken: taken))
            default: pieces.append(Piece(text: written, positioned: Self.positioned(written, taken), taken: taken))
            }
        }
        pieces.append(Piece(text: String(decoding: bytes[end...], as: UTF8.self)))
        return pieces
    }

    private mutating func substitution(
        _ name: String, _ specifier: FormatSpecifier, _ written: String, _ taken: ArgumentNumbering.Taken
    ) -> [Piece] {
        let unknown = [Piece(text: written, positioned: written, taken: taken)]
        guard let stated = template.substitutions[name], !inlined.contains(name) else { return unknown }
        used.insert(name)
        let inner = ArgumentNumbering(ofSubstitution: taken.value)
        switch substitutions[name] {
        case .text(let text):
            inlined.append(name)
            defer { inlined.removeLast() }
            guard let pieces = pieces(text, inner, own: stated.specifier) else { return [Piece(text: text)] }
            // The text around it counts on from where its name stood.
            return pieces.map { Piece(text: $0.positioned ?? $0.text, positioned: $0.positioned, taken: $0.taken) }
        case .plural(let cases, _):
            let use = Use(name: name, argument: taken.value)
            let isKnown = names[use] != nil
            let variable = self.name(for: use)
            if !isKnown {
                let place = variables.count
                variables.append((variable, .string("")))
                inlined.append(name)
                variables[place].value = self.variable(stated.specifier, cases, inner, about: taken.value)
                inlined.removeLast()
            }
            return [
                Piece(
                    text: specifier.position == nil
                        ? "%#@\(variable)@" : PluralVariable.reference(variable, taken.value, isFirst: false),
                    positioned: PluralVariable.reference(variable, taken.value, isFirst: false), taken: taken)
            ]
        case .widths, nil:
            fault = "the substitution '\(name)' has no wording"
            return unknown
        }
    }

    // MARK: Names and specifiers

    /// The name of a variable; a number is put behind one that is taken.
    private mutating func name(for use: Use) -> String {
        if let known = names[use] { return known }
        var taken = Set(names.values)
        taken.formUnion([StringsDictEntry.Key.format, StringsDictEntry.Key.device, StringsDictEntry.Key.width])
        // That of a substitution is left to it.
        if use.isNameless { taken.formUnion(template.substitutions.keys) }
        var name = use.name
        var number = 2
        while taken.contains(name) {
            name = "\(use.name)\(number)"
            number += 1
        }
        names[use] = name
        return name
    }

    /// What the specifiers of a text take in a file; nil where they cannot be read.
    private static func taken(of text: String, _ start: ArgumentNumbering) -> [ArgumentNumbering.Taken]? {
        var numbering = start
        var all: [ArgumentNumbering.Taken] = []
        for specifier in FormatSpecifier.specifiers(of: text) {
            guard let taken = try? numbering.take(specifier) else { return nil }
            all.append(taken)
        }
        return all
    }

    /// `%5.*f` as `%2$5.*1$f`.
    private static func positioned(_ written: String, _ taken: ArgumentNumbering.Taken) -> String {
        var stars = [taken.width, taken.precision].compactMap(\.self)[...]
        var text = "%\(taken.value)$"
        var rest = PluralVariable.bareSubstring(written)
        while let character = rest.popFirst() {
            text.append(character)
            guard character == "*", let star = stars.popFirst() else { continue }
            text += "\(star)$"
            let digits = rest.prefix { $0.isNumber }
            if rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
        }
        return text
    }
}
