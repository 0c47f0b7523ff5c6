internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// Messages of ICU's syntax and what is read as such: whether each language takes the arguments that the program passes, in all branches of its
/// choices, and whether the choices have what the language needs.
enum MessageCheck {
    /// - Parameter messages: those of the key, by language.
    static func check(
        _ context: LintContext, _ messages: [String: MessageFormat1], _ collector: inout LintCollector
    ) {
        guard let own = messages[context.language] else { return }
        let reading = MessageReading(own)
        for choice in reading.plurals { plural(choice, context, &collector) }
        guard !context.isSource, context.subject.entry.shouldTranslate,
            let source = messages[context.subject.sourceLanguage].map(MessageReading.init)
        else { return }
        arguments(reading, source, context, &collector)
        options(reading, source, context, &collector)
        tags(reading, source, context, &collector)
        plain(reading, source, context, &collector)
    }

    private static func arguments(
        _ own: MessageReading, _ source: MessageReading, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let origin = context.subject.sourceLanguage
        let extra = own.kinds.keys.filter { source.kinds[$0] == nil }.sorted()
        let missing = source.always.subtracting(own.always).sorted()
        for name in extra {
            let count = source.kinds.count
            let meant = extra.count == 1 && missing.count == 1 ? missing.first : nil
            collector.add(
                .formatExtra, context, nil,
                "{\(name)} is no argument of \(origin), which has "
                    + (count == 0 ? "none" : source.kinds.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")),
                suggestion: meant.map { "{\($0)}" })
        }
        for name in missing {
            let isShown = own.shown.contains(name)
            collector.add(
                .formatMissing, context, nil,
                "{\(name)} of \(origin) is not used" + (isShown ? " in every wording" : ""))
        }
        for (name, kinds) in own.kinds.sorted(by: { $0.key < $1.key }) {
            guard let expected = source.kinds[name], let first = kinds.sorted().first,
                let other = expected.sorted().first, expected.isDisjoint(with: kinds)
            else { continue }
            collector.add(
                .formatType, context, nil, "{\(name)} is \(first.rawValue) here and \(other.rawValue) in \(origin)")
        }
    }

    private static func options(
        _ own: MessageReading, _ source: MessageReading, _ context: LintContext, _ collector: inout LintCollector
    ) {
        for (name, options) in own.options.sorted(by: { $0.key < $1.key }) {
            guard let known = source.options[name] else { continue }
            for option in options.subtracting(known).sorted() {
                let left = known.subtracting(options)
                collector.add(
                    .selectOption, context, nil,
                    "{\(name)} has no “\(option)” in \(context.subject.sourceLanguage)",
                    suggestion: left.count == 1 ? left.first : nil)
            }
        }
    }

    private static func tags(
        _ own: MessageReading, _ source: MessageReading, _ context: LintContext, _ collector: inout LintCollector
    ) {
        let origin = context.subject.sourceLanguage
        for tag in own.tags.subtracting(source.tags).sorted() {
            collector.add(.tags, context, nil, "<\(tag)> is not in \(origin)")
        }
        for tag in source.tags.subtracting(own.tags).sorted() {
            collector.add(.tags, context, nil, "<\(tag)> of \(origin) is not used")
        }
    }

    /// One wording for all numbers where the source has several, in a language with three or more.
    private static func plain(
        _ own: MessageReading, _ source: MessageReading, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard own.plurals.isEmpty, source.plurals.contains(where: { $0.kind == .cardinal }),
            context.text.wordings.contains(where: \.hasLongWords), let need = context.plurals.need(.cardinal),
            need.common.count >= 3
        else { return }
        let names = need.common.sorted { $0 < $1 }.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        collector.add(
            .pluralPlain, context, nil,
            "has one wording for all numbers; \(context.subject.sourceLanguage) varies by number, and this language has \(names)"
        )
    }

    private static func plural(
        _ choice: MessageReading.Plural, _ context: LintContext, _ collector: inout LintCollector
    ) {
        guard let need = context.plurals.need(choice.kind), !context.isPseudo else { return }
        let what = choice.kind == .ordinal ? "selectordinal" : "plural"
        for category in need.categories where category != .other && choice.hasWords {
            guard let examples = need.examples[category], !choice.categories.contains(category.rawValue) else {
                continue
            }
            // `=0` and `=1` may be all that a category is for.
            if examples.count < 3, examples.allSatisfy({ Double($0).map(choice.exact.contains) == true }) { continue }
            collector.add(
                need.common.contains(category) ? .pluralMissing : .pluralRare, context, nil,
                "{\(choice.name), \(what)} has no wording for “\(category.rawValue)”: \(examples.joined(separator: ", ")) …"
            )
        }
        for name in choice.categories.sorted() {
            let category = PluralCategory(rawValue: name)
            guard category.map({ !need.categories.contains($0) }) ?? true else { continue }
            collector.add(
                .pluralUnused, context, nil,
                category == nil
                    ? "“\(name)” is no plural category" : "no number is “\(name)” in this language")
        }
    }
}

/// What a message takes, shows and chooses by.
private struct MessageReading {
    enum Kind: String, Comparable {
        case number = "a number"
        case date = "a date"
        case text = "a text that is chosen by"

