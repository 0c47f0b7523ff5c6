internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory
internal import LocaleFormatNumberPrograms

/// Running a string: its arguments in, UTF-8 out.
extension StringProgram {
    /// - Throws: ``BakedError`` for arguments that are missing or of the wrong kind, and for values that ICU alone writes.
    func text(_ arguments: Span<BakedArgument>) throws(BakedError) -> String {
        var progress = Progress()
        if let text = String(utf8Capacity: UTF8Writer.usualCapacity, { write(entry, arguments, &progress, to: &$0) }) {
            return text
        }
        // A text that is too long for the stack, if it is no failure.
        var capacity = UTF8Writer.usualCapacity
        while progress.failure == nil {
            guard capacity < Self.sizeLimit else { throw .textTooLarge(limit: Self.sizeLimit) }
            capacity *= 16
            progress = Progress()
            if let text = String(utf8Capacity: capacity, { write(entry, arguments, &progress, to: &$0) }) {
                return text
            }
        }
        throw progress.failure ?? .textTooLarge(limit: Self.sizeLimit)
    }

    /// Appends the same.
    func append(_ arguments: Span<BakedArgument>, to bytes: inout [UInt8]) throws(BakedError) {
        var progress = Progress()
        if bytes.append(
            utf8OnStack: UTF8Writer.usualCapacity, { write(entry, arguments, &progress, to: &$0) })
        {
            return
        }
        bytes.append(contentsOf: try text(arguments).utf8)
    }

    /// False where there is no more room, and where it fails.
    private func write(
        _ index: Int, _ arguments: Span<BakedArgument>, _ progress: inout Progress, to writer: inout UTF8Writer
    ) -> Bool {
        progress.steps += 1
        guard progress.steps <= Self.stepLimit else {
            progress.failure = .textTooLarge(limit: Self.sizeLimit)
            return false
        }
        let next: Int?
        switch nodes[index] {
        case .wording(let start, let end, let isPercentText):
            progress.steps += end - start
            let isText = isPercentText && arguments.isEmpty
            for place in start..<end {
                let part = parts[place]
                writer.append(part.literal, of: pool)
                switch part.kind {
                case .literal: break
                case .place(let place) where isText: writer.append(model.places[place].text)
                case .place(let place):
                    guard write(place: place, arguments, &progress, to: &writer) else { return false }
                case .node(let node): guard write(node, arguments, &progress, to: &writer) else { return false }
                }
            }
            return !writer.overflowed
        case .plural(let index): next = plurals.read(index) { chosen($0, arguments, &progress) }
        case .selection(let index): next = chosen(selections[index], arguments, &progress)
        case .limits(let index): next = chosen(limits[index], arguments, &progress)
        case .numerals(let index): next = numerals.read(index) { chosen($0, arguments, &progress) }
        case .keys(let index): next = chosen(keys[index], arguments)
        case .category(let index): next = categories.read(index) { chosen($0, arguments, &progress) }
        }
        guard let next else { return false }
        return write(next, arguments, &progress, to: &writer)
    }

    // MARK: Places

    @inline(__always)
    private func write(
        place index: Int, _ arguments: Span<BakedArgument>, _ progress: inout Progress, to writer: inout UTF8Writer
    ) -> Bool {
        let place = places[index]
        guard place.argument < arguments.count else {
            return writeLong(index, .missing, arguments, &progress, to: &writer)
        }
        switch arguments[place.argument].value {
        case .number(.integer(let isNegative, let magnitude))
        where place.takesWhole && (!isNegative || place.takesNegative && magnitude > 0):
            let isWritten = numbers.read(place.style) {
                $0.append(.integer(isNegative: isNegative, magnitude: magnitude), to: &writer)
            }
            if isWritten { return true }
        case .number(let value) where place.takesNumbers:
            if numbers.read(place.style, { $0.append(value, to: &writer) }) { return true }
        case .string(let text) where place.takesText:
            append(text, to: &writer)
            return true
        default: break
        }
        return writeLong(index, arguments[place.argument], arguments, &progress, to: &writer)
    }

