internal import LocaleFormatDates
internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// ICU's messages as pieces.
extension MessageConversionWork {
    func pieces(of message: MessageFormat1) throws(MessageConversionError) -> [MessagePiece] {
        var reading = MessageFormat1Reading(
            work: self, syntax: message.syntax, places: message.places.positions[...])
        return try reading.pieces(message.parts, nil, depth: 0)
    }
}

private struct MessageFormat1Reading {
    typealias Form = MessagePiece.Form
    typealias Counted = (argument: String, offset: Double)

    let work: MessageConversionWork
    let syntax: MessageFormat1.Syntax
    /// Where arguments stand, in the order of the source.
    var places: ArraySlice<SourcePosition>

    /// - Parameter counted: what `#` is about.
    mutating func pieces(
        _ parts: [MessageFormat1.Part], _ counted: Counted?, depth: Int
    ) throws(MessageConversionError) -> [MessagePiece] {
        try work.check(depth: depth)
        try work.spend(parts.count + 1)
        var result: [MessagePiece] = []
        for part in parts {
            switch part {
            case .text(let text): result.append(.text(text))
            case .argument(let name):
                let origin = origin("{\(name)}")
                let isWhole = work.options.wholeNumbers.contains(name)
                result.append(.value(.init(argument: name, form: isWhole ? .integer : .plain, origin: origin)))
            case .formatted(let name, let format):
                let origin = origin("{\(name), \(format.source)}")
                result.append(.value(.init(argument: name, form: form(format, origin), origin: origin)))
            case .number:
                guard let counted else {
                    result.append(.text("#"))
                    continue
                }
                let origin = MessagePiece.Origin(text: "#")
                result.append(
                    .value(
                        .init(
                            argument: counted.argument, form: form(.number(.standard), nil), offset: counted.offset,
                            origin: origin)))
            case .plural(let name, let kind, let offset, let variants):
                result.append(try plural(name, kind, offset, variants, depth))
            case .select(let name, let variants): result.append(try select(name, variants, depth))
            case .choice(let name, let variants): result.append(try choice(name, variants, depth))
            case .tag(let name, let inner):
                let origin = MessagePiece.Origin(text: "<\(name)>")
                result.append(.markup(.init(.open, name), origin))
                result += try pieces(inner, counted, depth: depth + 1)
                result.append(.markup(.init(.close, name), origin))
            }
        }
        return result
    }

    private mutating func origin(_ text: String) -> MessagePiece.Origin {
        .init(text: text, position: places.popFirst())
    }

    // MARK: Choices

    private mutating func plural(
        _ name: String, _ kind: PluralRules.Kind, _ offset: Double, _ variants: [MessageFormat1.PluralVariant],
        _ depth: Int
    ) throws(MessageConversionError) -> MessagePiece {
        let origin = origin("{\(name), \(kind == .cardinal ? "plural" : "selectordinal"), …}")
        let other = variants.first { $0.selector == .keyword("other") }
        var form = form(.number(.standard), nil)
        if let shown = MessageFormat1.countingForm(of: name, in: other?.parts ?? []).form {
            // What is counted is told where it is shown, and counted as it is where that is a skeleton.
            if case .skeleton = shown { form = .number } else { form = self.form(.number(shown), nil) }
        }
        var numbers: [MessagePiece.Variant] = []
        var known: Set<MessagePiece.Key> = []
        var categories: [MessagePiece.Variant] = []
        for variant in variants {
            let inner = try pieces(variant.parts, (name, offset), depth: depth + 1)
            switch variant.selector {
            case .exactly(let number):
                let key = MessagePiece.Key.exactly(number == 0 ? 0 : number)
                if known.insert(key).inserted {
                    numbers.append(.init(key: key, pieces: inner))
                } else {
                    work.lose(.variant, origin, "another variant is for the same number", source: "=\(number)")
                }
            case .keyword(let word):
                guard let category = PluralCategory(rawValue: word) else {
                    work.lose(.variant, origin, "it is no plural category and never chosen", source: word)
                    continue
                }
                let key = category == .other ? MessagePiece.Key.fallback : .category(category)
                if categories.contains(where: { $0.key == key }) {
                    work.lose(.variant, origin, "another variant is for the same category", source: word)
                } else {
                    categories.append(.init(key: key, pieces: inner))
                }
            }
        }
        let selector = MessagePiece.Selector(argument: name, kind: .plural(kind), offset: offset, form: form)
        if offset == 0 {
            return .choice(.init(selector: selector, variants: numbers + categories, origin: origin))
        }
        // Numbers are named before the offset is taken off, categories are those behind it.
        let inner = MessagePiece.choice(.init(selector: selector, variants: categories, origin: origin))
        if numbers.isEmpty { return inner }
        let exact = MessagePiece.Selector(argument: name, kind: .plural(.cardinal), form: form)
        return .choice(
            .init(selector: exact, variants: numbers + [.init(key: .fallback, pieces: [inner])], origin: origin))
    }

