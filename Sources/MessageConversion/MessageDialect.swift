internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// Messages of ICU as FormatJS reads them, and back: one syntax but for tags and forms, so that all else stays as it is written.
extension MessageConversionWork {
    func messageFormat1(
        of message: MessageFormat1, _ names: MessageArgumentNames, _ syntax: MessageFormat1.Syntax
    ) throws(MessageConversionError) -> MessageFormat1 {
        var change = MessageDialect(work: self, names: names, syntax: syntax, places: message.places.positions[...])
        return MessageFormat1(parts: try change.parts(message.parts, depth: 0), syntax: syntax)
    }
}

private struct MessageDialect {
    typealias Part = MessageFormat1.Part

    let work: MessageConversionWork
    let names: MessageArgumentNames
    let syntax: MessageFormat1.Syntax
    /// Where arguments stand, in the order of the source.
    var places: ArraySlice<SourcePosition>

    mutating func parts(_ parts: [Part], depth: Int) throws(MessageConversionError) -> [Part] {
        try work.check(depth: depth)
        try work.spend(parts.count + 1)
        var result: [Part] = []
        func add(_ part: Part) {
            if case .text(let text) = part, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else {
                result.append(part)
            }
        }
        for part in parts {
            switch part {
            case .text, .number: add(part)
            case .argument(let name):
                _ = places.popFirst()
                add(.argument(names[name]))
            case .formatted(let name, let format):
                let origin = origin("{\(name), \(format.source)}")
                add(.formatted(names[name], syntax == .formatJS ? known(format, origin) : icu(format, origin)))
            case .plural(let name, let kind, let offset, let variants):
                add(try plural(name, kind, offset, variants, depth))
            case .select(let name, let variants):
                let origin = origin("{\(name), select, …}")
                var known: Set<String> = []
                var own: [MessageFormat1.SelectVariant] = []
                for variant in variants {
                    let inner = try self.parts(variant.parts, depth: depth + 1)
                    if syntax == .icu || known.insert(variant.key).inserted {
                        own.append(.init(variant.key, inner))
                    } else {
                        work.lose(.variant, origin, "another variant is for the same text", source: variant.key)
                    }
                }
                add(.select(names[name], own))
            case .choice(let name, let variants):
                add(try choice(name, variants, depth))
            case .tag(let name, let inner):
                let inner = try self.parts(inner, depth: depth + 1)
                if syntax == .formatJS {
                    add(.tag(name, inner))
                } else {
                    work.lose(
                        .markup, .init(text: "<\(name)>"), "ICU's syntax has no markup; what it stands around is left")
                    for part in inner { add(part) }
                }
            }
        }
        return result
    }

    private mutating func origin(_ text: String) -> MessagePiece.Origin {
        .init(text: text, position: places.popFirst())
    }

    // MARK: Choices

    /// FormatJS takes whole numbers and each variant once (its parser's `parsePluralOrSelectOptions`).
    private mutating func plural(
        _ name: String, _ kind: PluralRules.Kind, _ offset: Double, _ variants: [MessageFormat1.PluralVariant],
        _ depth: Int
    ) throws(MessageConversionError) -> Part {
        let origin = origin("{\(name), \(kind == .cardinal ? "plural" : "selectordinal"), …}")
        var offset = offset
        if syntax == .formatJS, Int32(exactly: offset) == nil {
            work.lose(.choice, origin, "an offset is a whole number in FormatJS", source: "offset:\(offset)")
            offset = 0
        }
        var known: Set<MessageFormat1.PluralSelector> = []
        var own: [MessageFormat1.PluralVariant] = []
        for variant in variants {
            let inner = try parts(variant.parts, depth: depth + 1)
            if syntax == .formatJS {
                if case .exactly(let number) = variant.selector, Int32(exactly: number) == nil {
                    work.lose(.variant, origin, "only whole numbers are named in FormatJS", source: "=\(number)")
                    continue
                }
                guard known.insert(variant.selector).inserted else {
                    work.lose(
                        .variant, origin, "another variant is for the same numbers", source: "\(variant.selector)")
                    continue
                }
            }
            own.append(.init(variant.selector, inner))
        }
        let other = variants.first { $0.selector == .keyword("other") }
        let categories = variants.count { if case .keyword = $0.selector { true } else { false } }
        if categories > 1 {
            switch MessageFormat1.countingForm(of: name, in: other?.parts ?? []).form {
            case .percent, .currency, .pattern:
                work.lose(.choice, origin, "ICU counts a number as it is displayed, FormatJS as it is")
            case nil, .standard, .named, .integer, .skeleton: break
            }
        }
        return .plural(names[name], kind, offset: offset, own)
    }

