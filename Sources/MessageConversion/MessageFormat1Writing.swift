internal import LocaleFormatDates
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers

/// Pieces as a message in ICU's syntax.
extension MessageConversionWork {
    func messageFormat1(
        of pieces: [MessagePiece], _ names: MessageArgumentNames, _ syntax: MessageFormat1.Syntax
    ) throws(MessageConversionError) -> MessageFormat1 {
        let writing = MessageFormat1Writing(work: self, names: names, syntax: syntax)
        return MessageFormat1(parts: try writing.parts(pieces, nil, depth: 0), syntax: syntax)
    }
}

private struct MessageFormat1Writing {
    /// What `#` is about.
    struct Counted: Equatable {
        var argument: String
        var offset: Double
    }

    let work: MessageConversionWork
    let names: MessageArgumentNames
    let syntax: MessageFormat1.Syntax

    func parts(
        _ pieces: [MessagePiece], _ counted: Counted?, depth: Int
    ) throws(MessageConversionError) -> [MessageFormat1.Part] {
        try work.check(depth: depth)
        try work.spend(pieces.count + 1)
        /// Tags that are open, with what stood before them.
        var open: [(markup: MessageFormat2.Markup, origin: MessagePiece.Origin, before: [MessageFormat1.Part])] = []
        var parts: [MessageFormat1.Part] = []
        for piece in pieces {
            switch piece {
            case .text(let text):
                if case .text(let before)? = parts.last {
                    parts[parts.count - 1] = .text(before + text)
                } else {
                    parts.append(.text(text))
                }
            case .value(let value): parts.append(self.value(value, counted))
            case .choice(let choice): parts.append(try self.choice(choice, depth))
            case .markup(let markup, let origin):
                guard canWrite(markup, origin) else { continue }
                if markup.kind == .open {
                    try work.check(depth: depth + open.count + 1)
                    open.append((markup, origin, parts))
                    parts = []
                } else if let last = open.last, last.markup.name == markup.name {
                    open.removeLast()
                    parts = last.before + [.tag(markup.name, parts)]
                } else {
                    work.lose(.markup, origin, "tags end where they begin, and only the last one that is open")
                }
            }
        }
        while let last = open.popLast() {
            work.lose(.markup, last.origin, "tags end where they begin, and only the last one that is open")
            parts = last.before + parts
        }
        return parts
    }

    private func canWrite(_ markup: MessageFormat2.Markup, _ origin: MessagePiece.Origin) -> Bool {
        guard syntax == .formatJS else {
            work.lose(.markup, origin, "ICU's syntax has no markup; what it stands around is left")
            return false
        }
        let scalars = markup.name.unicodeScalars
        let isName =
            scalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
            && scalars.allSatisfy {
                !$0.isASCII || $0.properties.isAlphabetic || "0123456789-._".unicodeScalars.contains($0)
            }
        guard markup.kind != .standalone, isName else {
            work.lose(.markup, origin, "a tag has a name and stands around something")
            return false
        }
        for option in markup.options {
            work.lose(.markup, origin, "tags have no options", source: option.description)
        }
        return true
    }

    // MARK: Arguments

    private func value(_ value: MessagePiece.Value, _ counted: Counted?) -> MessageFormat1.Part {
        let name = names[value.argument]
        let own = Counted(argument: value.argument, offset: value.offset)
        switch value.form {
        case .plain where value.offset == 0, .text: return .argument(name)
        case .number, .plain, .styled(.standard):
            if counted == own, showsCounted(value) { return .number }
            if value.offset == 0 {
                return work.options.hasTypes ? .argument(name) : .formatted(name, .number(.standard))
            }
            // Only a choice takes something off a number.
            return .plural(name, .cardinal, offset: value.offset, [.init(.keyword("other"), [.number])])
        case .integer, .styled(.roundedInteger):
            if counted == own, showsCounted(value) { return .number }
            if value.offset == 0 {
                return work.options.hasTypes ? .argument(name) : .formatted(name, .number(.integer))
            }
            return .plural(name, .cardinal, offset: value.offset, [.init(.keyword("other"), [.number])])
        case .styled(let form):
            if value.offset != 0 {
                work.lose(.form, value.origin, "a number less an offset has the usual form")
                return .plural(name, .cardinal, offset: value.offset, [.init(.keyword("other"), [.number])])
            }
            if form == .percent && !work.options.isExact || form == .groupedPercent {
                return .formatted(name, .number(.percent))
            }
            let (skeleton, faults) = form.skeleton()
            for fault in faults { work.lose(.form, value.origin, "skeletons have no \(fault)") }
            if skeleton.isEmpty { return .formatted(name, .number(.standard)) }
            return .formatted(
                name,
                syntax == .formatJS
                    ? work.formatJS(number: skeleton, value.origin) : .number(.skeleton(skeleton)))
        case .date(let template): return .formatted(name, date(template, value.origin))
        }
    }

