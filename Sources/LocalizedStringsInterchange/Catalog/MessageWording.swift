internal import LocaleFormatCore
internal import LocaleFormatMarkup
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// Messages of ICU's MessageFormat 1 as texts of a catalog, and back.
///
/// | message | catalog |
/// |---|---|
/// | `{count, plural, one {# file} other {# files}}` | variations by plural, `#` as `%1$lld` |
/// | `{name}` | `%1$@`, or `%1$lld` for what is counted or said to be a number |
/// | `{n, number}` | `%1$lld`, `%1$@` |
///
/// `=1` is the category `one` in a language that has it for 1 alone, as English has. A message that says more (`select`, `=0`, forms of numbers, dates, tags, choices within each other) stays as it is written.
enum MessageWording {
    /// An argument of a message that was made.
    struct Argument: Hashable {
        var name: String
        /// How the catalog writes it.
        var conversion: FormatSpecifier.Conversion
    }

    // MARK: From messages

    /// - Parameter numbers: names of arguments that are numbers.
    static func wording(
        of text: String, in language: String, syntax: MessageFormat1.Syntax, numbers: Set<String>,
        _ lose: (ConversionLoss.Kind) -> Void
    ) -> Wording {
        guard let message = try? MessageFormat1(text, syntax: syntax) else {
            lose(.notHeld("syntax of a message that is none", text))
            return .text(text)
        }
        let reader = Reader(message, language: language, numbers: numbers)
        guard let wording = reader.wording() else {
            lose(.notHeld("syntax MessageFormat 1", text))
            return .text(text)
        }
        for (index, name) in reader.names.enumerated() { lose(.notHeld("argument's name", "\(index + 1): \(name)")) }
        return wording
    }

    private struct Reader {
        let parts: [MessageFormat1.Part]
        /// The arguments in the order of first use, or by number.
        let names: [String]
        let numbers: Set<String>
        let language: String

        init(_ message: MessageFormat1, language: String, numbers: Set<String>) {
            self.language = language
            parts = message.parts
            let arguments = message.arguments
            names = arguments.map(\.name)
            let counted = arguments.filter { $0.uses.contains { if case .plural = $0 { true } else { false } } }
            self.numbers = numbers.union(counted.map(\.name))
        }

        func wording() -> Wording? {
            let choices = parts.indices.filter { if case .plural = parts[$0] { true } else { false } }
            guard let choice = choices.first else { return text(parts, counted: nil).map(Wording.text) }
            guard choices.count == 1, case .plural(let name, .cardinal, 0, let variants) = parts[choice] else {
                return nil
            }
            var forms: [PluralCategory: String] = [:]
            for variant in variants {
                guard let category = category(variant.selector),
                    let text = text(parts[..<choice] + variant.parts + parts[(choice + 1)...], counted: name)
                else { return nil }
                // Where two are the same the first counts.
                if forms[category] == nil { forms[category] = text }
            }
            return .plural(forms)
        }

        /// The category that is chosen for the same numbers; nil for none.
        private func category(_ selector: MessageFormat1.PluralSelector) -> PluralCategory? {
            switch selector {
            case .keyword(let keyword): return PluralCategory(rawValue: keyword)
            case .exactly(let value):
                guard value == 0 || value == 1, let locale = try? LocaleID(language),
                    let rules = try? PluralRules(locale: locale)
                else { return nil }
                let category = rules.category(for: UInt64(value))
                let others = PluralForms.samples.filter { Double($0) != value }
                return others.contains { rules.category(for: $0) == category } ? nil : category
            }
        }