    private mutating func select(
        _ name: String, _ variants: [MessageFormat1.SelectVariant], _ depth: Int
    ) throws(MessageConversionError) -> MessagePiece {
        let origin = origin("{\(name), select, …}")
        var result: [MessagePiece.Variant] = []
        var known: Set<MessagePiece.Key> = []
        for variant in variants {
            let key = variant.key == "other" ? MessagePiece.Key.fallback : .word(variant.key)
            let inner = try pieces(variant.parts, nil, depth: depth + 1)
            if known.insert(key).inserted {
                result.append(.init(key: key, pieces: inner))
            } else {
                work.lose(.variant, origin, "another variant is for the same text", source: variant.key)
            }
        }
        return .choice(.init(selector: .init(argument: name, kind: .text), variants: result, origin: origin))
    }

    /// The limits as numbers that are named exactly, and the last one for all others, which is what people mean.
    private mutating func choice(
        _ name: String, _ variants: [MessageFormat1.ChoiceVariant], _ depth: Int
    ) throws(MessageConversionError) -> MessagePiece {
        let origin = origin("{\(name), choice, …}")
        var result: [MessagePiece.Variant] = []
        var known: Set<MessagePiece.Key> = []
        for (place, variant) in variants.enumerated() {
            let inner = try pieces(variant.parts, nil, depth: depth + 1)
            let key = place == variants.count - 1 ? MessagePiece.Key.fallback : .exactly(variant.limit)
            guard key == .fallback || variant.limit.isFinite else { continue }
            if known.insert(key).inserted { result.append(.init(key: key, pieces: inner)) }
        }
        work.lose(
            .choice, origin,
            "there are no limits elsewhere; each stands for its number alone, and the last for all others")
        return .choice(
            .init(selector: .init(argument: name, kind: .plural(.cardinal)), variants: result, origin: origin))
    }

    // MARK: Forms

    /// - Parameter origin: nil for a form that is told elsewhere.
    private func form(_ format: MessageFormat1.Format, _ origin: MessagePiece.Origin?) -> Form {
        func lose(_ reason: String) { if let origin { work.lose(.form, origin, reason) } }
        switch format {
        case .number(.standard): return work.options.isExact ? .styled(.standard) : .number
        case .number(.integer): return work.options.isExact ? .styled(.roundedInteger) : .integer
        case .number(.percent): return .styled(work.options.isExact ? .groupedPercent : .percent)
        case .number(.currency):
            lose("the currency of the reader's region has no other name")
            return .number
        case .number(.skeleton(let skeleton)):
            let icu = syntax == .formatJS ? FormatJSSkeleton.icu(number: skeleton) : skeleton
            let (form, faults) = NumberForm.reading(skeleton: icu)
            for fault in faults { lose("there is no '\(fault)' elsewhere") }
            return form.form
        case .number(.pattern(let pattern)):
            guard let form = NumberForm(pattern: pattern) else {
                lose("patterns are ICU's own; a skeleton, '::', says more elsewhere")
                return .number
            }
            return form.form
        case .number(.named(let name)):
            lose(FormatJSSkeleton.unknown(form: name))
            return self.form(.number(.standard), nil)
        case .date(.named(let name)):
            lose(FormatJSSkeleton.unknown(form: name))
            return self.form(.date(.standard), nil)
        case .time(.named(let name)):
            lose(FormatJSSkeleton.unknown(form: name))
            return self.form(.time(.standard), nil)
        case .date(let form): return .date(form.template(isTime: false))
        case .time(let form): return .date(form.template(isTime: true))
        case .spellout, .ordinal, .duration:
            lose("words, ranks and durations are written by ICU's rules alone")
            return .number
        }
    }
}

extension NumberForm {
    // What ICU's older formatter does by itself: it groups from the first group on, whatever minimum the locale has.
    static let standard = NumberForm(
        .number, ["maximumFractionDigits": "3", "roundingMode": "halfEven", "useGrouping": "always"])
    static let roundedInteger = NumberForm(
        .number, ["maximumFractionDigits": "0", "roundingMode": "halfEven", "useGrouping": "always"])
    static let groupedPercent = NumberForm(.percent, ["roundingMode": "halfEven", "useGrouping": "always"])
    static let percent = NumberForm(.percent, ["roundingMode": "halfEven"])

    /// A pattern of digits alone, `0.00`, which groups nothing; nil for any other, whose affixes and groups are the same in all languages.
    init?(pattern: String) {
        let parts = pattern.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts[0].drop { $0 == "#" }
        let fraction = parts.count > 1 ? parts[1] : ""
        let zeros = fraction.prefix { $0 == "0" }.count
        guard !whole.isEmpty, whole.allSatisfy({ $0 == "0" }), fraction.dropFirst(zeros).allSatisfy({ $0 == "#" }),
            parts.count == 1 || !fraction.isEmpty
        else { return nil }
        var options = [
            "useGrouping": "never", "roundingMode": "halfEven", "minimumFractionDigits": String(zeros),
            "maximumFractionDigits": String(fraction.count),
        ]
        if whole.count > 1 { options["minimumIntegerDigits"] = String(whole.count) }
        self.init(.number, options)
        if fault != nil { return nil }
    }
}