    /// Text that may run in another direction.
    private func append(_ text: String, to writer: inout UTF8Writer) {
        if isolation.mode == .automatic, !isolation.isRightToLeft {
            let start = writer.count
            writer.append(text)
            if !writer.hasByte(from: start, atLeast: Isolation.leastRightToLeft) { return }
            writer.count = start
        }
        let isIsolated = isolation.isolates(text)
        if isIsolated { writer.append("\u{2068}") }
        writer.append(text)
        if isIsolated { writer.append("\u{2069}") }
    }

    /// What is missing, padded, shifted, a date, or no argument for the place.
    @inline(never)
    private func writeLong(
        _ index: Int, _ argument: BakedArgument, _ arguments: Span<BakedArgument>, _ progress: inout Progress,
        to writer: inout UTF8Writer
    ) -> Bool {
        do throws(BakedError) {
            if let outcome = model.places[index].outcome {
                try write(outcome, index, argument, to: &writer)
                return !writer.overflowed
            }
            let (text, isText) = try rendered(model.places[index], index, argument, given: arguments.count)
            if isText { append(text, to: &writer) } else { writer.append(text) }
            return true
        } catch {
            progress.failure = error
            return false
        }
    }

    private func rendered(
        _ place: StringModel.Place, _ index: Int, _ argument: BakedArgument, given: Int
    ) throws(BakedError) -> (text: String, isText: Bool) {
        var result: (text: String, isText: Bool)
        switch (argument.value, place.form) {
        case (.missing, .value), (.missing, .number), (.missing, .date): return (place.text, false)
        case (.missing, _): throw absent(place.argument, given: given)
        case (.string(let text), .object), (.string(let text), .text), (.string(let text), .value):
            guard place.takesText else { throw .beyondProgram(text) }
            result = (place.precision.map { String(text.prefix($0)) } ?? text, true)
        case (.string(let text), .character) where text.prefix(2).count == 1: result = (text, true)
        case (.number(let value), .character) where value.isWhole && !value.isNegative:
            guard let code = value.exactDecimal.flatMap({ UInt32(exactly: $0) }), let scalar = Unicode.Scalar(code)
            else { throw mismatch(argument, place) }
            result = (String(Character(scalar)), true)
        case (.number(let value), .integer) where value.isWhole: result = (try number(value, place, index), false)
        case (.number(let value), .unsigned) where value.isWhole && !value.isNegative:
            result = (try number(value, place, index), false)
        case (.number(let value), .floating), (.number(let value), .object), (.number(let value), .value):
            result = (try number(value, place, index), false)
        case (.number(let value), .number): result = (try number(value.less(place.offset), place, index), false)
        case (.date(let instant, let zone), .date): result = (try date(instant, zone, index), true)
        case (.number(let value), .date):
            guard let instant = try? Instant(secondsSince1970: value.nearestDouble / 1_000) else {
                throw .beyondProgram(value.plainText)
            }
            result = (try date(instant, .current, index), true)
        default: throw mismatch(argument, place)
        }
        if let width = place.width {
            let spaces = String(repeating: " ", count: max(0, abs(width) - result.text.printedCount))
            result.text = width < 0 ? result.text + spaces : spaces + result.text
        }
        return result
    }

    private func number(
        _ value: NumberValue, _ place: StringModel.Place, _ index: Int
    ) throws(BakedError) -> String {
        let own = places[index].style
        guard own >= 0 else { throw .beyondProgram(value.plainText) }
        var text = try numbers.read(own) { $0.text(value) }.get()
        let isSpaced = place.isSpaced && !value.isNegative
        let padded = padded[index]
        if !padded.isEmpty, let width = place.width, value.exactDecimal != nil {
            let missing = abs(width) - (isSpaced ? 1 : 0) - text.printedCount
            if missing > 0 {
                let digits = text.unicodeScalars.drop { $0.properties.numericType == nil }
                    .prefix { $0.properties.numericType != nil }.count
                guard padded.indices.contains(digits + missing - 1) else { throw .beyondProgram(value.plainText) }
                text = try padded[digits + missing - 1].text(value).get()
            }
        }
        return isSpaced ? " " + text : text
    }

