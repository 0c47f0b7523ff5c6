public import LocaleFormatAppleStrings
internal import LocaleFormatNumbers

extension StringsDictEntry {
    /// The localized string, to be compiled and formatted; nil where there is no wording at all.
    public var template: TextTemplate? {
        var substitutions: [String: TextSubstitution] = [:]
        guard let variation = Self.variation(of: value, suffix: "", &substitutions) else { return nil }
        return TextTemplate(variation, substitutions: substitutions)
    }

    /// - Parameter suffix: what sets the variables of one device apart from those of another.
    private static func variation(
        of value: PropertyListValue, suffix: String, _ substitutions: inout [String: TextSubstitution]
    ) -> TextVariation? {
        guard let dictionary = value.dictionary else { return value.string.map(TextVariation.text) }
        if let devices = dictionary[Key.device]?.dictionary {
            var cases: [(name: String, variation: TextVariation)] = []
            for member in devices.members {
                let suffix = "\(suffix).\(member.key)"
                if let inner = variation(of: member.value, suffix: suffix, &substitutions) {
                    cases.append((member.key, inner))
                }
            }
            return TextVariation(kind: "device", cases: cases)
        }
        if let widths = dictionary[Key.width]?.dictionary {
            let cases = widths.members.compactMap { member in
                member.value.string.map { (name: member.key, variation: TextVariation.text($0)) }
            }
            return TextVariation(kind: "width", cases: cases)
        }
        guard let format = dictionary[Key.format]?.string else { return nil }
        let names = dictionary.members.filter { $0.value.dictionary != nil }.map(\.key)
        let known = Set(names)
        func renamed(_ text: String) -> String {
            if suffix.isEmpty { return text }
            let parts = text.split(separator: "#@", omittingEmptySubsequences: false)
            return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
                text += "#@"
                if let end = part.firstIndex(of: "@"), known.contains(String(part[..<end])) {
                    text += part[..<end] + suffix + part[end...]
                } else {
                    text += part
                }
            }
        }
        for member in dictionary.members {
            guard let inner = member.value.dictionary else { continue }
            let name = member.key
            let variable = StringsDictVariable(dictionary: inner)
            let cases = variable.cases.map { (name: $0.name, variation: TextVariation.text(renamed($0.text))) }
            let kind =
                switch variable.rule {
                case Key.plural: "plural"
                case Key.width: "width"
                case Key.device: "device"
                default: "selection"
                }
            guard let variation = TextVariation(kind: kind, cases: cases) else { continue }
            substitutions[name + suffix] = TextSubstitution(specifier: variable.specifier, variation: variation)
        }
        return .text(renamed(format))
    }
}