        private func text(_ parts: some Sequence<MessageFormat1.Part>, counted: String?) -> String? {
            var text = ""
            var hasArguments = false
            var literals: [String] = []
            for part in parts {
                let name: String
                var isNumber = false
                switch part {
                case .text(let literal):
                    literals.append(literal)
                    text += names.isEmpty ? literal : literal.replacing("%", with: "%%")
                    continue
                case .argument(let argument): name = argument
                case .formatted(let argument, .number(.standard)): (name, isNumber) = (argument, true)
                case .number:
                    guard let counted else { return nil }
                    name = counted
                default: return nil
                }
                guard let index = names.firstIndex(of: name) else { return nil }
                hasArguments = true
                let isInteger = numbers.contains(name) && !isNumber || name == counted
                text += names.count == 1 ? (isInteger ? "%lld" : "%@") : "%\(index + 1)$" + (isInteger ? "lld" : "@")
            }
            // A text that printf would take apart is none that a message can become.
            if !hasArguments, names.isEmpty, PrintfText.hasSpecifiers(literals.joined(), .apple) { return nil }
            return text
        }
    }

    // MARK: To messages

    /// The message of a wording, and its arguments; nil for a list. What a message cannot say is told.
    static func message(
        of wording: Wording, syntax: MessageFormat1.Syntax, _ lose: (ConversionLoss.Kind) -> Void
    ) -> (text: String, arguments: [Argument])? {
        var arguments: [Int: FormatSpecifier.Conversion] = [:]
        func note(_ text: String) {
            for (position, specifier) in numbered(text) where arguments[position] == nil {
                arguments[position] = specifier.conversion
            }
        }
        let parts: [MessageFormat1.Part]
        switch wording {
        case .list: return nil
        case .text(let text):
            note(text)
            parts = Self.parts(of: text, counted: nil, lose)
        case .plural(let forms):
            for (_, form) in forms.sorted(by: { $0.key < $1.key }) { note(form) }
            let counted = arguments.keys.sorted().first { arguments[$0].map(isNumber) ?? false } ?? 1
            if arguments[counted] == nil { arguments[counted] = .integer }
            var forms = forms
            // Every choice has a variant for `other`.
            if forms[.other] == nil { forms[.other] = forms.max { $0.key < $1.key }?.value ?? "" }
            let variants = forms.sorted { $0.key < $1.key }.map { category, form in
                MessageFormat1.PluralVariant(.keyword(category.rawValue), Self.parts(of: form, counted: counted, lose))
            }
            parts = [.plural("arg\(counted)", .cardinal, offset: 0, variants)]
        }
        return (
            MessageFormat1(parts: parts, syntax: syntax).description,
            arguments.sorted { $0.key < $1.key }.map { Argument(name: "arg\($0.key)", conversion: $0.value) }
        )
    }

    private static func isNumber(_ conversion: FormatSpecifier.Conversion) -> Bool {
        switch conversion {
        case .object, .character, .string, .substitution, .substitutionArgument: false
        default: true
        }
    }

    private static func numbered(_ text: String) -> [(position: Int, specifier: FormatSpecifier)] {
        var next = 1
        return FormatSpecifier.specifiers(of: text).map { specifier in
            defer { if specifier.position == nil { next += 1 } }
            return (specifier.position ?? next, specifier)
        }
    }

    private static func parts(
        of text: String, counted: Int?, _ lose: (ConversionLoss.Kind) -> Void
    ) -> [MessageFormat1.Part] {
        let bytes = Array(text.utf8)
        var parts: [MessageFormat1.Part] = []
        var index = 0
        func add(to end: Int) {
            guard end > index else { return }
            let literal = String(decoding: bytes[index..<end], as: UTF8.self)
            parts.append(.text(literal.replacing("%%", with: "%")))
        }
        for (position, specifier) in numbered(text) {
            add(to: specifier.range.lowerBound)
            index = specifier.range.upperBound
            let written = String(decoding: bytes[specifier.range], as: UTF8.self)
            let isPlain = [.object, .integer, .unsigned, .string].contains(specifier.conversion)
            if !isPlain || specifier.width != nil || specifier.precision != nil || !specifier.flags.isEmpty {
                lose(.notHeld("form of the argument", written))
            }
            parts.append(position == counted && isNumber(specifier.conversion) ? .number : .argument("arg\(position)"))
        }
        add(to: bytes.count)
        return parts
    }
}