    func date(_ instant: Instant, _ zone: TimeZoneID, _ index: Int) throws(BakedError) -> String {
        guard let date = try dates[places[index].style].date(in: zone) else {
            throw .beyondProgram("\(instant.seconds)")
        }
        return try date.format(instant)
    }

    func mismatch(_ argument: BakedArgument, _ place: StringModel.Place) -> BakedError {
        wrong(place.argument, argument, expected: place.form.words)
    }

    private func name(_ argument: Int) -> String? {
        model.names.indices.contains(argument) ? model.names[argument] : nil
    }

    private func wrong(_ index: Int, _ argument: BakedArgument, expected: String) -> BakedError {
        .wrongArgument(index + 1, name: name(index), found: argument.words, expected: expected)
    }

    private func absent(_ index: Int, given: Int) -> BakedError {
        .missingArgument(index + 1, name: name(index), given: given)
    }

    // MARK: Choices

    private func chosen(
        _ plural: Plural, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        let argument = Self.argument(plural.model.argument, arguments)
        if case .number(.integer(let isNegative, let magnitude)) = argument.value,
            let node = plural.node(forWhole: magnitude, isNegative: isNegative)
        {
            return node
        }
        if case .number(let value) = argument.value { return chosen(plural, value, &progress) }
        return refused(plural.model.argument, plural.model.missing, expected: "a number", arguments, &progress)
    }

    static func argument(_ index: Int, _ arguments: Span<BakedArgument>) -> BakedArgument {
        index < arguments.count ? arguments[index] : .missing
    }

    /// Where a choice leads whose argument it does not take: where it has a way for one that is missing, that one; else it fails.
    private func refused(
        _ index: Int, _ missing: Int?, expected: String, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        let argument = Self.argument(index, arguments)
        if case .missing = argument.value {
            if let missing { return missing }
            progress.failure = absent(index, given: arguments.count)
        } else {
            progress.failure = wrong(index, argument, expected: expected)
        }
        return nil
    }

    private func chosen(_ plural: Plural, _ value: NumberValue, _ progress: inout Progress) -> Int? {
        if let node = plural.node(forExactly: value) { return node }
        let shown = value.less(plural.model.offset)
        func category(_ operands: PluralOperands?) -> Int {
            plural.node(for: operands.map { plural.rules.category(for: $0) } ?? .other)
        }
        if plural.model.isOfRawNumber {
            return category(PluralOperands(NumberValue.double(shown.nearestDouble)))
        }
        if plural.number.isNil { return category(PluralOperands(shown)) }
        if let operands = plural.number.read({ $0.operands(shown) }) { return category(operands) }
        if case .double(let double) = shown, !double.isFinite { return category(nil) }
        progress.failure = .beyondProgram(value.plainText)
        return nil
    }

    private func chosen(
        _ selection: StringModel.Selection, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        guard case .string(let text) = Self.argument(selection.argument, arguments).value else {
            return refused(selection.argument, selection.missing, expected: "text", arguments, &progress)
        }
        let key = text.withOrderedMarks
        for (place, known) in selection.keys.enumerated() where known == key { return selection.nodes[place] }
        return selection.other
    }

    private func chosen(
        _ numerals: Numerals, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        guard numerals.argument < arguments.count else {
            progress.failure = absent(numerals.argument, given: arguments.count)
            return nil
        }
        let argument = arguments[numerals.argument]
        if case .number(.integer(let isNegative, let magnitude)) = argument.value,
            let node = numerals.node(for: magnitude, isNegative: isNegative)
        {
            return node
        }
        progress.failure = .beyondProgram(argument.words)
        return nil
    }

    private func chosen(
        _ choice: StringModel.Limits, _ arguments: Span<BakedArgument>, _ progress: inout Progress
    ) -> Int? {
        guard case .number(let value) = Self.argument(choice.argument, arguments).value else {
            return refused(choice.argument, choice.missing, expected: "a number", arguments, &progress)
        }
        let number = value.nearestDouble
        // The first limit counts for what is below it too, and for what is not a number.
        var node = choice.limits[0].node
        for limit in choice.limits.dropFirst() {
            guard limit.isExclusive ? number > limit.value : number >= limit.value else { break }
            node = limit.node
        }
        return node
    }
}
