internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Text in a run with `formatNumber`: its numbers, written for the locale, and the text around them.
enum NumberText {
    enum Part {
        case text(String)
        case number(TextProgram.FixedNumber)
        /// A number that cannot be written: beyond a million digits, or not exactly by rules.
        case fault(String, MarkupError.Reason)
    }

    /// The text with its numbers, those that cannot be written as they are.
    static func written(
        _ text: String, _ attributes: NumberAttributes, _ locale: LocaleID, _ options: NumberOptions
    ) -> String {
        parts(of: text, attributes, locale, options).reduce(into: "") { result, part in
            switch part {
            case .text(let text), .fault(let text, _): result += text
            case .number(let number): result += number.text
            }
        }
    }

    static func parts(
        of text: String, _ attributes: NumberAttributes, _ locale: LocaleID, _ options: NumberOptions,
        limit: Int = TextLimits.parts
    ) -> [Part] {
        let bytes = Array(text.utf8)
        var parts: [Part] = []
        var start = 0
        func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let numbers = NumberScanner.numbers(in: bytes, limit: limit + 1)
        for found in numbers.prefix(limit) {
            if found.range.lowerBound > start { parts.append(.text(string(start..<found.range.lowerBound))) }
            start = found.range.upperBound
            do throws(NumberError) {
                var value = try ExactDecimal(found.neutral)
                // A percent sign that is written already says that the number is in hundredths.
                if attributes.style == .percent, let end = percentEnd(bytes, after: start) {
                    value = value.scaled(byPowerOfTen: -2)
                    start = end
                }
                let specification = attributes.specification(for: found, locale: locale, options: options)
                let style = try CompiledNumber.cached(specification)
                parts.append(.number(.init(text: try style.format(value), value: value, style: style)))
            } catch {
                parts.append(.fault(string(found.range), reason(error, for: string(found.range))))
            }
        }
        if numbers.count > limit {
            parts.append(.fault(string(start..<bytes.count), .tooManyParts(limit: limit)))
        } else if start < bytes.count {
            parts.append(.text(string(start..<bytes.count)))
        }
        return parts
    }

    /// What is wrong: the locale, or a number that its style cannot write.
    private static func reason(_ error: NumberError, for written: String) -> MarkupError.Reason {
        if case .locale = error { return .locale(error.description) }
        return .invalidValue(
            key: "formatNumber", found: written, expected: "a number that its style writes: \(error.description)")
    }

    /// After `%`, which may stand after a space.
    private static func percentEnd(_ bytes: [UInt8], after index: Int) -> Int? {
        var index = index
        if index < bytes.count, bytes[index] == 0x20 { index += 1 }
        if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { index += 2 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "%") ? index + 1 : nil
    }
}
