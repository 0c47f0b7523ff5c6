internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Words, ordinals and algorithmic numerals, which are read by the rules that write them, and `DecimalFormat` patterns,
/// which ICU reads. What was read counts if the style writes the same text for it: the rules alone would read Afrikaans
/// `0ste` as 120.
struct RuleReader: Sendable {
    /// The longest text, in UTF-8 bytes, of those that have no digits: thousands of words.
    static let limit = 65_536
    /// ICU tries many ways to read a text, so that long texts could take long.
    static let limitOfICU = 1_024

    private let pool: HandlePool<DecimalFormatHandle>
    private let formatter: CompiledNumber
    private let folding: LenientFolding
    /// Patterns are read leniently by ICU alone: its reading of digits is sound.
    let isPattern: Bool
    /// Plain numbers in the locale's digits: ordinals such as `1,234th` have one inside.
    private let plain: [ParseShape]
    /// The texts of the rules, as they stand and folded; nil where ICU reads.
    private let words: (strict: any RuledWords, folded: any RuledWords)?

    init(
        _ kind: DecimalFormatHandle.Kind, _ resolved: ResolvedNumber, plain: [ParseShape]
    ) throws(NumberError) {
        formatter = try CompiledNumber(resolved.specification)
        folding = LenientFolding.of(resolved.specification.locale.withoutExtensions.icuName)
        isPattern = if case .pattern = kind { true } else { false }
        self.plain = plain
        let folding = folding
        words = formatter.rules.flatMap { rules in
            guard let strict = rules.words(folding: nil), let folded = rules.words(folding: folding) else { return nil }
            return (strict, folded)
        }
        let locale = resolved.locale.name
        let readable = try Self.readable(kind, locale: locale)
        pool = HandlePool { () throws(ICUError) in try DecimalFormatHandle(readable, locale: locale) }
    }

    /// ICU's parser stops the process at a sign for "about", which its formatter writes: it is quoted for the parser.
    private static func readable(
        _ kind: DecimalFormatHandle.Kind, locale: String
    ) throws(NumberError) -> DecimalFormatHandle.Kind {
        guard case .pattern(let text) = kind else { return kind }
        let pattern = try NumberPattern(text)
        guard pattern.isApproximate else { return kind }
        do throws(ICUError) {
            let marked = try DecimalFormatHandle(.pattern("'<'~'>'"), locale: locale).format(.integer(0))
            let sign = marked.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
            return .pattern(pattern.quotingApproximatelySign(String(sign)))
        } catch { throw NumberError(error) }
    }

    struct Reading {
        let value: ParsedNumber.Value
        /// UTF-8 bytes taken.
        let end: Int
    }

    func read(_ text: String, mode: NumberParseMode, isPrefix: Bool) throws(NumberParseError) -> Reading {
        let length = text.utf8.count
        if let reading = readDigitsInside(text, isPrefix: isPrefix) { return reading }
        let limit = words == nil ? Self.limitOfICU : Self.limit
        guard length <= limit else { throw .tooLong(length: length, limit: limit) }
        // No style writes a space first, and ICU's rules would try every one of them.
        let beginsWithSpace = text.unicodeScalars.first?.properties.isWhitespace ?? true
        guard !beginsWithSpace || mode == .lenient else { throw unreadable(text, at: 0) }
        if beginsWithSpace, isPrefix {
            let rest = String(text.unicodeScalars.drop { $0.properties.isWhitespace })
            guard !rest.isEmpty else { throw unreadable(text, at: 0) }
            let reading = try read(rest, mode: mode, isPrefix: true)
            return Reading(value: reading.value, end: reading.end + length - rest.utf8.count)
        }
        if let words {
            do throws(NumberParseError) {
                if beginsWithSpace { throw unreadable(text, at: 0) }
                return try readByRules(words.strict, text, .strict, isPrefix: isPrefix)
            } catch {
                guard mode == .lenient else { throw error }
                return try readByRules(words.folded, text, .lenient, isPrefix: isPrefix)
            }
        }
        do throws(NumberParseError) {
            if beginsWithSpace { throw unreadable(text, at: 0) }
            return try readByICU(text, mode, isPrefix: isPrefix)
        } catch {
            // ICU's own lenient scanner would compare by collation, in time that explodes with length. Numerals and words
            // are all of one case, so that two more tries do; what the style writes decides. What is read as a whole begins with itself.
            guard mode == .lenient else { throw error }
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for variant in [words, words.uppercased(), words.lowercased()] where variant != text {
                if let reading = try? readByICU(variant, mode, isPrefix: false) {
                    return Reading(value: reading.value, end: length)
                }
            }
            throw error
        }
    }

