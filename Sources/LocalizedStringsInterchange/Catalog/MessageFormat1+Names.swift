internal import LocaleFormatCore
internal import LocaleFormatMessageConversion
internal import LocaleFormatMessageFormat1

extension MessageFormat1 {
    /// The message with other names for its arguments.
    func renamed(_ name: (String) -> String) -> MessageFormat1 {
        MessageFormat1(parts: Self.renamed(parts, name), syntax: syntax)
    }

    private static func renamed(_ parts: [Part], _ name: (String) -> String) -> [Part] {
        parts.map { part in
            switch part {
            case .text, .number: part
            case .argument(let own): .argument(name(own))
            case .formatted(let own, let format): .formatted(name(own), format)
            case .plural(let own, let kind, let offset, let variants):
                .plural(
                    name(own), kind, offset: offset, variants.map { .init($0.selector, renamed($0.parts, name)) })
            case .select(let own, let variants):
                .select(name(own), variants.map { .init($0.key, renamed($0.parts, name)) })
            case .choice(let own, let variants):
                .choice(
                    name(own),
                    variants.map { .init($0.limit, isExclusive: $0.isExclusive, renamed($0.parts, name)) })
            case .tag(let tag, let inner): .tag(tag, renamed(inner, name))
            }
        }
    }

    /// The message with choices by numbers and categories in the place of those by limits, `{n, choice, 0#none|1#one}`.
    func withoutLimits(_ language: String, _ lose: (ConversionLoss.Kind) -> Void) -> MessageFormat1 {
        guard arguments.contains(where: { $0.uses.contains(.choice) }) else { return self }
        let other = try? ConvertibleMessage.messageFormat1(self).converted(to: .messageFormat2, in: LocaleID(language))
        let back = try? other?.message.converted(to: .formatJS, in: LocaleID(language))
        for loss in (other?.losses ?? []) + (back?.losses ?? []) { lose(.message("\(loss)")) }
        if case .messageFormat1(let made)? = back?.message { return made }
        return self
    }
}