        static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    struct Plural {
        let name: String
        let kind: PluralRules.Kind
        var categories: Set<String> = []
        var exact: Set<Double> = []
        var hasWords = false
    }

    /// All arguments; an empty set for one that is only written as it is.
    private(set) var kinds: [String: Set<Kind>] = [:]
    /// Arguments that some wording shows.
    private(set) var shown: Set<String> = []
    /// Those that every wording shows but the ones for single numbers: "one file" says the number itself.
    private(set) var always: Set<String> = []
    private(set) var plurals: [Plural] = []
    /// By argument, what its choices by text are for.
    private(set) var options: [String: Set<String>] = [:]
    private(set) var tags: Set<String> = []

    init(_ message: MessageFormat1) { always = read(message.parts, number: nil) }

    /// - Parameter number: the argument that `#` stands for.
    /// - Returns: what is shown in any case.
    private mutating func read(_ parts: [MessageFormat1.Part], number: String?) -> Set<String> {
        var found: Set<String> = []
        for part in parts {
            switch part {
            case .text: break
            case .argument(let name): found.insert(show(name, nil))
            case .formatted(let name, let format): found.insert(show(name, Self.kind(format)))
            case .number: if let number { found.insert(show(number, .number)) }
            case .tag(let name, let inner):
                tags.insert(name)
                found.formUnion(read(inner, number: number))
            case .plural(let name, let kind, _, let variants):
                kinds[name, default: []].insert(.number)
                found.formUnion(read(variants, name, kind))
            case .select(let name, let variants):
                kinds[name, default: []].insert(.text)
                options[name, default: []].formUnion(variants.map(\.key))
                found.formUnion(common(variants.map { read($0.parts, number: number) }))
            case .choice(let name, let variants):
                kinds[name, default: []].insert(.number)
                // Which limit stands for one number alone is not said.
                found.formUnion(common(variants.suffix(1).map { read($0.parts, number: nil) }))
                for variant in variants.dropLast() { _ = read(variant.parts, number: nil) }
            }
        }
        return found
    }

    private mutating func read(
        _ variants: [MessageFormat1.PluralVariant], _ name: String, _ kind: PluralRules.Kind
    ) -> Set<String> {
        var plural = Plural(name: name, kind: kind)
        var counted: [Set<String>] = []
        var few: [Set<String>] = []
        for variant in variants {
            let inner = read(variant.parts, number: name)
            plural.hasWords = plural.hasWords || Self.hasLetters(variant.parts)
            switch variant.selector {
            case .exactly(let value):
                plural.exact.insert(value)
                few.append(inner)
            case .keyword(let category):
                plural.categories.insert(category)
                if ["zero", "one", "two"].contains(category) { few.append(inner) } else { counted.append(inner) }
            }
        }
        plurals.append(plural)
        let all = common(counted)
        // The number may be left out where the words say it; what else is shown is shown there too.
        return few.reduce(all) { $0.subtracting(all.subtracting($1).subtracting([name])) }
    }

    private func common(_ sets: [Set<String>]) -> Set<String> {
        guard let first = sets.first else { return [] }
        return sets.dropFirst().reduce(first) { $0.intersection($1) }
    }

    private mutating func show(_ name: String, _ kind: Kind?) -> String {
        kinds[name, default: []].formUnion(kind.map { [$0] } ?? [])
        shown.insert(name)
        return name
    }

    private static func kind(_ format: MessageFormat1.Format) -> Kind {
        switch format {
        case .number, .spellout, .ordinal, .duration: .number
        case .date, .time: .date
        }
    }

    private static func hasLetters(_ parts: [MessageFormat1.Part]) -> Bool {
        parts.contains { part in
            switch part {
            case .text(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
            case .tag(_, let inner): hasLetters(inner)
            case .select(_, let variants): variants.contains { hasLetters($0.parts) }
            case .plural(_, _, _, let variants): variants.contains { hasLetters($0.parts) }
            case .choice(_, let variants): variants.contains { hasLetters($0.parts) }
            case .argument, .formatted, .number: false
            }
        }
    }
}