    private func readByRules(
        _ words: any RuledWords, _ text: String, _ mode: NumberParseMode, isPrefix: Bool
    ) throws(NumberParseError) -> Reading {
        var scalars: [UInt32] = []
        // The bytes up to each scalar that counts.
        var ends: [Int] = []
        var end = 0
        for scalar in text.unicodeScalars {
            end += UTF8.width(scalar)
            let value = mode == .lenient ? folding.fold(scalar.value) : scalar.value
            if mode == .lenient, value == 0x20 || value == LenientFolding.invisible { continue }
            scalars.append(value)
            ends.append(end)
        }
        var failure: NumberParseError?
        for reading in words.readings(of: scalars) where reading.end > 0 {
            guard isPrefix || reading.end == scalars.count else {
                failure = failure ?? unreadable(text, at: ends[reading.end - 1])
                break
            }
            let bytes = isPrefix ? ends[reading.end - 1] : end
            let prefix = text[..<text.utf8.index(text.startIndex, offsetBy: bytes)]
            if writes(.finite(reading.value), as: prefix, mode) {
                return Reading(value: .finite(reading.value), end: bytes)
            }
            failure =
                failure
                ?? .doesNotRoundTrip(text: text.utf8Span.span.excerpt(at: 0), value: reading.value.description)
        }
        for value in [ParsedNumber.Value.nan, .infinity(isNegative: false), .infinity(isNegative: true)] {
            guard let written = try? formatter.format(ParsedNumber(value).numberValue) else { continue }
            if isPrefix, text.utf8.starts(with: written.utf8) { return Reading(value: value, end: written.utf8.count) }
            if !isPrefix, writes(value, as: text[...], mode) { return Reading(value: value, end: end) }
        }
        throw failure ?? unreadable(text, at: 0)
    }

    private func readByICU(
        _ text: String, _ mode: NumberParseMode, isPrefix: Bool
    ) throws(NumberParseError) -> Reading {
        let parsed: (decimal: String, length: Int)
        do throws(ICUError) {
            parsed = try pool.withHandle { (handle) throws(ICUError) in
                handle.setLenientParse(false)
                return try handle.parse(text)
            }
        } catch { throw unreadable(text, at: 0) }
        let units = text.utf16
        let index = units.index(units.startIndex, offsetBy: parsed.length, limitedBy: units.endIndex) ?? units.endIndex
        let end = text.utf8.distance(from: text.startIndex, to: index)
        guard end > 0 else { throw unreadable(text, at: 0) }
        guard isPrefix || end == text.utf8.count else { throw unreadable(text, at: end) }
        let value = try Self.value(of: parsed.decimal)
        guard isPattern && mode == .lenient || writes(value, as: text[..<index], mode) else {
            let plain = ParsedNumber(value).numberValue.plainText
            throw .doesNotRoundTrip(text: text.utf8Span.span.excerpt(at: 0), value: plain)
        }
        return Reading(value: value, end: end)
    }

    private func unreadable(_ text: String, at offset: Int) -> NumberParseError {
        let expected = offset == 0 ? "a number of this style" : "the end"
        return .unexpected(text: text.utf8Span.span.excerpt(at: offset), at: offset, expected: expected)
    }

    /// Whether the style writes this text for a value; in lenient mode but for case, spaces and variants of marks.
    private func writes(_ value: ParsedNumber.Value, as text: Substring, _ mode: NumberParseMode) -> Bool {
        guard let written = try? formatter.format(ParsedNumber(value).numberValue) else { return false }
        return written.utf8.elementsEqual(text.utf8)
            || mode == .lenient && folding.folded(written) == folding.folded(String(text))
    }

    /// A number in digits somewhere in the text, for which the style writes just this text: `9,007,199,254,740,993rd`,
    /// which ICU's rules would read through a binary float.
    private func readDigitsInside(_ text: String, isPrefix: Bool) -> Reading? {
        let span = text.utf8Span.span
        for shape in plain {
            var start = 0
            while start < span.count, shape.digits.digit(in: span, at: start) == nil {
                start += span.scalar(at: start).length
            }
            guard start < span.count,
                let body = try? StrictReader(shape: shape, isPrefix: true).readBody(span, from: start)
            else { continue }
            for isNegative in [false, true] {
                guard let value = try? body.collector.decimal(isNegative: isNegative, power: 0),
                    let written = try? formatter.format(value), span.has(Array(written.utf8), at: 0),
                    isPrefix || written.utf8.count == span.count
                else { continue }
                return Reading(value: .finite(value), end: written.utf8.count)
            }
        }
        return nil
    }

    /// ICU's `unum_parseDecimal` writes plain decimals, and `Infinity` and `NaN` in words.
    private static func value(of text: String) throws(NumberParseError) -> ParsedNumber.Value {
        if let decimal = try? ExactDecimal(text) { return .finite(decimal) }
        if text.lowercased().contains("inf") { return .infinity(isNegative: text.hasPrefix("-")) }
        if text.lowercased() == "nan" { return .nan }
        throw .tooLarge
    }
}