    /// Files with types are read by Flutter's generator, to which `#` is text (`message_parser.dart` of flutter_tools).
    private func showsCounted(_ value: MessagePiece.Value) -> Bool { !work.options.hasTypes || value.offset != 0 }

    private func date(_ template: DateStyle.Template, _ origin: MessagePiece.Origin) -> MessageFormat1.Format {
        func form(_ length: DateStyle.Length) -> MessageFormat1.DateForm {
            switch length {
            case .short: .short
            case .long: .long
            case .full: .full
            default: .medium
            }
        }
        switch template {
        case .automatic: return .date(.standard)
        case .skeleton(let skeleton): return .date(known(.skeleton(skeleton), origin))
        case .pattern(let pattern): return .date(known(.pattern(pattern), origin))
        case .lengths(let date, .none): return .date(form(date))
        case .lengths(.none, let time): return .time(form(time))
        case .lengths(let date, _):
            work.lose(.form, origin, "a date and a time by lengths are two arguments; the date is left")
            return .date(form(date))
        }
    }

    private func known(_ form: MessageFormat1.DateForm, _ origin: MessagePiece.Origin) -> MessageFormat1.DateForm {
        syntax == .formatJS ? work.formatJS(date: form, origin) : form
    }

    // MARK: Choices

    private func choice(_ choice: MessagePiece.Choice, _ depth: Int) throws(MessageConversionError)
        -> MessageFormat1.Part
    {
        let selector = choice.selector
        let name = names[selector.argument]
        switch selector.kind {
        case .text:
            var variants: [MessageFormat1.SelectVariant] = []
            for variant in choice.variants {
                guard case .word(let word) = variant.key else { continue }
                guard word != "other", !word.isEmpty, word.unicodeScalars.allSatisfy(PatternSyntax.isIdentifier) else {
                    work.lose(
                        .variant, choice.origin, "a key is one word, and 'other' is for all that have none",
                        source: word)
                    continue
                }
                variants.append(.init(word, try parts(variant.pieces, nil, depth: depth + 1)))
            }
            variants.append(.init("other", try parts(choice.fallback, nil, depth: depth + 1)))
            return .select(name, variants)
        case .plural(let kind):
            // Numbers that are named exactly around a choice by the number less an offset are one choice.
            if let inner = offsetChoice(in: choice), case .plural(let innerKind) = inner.selector.kind {
                let outer = try numbers(choice, offset: inner.selector.offset, depth)
                return .plural(
                    name, innerKind, offset: inner.selector.offset, outer + (try categories(inner, depth)))
            }
            let own = try numbers(choice, offset: selector.offset, depth) + categories(choice, depth)
            return .plural(name, kind, offset: selector.offset, own)
        }
    }

    private func offsetChoice(in choice: MessagePiece.Choice) -> MessagePiece.Choice? {
        guard choice.selector.offset == 0, choice.fallback.count == 1, case .choice(let inner) = choice.fallback[0],
            inner.selector.argument == choice.selector.argument, case .plural = inner.selector.kind,
            inner.selector.offset != 0,
            choice.variants.allSatisfy({ if case .category = $0.key { false } else { true } }),
            inner.variants.allSatisfy({ if case .exactly = $0.key { false } else { true } })
        else { return nil }
        return inner
    }

