/// Strict reading: the style's own affixes around digits with the style's own separators, byte for byte.
///
/// Linear in the text: each prefix of the style, of which there are few, reads the digits at most once.
struct StrictReader {
    let shape: ParseShape
    /// Whether text may go on after the number.
    let isPrefix: Bool

    struct Reading {
        let value: ParsedNumber.Value
        let end: Int
    }

    struct Body {
        var collector: DigitCollector
        var end: Int
    }

    /// - Parameter accept: asked about each finite reading, in the order of longest affixes; the first one it takes is
    ///   the result.
    func read(
        _ text: Span<UInt8>, accept: (ExactDecimal) -> Bool = { _ in true }
    ) throws(NumberParseError) -> Reading {
        if shape.hasDigitSuffix, !isPrefix, let reading = try? readBeforeDigits(text) { return reading }
        var failure: NumberParseError?
        func note(_ error: NumberParseError) {
            if (error.offset ?? 0) >= (failure?.offset ?? -1) { failure = error }
        }
        for prefix in shape.prefixes where text.has(prefix.bytes, at: 0) {
            let body: Body
            do throws(NumberParseError) { body = try readBody(text, from: prefix.bytes.count) } catch {
                if text.count > prefix.bytes.count || failure == nil { note(error) }
                continue
            }
            var isMatched = false
            for suffix in prefix.suffixes where text.has(suffix.bytes, at: body.end) {
                let end = body.end + suffix.bytes.count
                guard isPrefix || end == text.count else { continue }
                let value = try body.collector.decimal(
                    isNegative: suffix.isNegative, power: suffix.power, keepsZeros: shape.keepsZeros)
                isMatched = true
                if accept(value) { return Reading(value: .finite(value), end: end) }
                note(.doesNotRoundTrip(text: text.excerpt(at: 0), value: value.description.shortened))
            }
            if !isMatched { note(unexpected(text, at: body.end, prefix)) }
        }
        for literal in shape.literals where text.has(literal.bytes, at: 0) {
            if isPrefix || literal.bytes.count == text.count {
                return Reading(value: literal.value, end: literal.bytes.count)
            }
        }
        throw failure ?? .expectedDigit(at: 0)
    }

    /// A number before a suffix that begins with a digit: the suffix is taken from the end, and digits read up to it.
    private func readBeforeDigits(_ text: Span<UInt8>) throws(NumberParseError) -> Reading {
        for prefix in shape.prefixes where text.has(prefix.bytes, at: 0) {
            for suffix in prefix.suffixes where !suffix.bytes.isEmpty {
                let end = text.count - suffix.bytes.count
                guard end > prefix.bytes.count, text.has(suffix.bytes, at: end),
                    let body = try? readBody(text.extracting(0..<end), from: prefix.bytes.count), body.end == end
                else { continue }
                let value = try body.collector.decimal(
                    isNegative: suffix.isNegative, power: suffix.power, keepsZeros: shape.keepsZeros)
                return Reading(value: .finite(value), end: text.count)
            }
        }
        throw .expectedDigit(at: 0)
    }

    private func unexpected(_ text: Span<UInt8>, at offset: Int, _ prefix: ParseShape.Prefix) -> NumberParseError {
        let suffixes = prefix.suffixes.map {
            $0.bytes.isEmpty ? "the end" : "'\(String(decoding: $0.bytes, as: UTF8.self))'"
        }
        let expected = suffixes.prefix(4).joined(separator: " or ") + (suffixes.count > 4 ? " or others" : "")
        return .unexpected(text: text.excerpt(at: offset), at: offset, expected: expected)
    }

    /// Digits, group separators, decimal separator, fraction, exponent.
    func readBody(_ text: Span<UInt8>, from start: Int) throws(NumberParseError) -> Body {
        var collector = DigitCollector(capacity: min(text.count - start, 64))
        var offset = start
        try readInteger(text, &offset, &collector)
        readFraction(text, &offset, &collector)
        if collector.isEmpty { throw .expectedDigit(at: start) }
        if ReadableDigits.isDigit(in: text, at: offset) { throw .mixedDigits(at: offset) }
        for mark in shape.exponentMarks where text.has(mark.bytes, at: offset) {
            let start = offset + mark.bytes.count
            guard let (value, end) = DigitCollector.exponent(in: text, from: start, digits: shape.digits) else {
                continue
            }
            collector.exponent = value.map { mark.isNegative ? -$0 : $0 }
            offset = end
            break
        }
        return Body(collector: collector, end: offset)
    }

    @inline(__always)
    private func readInteger(
        _ text: Span<UInt8>, _ offset: inout Int, _ collector: inout DigitCollector
    ) throws(NumberParseError) {
        /// Digits since the start or the last separator, and where that separator stands.
        var run = 0
        var separator: Int?
        let start = offset
        while true {
            if let (digit, length) = shape.digits.digit(in: text, at: offset) {
                collector.append(digit)
                offset += length
                run += 1
            } else if shape.grouping != .none, offset > start, text.has(shape.group, at: offset),
                shape.digits.digit(in: text, at: offset + shape.group.count) != nil
            {
                guard shape.grouping.allows(run, isFirst: separator == nil) else {
                    throw .wrongGrouping(at: separator ?? offset)
                }
                separator = offset
                offset += shape.group.count
                run = 0
            } else {
                break
            }
        }
        if let separator, !shape.grouping.allows(last: run) { throw .wrongGrouping(at: separator) }
    }

    @inline(__always)
    private func readFraction(_ text: Span<UInt8>, _ offset: inout Int, _ collector: inout DigitCollector) {
        guard !shape.decimal.isEmpty, text.has(shape.decimal, at: offset) else { return }
        if collector.isEmpty, !shape.beginsWithDecimal { return }
        let start = offset + shape.decimal.count
        guard shape.digits.digit(in: text, at: start) != nil else {
            if shape.endsWithDecimal, !collector.isEmpty { offset = start }
            return
        }
        offset = start
        collector.isInFraction = true
        while let (digit, length) = shape.digits.digit(in: text, at: offset) {
            collector.append(digit)
            offset += length
        }
    }
}
