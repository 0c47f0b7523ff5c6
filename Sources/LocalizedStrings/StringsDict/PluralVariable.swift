package import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// A choice by plural that is a whole text, as a variable of a `.stringsdict` file, where it needs a name: `%#@value@`, and the wordings
/// as the variable `value`. A catalog has the choice without one.
package enum PluralVariable {
    package static let name = "value"

    /// How a format calls a variable about an argument.
    package static func reference(_ name: String, _ argument: Int, isFirst: Bool) -> String {
        isFirst ? "%#@\(name)@" : "%\(argument)$#@\(name)@"
    }

    /// `NSStringFormatValueTypeKey`: the specifier of the number that decides, as a wording has it, or else as the key has it.
    package static func specifier(
        of chooser: PluralArgument, in cases: [PluralCategory: TextVariation], key: String
    ) -> String {
        chooser.specifier.flatMap { written($0, in: cases) } ?? specifier(ofKey: key, argument: chooser.argument)
    }

    /// A specifier of one of the wordings, as it is written there.
    private static func written(_ specifier: FormatSpecifier, in cases: [PluralCategory: TextVariation]) -> String? {
        for (_, wording) in cases.sorted(by: { $0.key > $1.key }) {
            guard case .text(let text) = wording, FormatSpecifier.specifiers(of: text).contains(specifier) else {
                continue
            }
            return bare(String(decoding: Array(text.utf8)[specifier.range], as: UTF8.self))
        }
        return nil
    }

    /// The type of an argument that no wording shows: of the kind that the key has, as that is what programs pass. The number decides as
    /// it is, so that digits which only the key shows do not count: `%.1f` in the key would make "1.0" of 1.
    private static func specifier(ofKey key: String, argument: Int) -> String {
        var numbering = ArgumentNumbering()
        for specifier in FormatSpecifier.specifiers(of: key) {
            guard let taken = try? numbering.take(specifier), taken.value == argument, specifier.kind?.isNumber == true
            else { continue }
            switch specifier.conversion {
            case .fixed, .exponent, .general, .hexadecimalFloat: return "g"
            default: return bare(String(decoding: Array(key.utf8)[specifier.range], as: UTF8.self))
            }
        }
        return "lld"
    }

    /// A specifier without percent sign and position: `lld`.
    private static func bare(_ written: String) -> String {
        let rest = bareSubstring(written)
        // A variable's type has no place for another argument.
        guard let star = rest.lastIndex(of: "*") else { return String(rest) }
        return String(rest[rest.index(after: star)...].drop { $0.isNumber || $0 == "$" })
    }

    package static func bareSubstring(_ written: String) -> Substring {
        let rest = written.dropFirst()
        let digits = rest.prefix { $0.isNumber }
        return !digits.isEmpty && rest.dropFirst(digits.count).first == "$" ? rest.dropFirst(digits.count + 1) : rest
    }
}

extension StringsDictEntry {
    /// The localized string as a catalog has it: what ``PluralVariable`` stands for is the choice itself, where it says the same there and
    /// would be written as it was read. Else the template.
    package func catalogTemplate(key: String) -> TextTemplate? {
        guard let variation = Self.wholeText(value, key), variation.isByPlural else { return template }
        return TextTemplate(variation)
    }

    /// A text without variables but the one; nil for another.
    private static func wholeText(_ value: PropertyListValue, _ key: String) -> TextVariation? {
        if let text = value.string { return .text(text) }
        guard let dictionary = value.dictionary else { return nil }
        if dictionary.members.count == 1, let devices = dictionary[Key.device]?.dictionary {
            var cases: [String: TextVariation] = [:]
            for member in devices.members { cases[member.key] = wholeText(member.value, key) }
            return cases.count == devices.members.count ? .device(cases) : nil
        }
        guard let format = dictionary[Key.format]?.string else { return nil }
        if dictionary.members.count == 1 { return .text(format) }
        guard dictionary.members.count == 2, let variable = dictionary[PluralVariable.name]?.dictionary else {
            return nil
        }
        return choice(StringsDictVariable(dictionary: variable), format, key)
    }

    private static func choice(_ variable: StringsDictVariable, _ format: String, _ key: String) -> TextVariation? {
        var cases: [PluralCategory: TextVariation] = [:]
        for (name, text) in variable.cases {
            guard let category = PluralCategory(rawValue: name) else { return nil }
            cases[category] = .text(text)
        }
        let chooser = PluralArgument(nil, of: cases, ArgumentNumbering(), [:])
        let argument = chooser.argument
        guard !cases.isEmpty, variable.rule == Key.plural, cases.count == variable.dictionary.members.count - 2,
            format == PluralVariable.reference(PluralVariable.name, argument, isFirst: argument == 1),
            variable.specifier == PluralVariable.specifier(of: chooser, in: cases, key: key),
            variable.cases.allSatisfy({ isSame($0.text, about: argument) })
        else { return nil }
        return .plural(type: .cardinal, argument: nil, cases)
    }

    /// Whether the specifiers of a variable's wording take the same arguments where it is a text of its own.
    private static func isSame(_ text: String, about argument: Int) -> Bool {
        var (own, inside) = (ArgumentNumbering(), ArgumentNumbering(ofSubstitution: argument))
        return FormatSpecifier.specifiers(of: text).allSatisfy { specifier in
            if case .substitution = specifier.conversion { return false }
            guard let one = try? own.take(specifier), let other = try? inside.take(specifier) else { return false }
            return one == other
        }
    }
}

extension TextVariation {
    fileprivate var isByPlural: Bool {
        switch self {
        case .plural: true
        case .device(let cases): cases.values.contains(where: \.isByPlural)
        default: false
        }
    }
}