    private func numbers(
        _ choice: MessagePiece.Choice, offset: Double, _ depth: Int
    ) throws(MessageConversionError) -> [MessageFormat1.PluralVariant] {
        let counted = Counted(argument: choice.selector.argument, offset: offset)
        var variants: [MessageFormat1.PluralVariant] = []
        for variant in choice.variants {
            guard case .exactly(let number) = variant.key else { continue }
            if syntax == .formatJS, Int32(exactly: number + choice.selector.offset) == nil {
                work.lose(
                    .variant, choice.origin, "only whole numbers are named in FormatJS",
                    source: "=\(NumberValue.double(number).exactKey)")
                continue
            }
            // `:integer` names what is left of the number.
            if case .styled(let form) = choice.selector.form, form.isTruncated {
                work.lose(
                    .variant, choice.origin, "the number itself is named, not what is shown of it",
                    source: "=\(NumberValue.double(number).exactKey)")
            }
            let parts = try parts(variant.pieces, counted, depth: depth + 1)
            variants.append(.init(.exactly(number + choice.selector.offset), parts))
        }
        return variants
    }

    private func categories(
        _ choice: MessagePiece.Choice, _ depth: Int
    ) throws(MessageConversionError) -> [MessageFormat1.PluralVariant] {
        let selector = choice.selector
        let counted = Counted(argument: selector.argument, offset: selector.offset)
        var variants: [MessageFormat1.PluralVariant] = []
        for variant in choice.variants {
            guard case .category(let category) = variant.key else { continue }
            variants.append(
                .init(.keyword(category.rawValue), try parts(variant.pieces, counted, depth: depth + 1)))
        }
        let other = try parts(choice.fallback, counted, depth: depth + 1)
        variants.append(.init(.keyword("other"), other))
        if variants.count > 1 { check(selector, other, choice.origin) }
        return variants
    }

    /// ICU counts a number as the variant for `other` shows it first, and as it is where that is a skeleton.
    private func check(
        _ selector: MessagePiece.Selector, _ other: [MessageFormat1.Part], _ origin: MessagePiece.Origin
    ) {
        let shown = MessageFormat1.countingForm(of: names[selector.argument], in: other)
        if work.options.isExact, case .styled(let form) = selector.form, form.function != .integer,
            form != .standard, form != .roundedInteger
        {
            return work.lose(
                .choice, origin, "a number is counted with at most three digits of a fraction, or as it is")
        }
        let isSame: Bool
        switch (selector.form, shown.form) {
        case (.styled(let form), _): isSame = form.isCounted(by: shown.isByRules ? nil : shown.form)
        case (_, nil), (_, .standard), (_, .named), (_, .integer), (_, .skeleton): isSame = true
        case (_, .percent), (_, .currency), (_, .pattern): isSame = false
        }
        if !isSame { work.lose(.choice, origin, "a number is counted as it is, not as it is displayed") }
    }
}

extension NumberForm {
    fileprivate var isTruncated: Bool { NumberForm.truncated.options.allSatisfy { options[$0.key] == $0.value } }

    /// Whether a number is counted in this form as ICU counts it where it shows it so.
    fileprivate func isCounted(by shown: MessageFormat1.NumberForm?) -> Bool {
        let digits: Set<String> = [
            "minimumFractionDigits", "maximumFractionDigits", "fractionDigits", "minimumSignificantDigits",
            "maximumSignificantDigits", "roundingIncrement", "roundingMode",
        ]
        let asked = options.filter { digits.contains($0.key) }
        switch function {
        case .percent: return shown == .percent && asked == NumberForm.percent.options
        case .currency: return false
        // Whole numbers are counted alike by all.
        case .integer where asked.isEmpty: return true
        case .integer, .number, .offset, .unit: break
        }
        switch shown {
        case .integer: return asked == ["maximumFractionDigits": "0", "roundingMode": "halfEven"]
        case nil, .standard, .named, .skeleton:
            return asked.isEmpty
                || shown?.isStandard ?? true && asked == ["maximumFractionDigits": "3", "roundingMode": "halfEven"]
        case .percent, .currency, .pattern: return false
        }
    }
}

extension MessageFormat1.NumberForm {
    fileprivate var isStandard: Bool { self == .standard }
}
