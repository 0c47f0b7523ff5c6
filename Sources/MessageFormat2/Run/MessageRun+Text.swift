internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// The text of a message: UTS #35 part 9, "Formatting of the Selected Pattern" and "Handling Bidirectional Text".
extension MessageRun {
    mutating func append(to bytes: inout [UInt8]) {
        let start = bytes.count
        for step in pattern() {
            switch step {
            case .text(let text): bytes.append(contentsOf: text)
            case .markup(let site):
                let markup = resolved(site)
                spans?.append(.init(field: .markup(markup), range: bytes.count - start..<bytes.count - start))
            case .expression(let site):
                guard bytes.count - start <= TextLimits.formattedBytes else {
                    report(
                        MessageFunctionError(
                            .limitExceeded, "the text is larger than \(TextLimits.formattedBytes) bytes"),
                        at: site.position)
                    return
                }
                if !appendQuickly(site, to: &bytes) { append(resolved(site), at: site, from: start, to: &bytes) }
            }
        }
    }

    /// Appends what most placeholders are by the shortest way: numbers in a message of left-to-right text, and text without a
    /// function. False, with nothing appended, where it must go the long one.
    private func appendQuickly(_ site: MessageSite, to bytes: inout [UInt8]) -> Bool {
        guard spans == nil, !program.isRightToLeft else { return false }
        if let (number, settings) = quickNumber(site) {
            return !settings.isRightToLeft && (try? settings.append(number, to: &bytes)) != nil
        }
        guard site.function == nil else { return false }
        switch site.operand {
        case .declared(let index):
            guard let resolved = declared[index], !resolved.isIsolated,
                case .number(let number, let settings) = resolved.value, !settings.isRightToLeft
            else { return false }
            return (try? settings.append(number, to: &bytes)) != nil
        case .argument(let index):
            switch arguments[program.names[index]] {
            case .number(let number)?: return (try? program.numbers.append(number, to: &bytes)) != nil
            case .string(let text)?:
                let isIsolated = program.options.isolation == .default
                if isIsolated { bytes.append(contentsOf: MessageProgram.firstStrongIsolate) }
                bytes.append(contentsOf: text.utf8)
                if isIsolated { bytes.append(contentsOf: MessageProgram.popIsolate) }
                return true
            default: return false
            }
        case .none, .literal: return false
        }
    }

    private mutating func append(
        _ resolved: ResolvedMessage, at site: MessageSite, from start: Int, to bytes: inout [UInt8]
    ) {
        let direction = resolved.knownDirection(isRightToLeft: program.isRightToLeft)
        let opening = MessageIsolate(direction, isAsked: resolved.isIsolated, in: program)
        if let opening { isolate(opening.lastByte, from: start, to: &bytes) }
        let first = bytes.count
        var value = resolved
        let place = spans?.count ?? 0
        do throws(MessageFunctionError) {
            try append(value, from: start, to: &bytes)
        } catch {
            report(error, at: site.position)
            bytes.removeSubrange(first...)
            if let count = spans?.count { spans?.removeLast(count - place) }
            value = ResolvedMessage(value: .fallback, source: site.source, id: resolved.id)
            bytes.append(contentsOf: "{\(site.source)}".utf8)
        }
        spans?.insert(
            .init(
                field: .placeholder(
                    MessagePlaceholder(
                        type: value.type, source: value.source, id: value.id, direction: direction,
                        locale: resolved.locale ?? program.locale)), range: first - start..<bytes.count - start),
            at: place)
        if opening != nil { isolate(0xA9, from: start, to: &bytes) }
    }

    private mutating func isolate(_ last: UInt8, from start: Int, to bytes: inout [UInt8]) {
        spans?.append(.init(field: .isolation, range: bytes.count - start..<bytes.count - start + 3))
        bytes.append(0xE2)
        bytes.append(0x81)
        bytes.append(last)
    }

    private mutating func append(
        _ resolved: ResolvedMessage, from start: Int, to bytes: inout [UInt8]
    ) throws(MessageFunctionError) {
        switch resolved.value {
        case .fallback: bytes.append(contentsOf: "{\(resolved.source)}".utf8)
        case .text(let text), .argument(.string(let text)): bytes.append(contentsOf: text.utf8)
        case .argument(.number(let number)): try append(number, program.numbers, from: start, to: &bytes)
        case .argument(let argument): bytes.append(contentsOf: try program.text(of: argument).utf8)
        case .number(let number, let settings): try append(number, settings, from: start, to: &bytes)
        case .date(let date, let settings):
            guard spans != nil else { return try settings.append(date, to: &bytes) }
            append(try settings.formattedText(date), from: start, to: &bytes) { .date($0) }
        case .custom(let value, _):
            guard spans != nil else { return bytes.append(contentsOf: try value.text().utf8) }
            append(try value.formattedText(), from: start, to: &bytes) { $0 }
        }
    }

    private mutating func append(
        _ number: NumberValue, _ settings: NumberSettings, from start: Int, to bytes: inout [UInt8]
    ) throws(MessageFunctionError) {
        guard spans != nil else { return try settings.append(number, to: &bytes) }
        append(try settings.formattedText(number), from: start, to: &bytes) { .number($0) }
    }

    private mutating func append<Field>(
        _ text: FormattedText<Field>, from start: Int, to bytes: inout [UInt8], _ field: (Field) -> MessageField
    ) {
        let offset = bytes.count - start
        bytes.append(contentsOf: text.text.utf8)
        for span in text.spans {
            spans?.append(
                .init(
                    field: field(span.field),
                    range: offset + span.range.lowerBound..<offset + span.range.upperBound))
        }
    }
}