    /// The limits as numbers that are named exactly, and the last one for all others, which is what people mean.
    private mutating func choice(
        _ name: String, _ variants: [MessageFormat1.ChoiceVariant], _ depth: Int
    ) throws(MessageConversionError) -> Part {
        let origin = origin("{\(name), choice, …}")
        var own: [MessageFormat1.ChoiceVariant] = []
        for variant in variants {
            own.append(
                .init(variant.limit, isExclusive: variant.isExclusive, try parts(variant.parts, depth: depth + 1)))
        }
        guard syntax == .formatJS else { return .choice(names[name], own) }
        work.lose(
            .choice, origin,
            "there are no limits elsewhere; each stands for its number alone, and the last for all others")
        var numbers: Set<Double> = []
        var result: [MessageFormat1.PluralVariant] = []
        for variant in own.dropLast() where Int32(exactly: variant.limit) != nil {
            if numbers.insert(variant.limit).inserted { result.append(.init(.exactly(variant.limit), variant.parts)) }
        }
        result.append(.init(.keyword("other"), own.last?.parts ?? []))
        return .plural(names[name], .cardinal, offset: 0, result)
    }

    // MARK: Forms

    private func icu(_ format: MessageFormat1.Format, _ origin: MessagePiece.Origin) -> MessageFormat1.Format {
        func lose(_ name: String) { work.lose(.form, origin, FormatJSSkeleton.unknown(form: name)) }
        switch format {
        case .number(.skeleton(let skeleton)): return .number(.skeleton(FormatJSSkeleton.icu(number: skeleton)))
        case .number(.named(let name)):
            lose(name)
            return .number(.standard)
        case .date(.named(let name)):
            lose(name)
            return .date(.standard)
        case .time(.named(let name)):
            lose(name)
            return .time(.standard)
        default: return format
        }
    }

    /// A format that FormatJS knows: others are errors to it, and patterns the names of forms that a program has.
    private func known(_ format: MessageFormat1.Format, _ origin: MessagePiece.Origin) -> MessageFormat1.Format {
        switch format {
        case .number(.standard), .number(.integer), .number(.percent), .number(.named): return format
        case .number(.currency):
            work.lose(.form, origin, "the currency of the reader's region has no other name")
            return .number(.standard)
        case .number(.skeleton(let skeleton)): return work.formatJS(number: skeleton, origin)
        case .number(.pattern(let pattern)):
            guard let form = NumberForm(pattern: pattern) else {
                work.lose(.form, origin, "patterns are ICU's own; a skeleton, '::', says more elsewhere")
                return .number(.standard)
            }
            return work.formatJS(number: form.skeleton().text, origin)
        case .date(let form): return .date(work.formatJS(date: form, origin))
        case .time(let form): return .time(work.formatJS(date: form, origin))
        case .spellout, .ordinal, .duration:
            work.lose(.form, origin, "words, ranks and durations are written by ICU's rules alone")
            return .number(.standard)
        }
    }
}

extension MessageConversionWork {
    /// ICU's skeleton for FormatJS, and its losses.
    func formatJS(number skeleton: String, _ origin: MessagePiece.Origin) -> MessageFormat1.Format {
        let (text, faults) = FormatJSSkeleton.formatJS(number: skeleton)
        for fault in faults { lose(.form, origin, "FormatJS does not read '\(fault)' as ICU does") }
        return .number(text.map { .skeleton($0) } ?? .standard)
    }

    func formatJS(date form: MessageFormat1.DateForm, _ origin: MessagePiece.Origin) -> MessageFormat1.DateForm {
        switch form {
        case .standard, .short, .medium, .long, .full, .named: return form
        case .skeleton(let skeleton):
            let (text, faults) = FormatJSSkeleton.formatJS(date: skeleton)
            for fault in faults { lose(.form, origin, "FormatJS has no field '\(fault)'") }
            return text.map { .skeleton($0) } ?? .standard
        case .pattern:
            lose(.form, origin, "patterns of dates are ICU's own; a skeleton, '::', says which fields are wanted")
            return .standard
        }
    }
}
