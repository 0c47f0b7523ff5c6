internal import LocaleFormatCore
internal import LocaleFormatMemory
public import LocaleFormatNumbers

extension ByteCountStyle {
    /// Reads an amount of data.
    ///
    /// ```swift
    /// let style = ByteCountStyle(locale: "en")
    /// try style.parse("1.2 MB")                                      // 1200000
    /// try style.parse("1.2 MB (1,234,567 bytes)")                    // 1234567
    /// try style.parse("1.5mib", mode: .lenient)                      // 1572864
    /// try ByteCountStyle(.memory, locale: "ja").parse("1.5 KB")      // 1536
    /// try style.parse("1.2 apples", mode: .lenient)                  // throws: unexpected 'apples' at byte 4; expected a unit of data such as kB
    /// ```
    ///
    /// Strict is what the style writes, in one of its units: "Zero kB" too, and with the number of bytes in parentheses or without.
    /// Where they stand there, they are the amount. Otherwise the amount has been rounded: it is the nearest whole number of bytes,
    /// halves to the even one.
    ///
    /// Lenient is what people type: any unit, in full or abbreviated; the symbols `B`, `kB`, `KiB`, `M`, `GB`, `TiB` … in small or
    /// capital letters in any language, where `KiB` has 1,024 bytes whatever the style is; a number alone is bytes.
    ///
    /// - Throws: `NumberParseError` with the place; `NumberParseError.doesNotFit(type:value:)` for a fraction of a byte, and for
    ///   more than the type holds.
    public func parse(_ text: some StringProtocol, mode: NumberParseMode = .strict) throws(NumberParseError) -> Int128 {
        try ParsedNumber(.finite(ByteCountReader.read(String(text), self, mode))).convert()
    }

    /// Reads an amount of data as an integer of any type: `try style.parse("1.2 MB", as: Int.self)`.
    ///
    /// - Throws: `NumberParseError`.
    public func parse<Count: BinaryInteger & NumberConvertible>(
        _ text: some StringProtocol, mode: NumberParseMode = .strict, as type: Count.Type
    ) throws(NumberParseError) -> Count {
        try ParsedNumber(.finite(ByteCountReader.read(String(text), self, mode))).convert()
    }

    /// A parser of what this style writes, made anew, to be held where much is read.
    ///
    /// - Throws: `NumberError` for a style that cannot be compiled: one whose locale asks for an unknown numbering system.
    public func compiledParser() throws(NumberError) -> CompiledByteCountParser { try CompiledByteCountParser(self) }
}

/// A ``ByteCountStyle``, ready to read: what it writes itself is looked up in no cache.
///
/// ```swift
/// let parser = try ByteCountStyle(locale: "de").compiledParser()
/// try parser.parse("1,2 MB")                          // 1200000
/// ```
public struct CompiledByteCountParser: Sendable {
    private let style: ByteCountStyle
    private let numbers: [NumberSpecification: CompiledNumberParser]

    init(_ style: ByteCountStyle) throws(NumberError) {
        var numbers: [NumberSpecification: CompiledNumberParser] = [:]
        let reader = ByteCountReader(style, .strict, [:])
        for specification in reader.specifications {
            numbers[specification] = try CompiledNumberParser(specification)
        }
        (self.style, self.numbers) = (style, numbers)
    }

    /// Reads an amount of data, as ``ByteCountStyle/parse(_:mode:)`` does.
    ///
    /// - Throws: `NumberParseError` with the place.
    public func parse(_ text: some StringProtocol, mode: NumberParseMode = .strict) throws(NumberParseError) -> Int128 {
        try ParsedNumber(.finite(ByteCountReader.read(String(text), style, mode, numbers))).convert()
    }
}

/// Reads one amount.
private struct ByteCountReader {
    private let style: ByteCountStyle
    private let mode: NumberParseMode
    /// Those that somebody holds; others come from the cache.
    private let numbers: [NumberSpecification: CompiledNumberParser]
    private var isLenient: Bool { mode == .lenient }

    init(_ style: ByteCountStyle, _ mode: NumberParseMode, _ numbers: [NumberSpecification: CompiledNumberParser]) {
        (self.style, self.mode, self.numbers) = (style, mode, numbers)
    }

    /// What a strict text is made of: the style's units, and the bytes that may stand in parentheses.
    var specifications: [NumberSpecification] {
        style.units.map { style.specification($0, width: $0.width) } + [style.specification(.bytes, width: .wide)]
    }

    static func read(
        _ text: String, _ style: ByteCountStyle, _ mode: NumberParseMode,
        _ numbers: [NumberSpecification: CompiledNumberParser] = [:]
    ) throws(NumberParseError) -> ExactDecimal {
        do throws(NumberParseError) { return try ByteCountReader(style, mode, numbers).read(text) } catch {
            guard mode == .strict, text.utf8.count <= 1_000,
                (try? ByteCountReader(style, .lenient, numbers).read(text)) != nil
            else { throw error }
            throw error.withLenientHint(in: text)
        }
    }

    /// A whole number of bytes.
    func read(_ text: String) throws(NumberParseError) -> ExactDecimal {
        guard text.utf8.contains(where: { $0 > 0x20 }) else { throw .empty }
        let limit = CompiledNumberParser.maximumLength
        guard text.utf8.count <= limit else { throw .tooLong(length: text.utf8.count, limit: limit) }
        let text = text.withOrderedMarks
        guard let split = Split(text, isLenient: isLenient) else { return try amount(text[...]) }
        // A unit may have parentheses of its own.
        if let whole = try? amount(text[...]) { return whole }
        _ = try amount(split.amount)
        return try at(split.count.startIndex, of: text) { () throws(NumberParseError) in try bytes(split.count) }
    }

    /// "1.2 MB" and "1,234,567 bytes" of a text that has both.
    private struct Split {
        let amount: Substring
        let count: Substring

        init?(_ text: String, isLenient: Bool) {
            var whole = text[...]
            if isLenient { whole.trimBlanks() }
            guard let last = whole.last, last == ")" || last == "）",
                let open = whole.lastIndex(where: { $0 == "(" || $0 == "（" })
            else { return nil }
            var amount = whole[..<open]
            var count = whole[whole.index(after: open)...].dropLast()
            if isLenient {
                amount.trimBlanks()
                count.trimBlanks()
            } else if whole[open] == "(" {
                guard amount.last == " " else { return nil }
                amount = amount.dropLast()
            }
            (self.amount, self.count) = (amount, count)
        }
    }

    private func bytes(_ text: Substring) throws(NumberParseError) -> ExactDecimal {
        var failure: NumberParseError?
        for width in isLenient ? NumberSpecification.UnitWidth.allCases : [.wide] {
            let specification = style.specification(.bytes, width: width)
            do throws(NumberParseError) { return try Self.whole(number(text, specification)) } catch {
                if failure == nil || (error.offset ?? .max) > (failure?.offset ?? .max) { failure = error }
            }
        }
        throw failure ?? .empty
    }

    private func amount(_ text: Substring) throws(NumberParseError) -> ExactDecimal {
        if let zero = try zero(text) { return zero }
        if isLenient, let plain = try? number(text, plain) { return try Self.whole(plain) }
        var failure: NumberParseError?
        for (unit, width, mode) in readings {
            do throws(NumberParseError) {
                let value = try number(text, style.specification(unit, width: width), mode)
                return unit == .bytes ? try Self.whole(value) : value.multiplied(by: size(unit.rawValue)).rounded
            } catch {
                // Of a fraction of a byte there is nothing else to read.
                if case .doesNotFit = error { throw error }
                if case .style = error { throw error }
                if failure == nil || (error.offset ?? .max) > (failure?.offset ?? .max) { failure = error }
            }
        }
        if isLenient, let typed = try typed(text) { return typed }
        if case .unexpected(let found, let offset, _) = failure, found.first?.isLetter == true {
            throw .unexpected(text: found, at: offset, expected: "a unit of data such as kB")
        }
        throw failure ?? .empty
    }

    /// In which units an amount is looked for. What the style writes comes first, to the letter: a name of one of its units may be a
    /// name of another one elsewhere, as `Mb`, which CLDR 48 has for a narrow kilobyte in Zulu.
    private var readings: [(ByteCountStyle.Unit, NumberSpecification.UnitWidth, NumberParseMode)] {
        let own = style.units.map { ($0, $0.width, NumberParseMode.strict) }
        guard isLenient else { return own }
        let others = ByteCountStyle.Unit.allCases.flatMap { unit in
            NumberSpecification.UnitWidth.allCases.map { (unit, $0, NumberParseMode.lenient) }
        }
        return own + own.map { ($0.0, $0.1, .lenient) } + others
    }

    /// Amounts that are nothing, in words.
    private func zero(_ text: Substring) throws(NumberParseError) -> ExactDecimal? {
        // What has digits is told in numbers.
        guard !text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else { return nil }
        for unit in isLenient ? ByteCountStyle.Unit.allCases : style.units {
            let word: String
            do throws(NumberError) { word = try style.zero(in: unit).text } catch { throw .style(error) }
            if isLenient ? text.folded == word[...].folded : text == word { return 0 }
        }
        return nil
    }

    /// A number with a symbol that is understood everywhere; nil where there is none.
    private func typed(_ text: Substring) throws(NumberParseError) -> ExactDecimal? {
        var symbol = text.suffix { $0.isASCII && $0.properties.isAlphabetic }
        let letters = symbol.lowercased()
        let isBinary = letters.hasSuffix("ib") && letters.count == 3
        let isBytes = letters == "b" || letters == "byte" || letters == "bytes"
        let isSymbol = isBytes || isBinary || letters.count == 1 || (letters.count == 2 && letters.hasSuffix("b"))
        let powers: [Character] = isBytes ? [] : ["k", "m", "g", "t", "p", "e", "z", "y"]
        guard isSymbol, let first = letters.first, isBytes || powers.contains(first) else { return nil }
        let power = powers.firstIndex(of: first).map { $0 + 1 } ?? 0
        symbol = text[..<symbol.startIndex]
        symbol.trimBlanks()
        guard let value = try? number(symbol, plain) else { return nil }
        if isBytes { return try Self.whole(value) }
        return value.multiplied(by: size(power, base: isBinary ? 1_024 : nil)).rounded
    }

    private var plain: NumberSpecification { NumberSpecification(locale: style.locale, kind: .decimal) }

    private func number(
        _ text: Substring, _ specification: NumberSpecification, _ mode: NumberParseMode? = nil
    ) throws(NumberParseError) -> ExactDecimal {
        let parser: CompiledNumberParser
        if let held = numbers[specification] {
            parser = held
        } else {
            do throws(NumberError) { parser = try .cached(specification) } catch { throw .style(error) }
        }
        let parsed = try parser.parse(plainly: String(text), mode: mode ?? self.mode)
        guard let value = parsed.exactDecimal else {
            throw .doesNotFit(type: "whole bytes", value: parsed.numberValue.plainText)
        }
        return value
    }

    /// Bytes of a unit.
    private func size(_ power: Int, base: UInt128? = nil) -> ExactDecimal {
        let base = ExactDecimal(base ?? style.style.base)
        return (0..<power).reduce(1) { size, _ in size.multiplied(by: base) }
    }

    /// - Throws: ``NumberParseError/doesNotFit(type:value:)`` for a fraction of a byte.
    private static func whole(_ value: ExactDecimal) throws(NumberParseError) -> ExactDecimal {
        guard value.isInteger else {
            throw .doesNotFit(type: "whole bytes", value: NumberValue.decimal(value).plainText)
        }
        return value
    }

    /// The errors of a part of the text, with their places in the whole.
    private func at<Value>(
        _ start: String.Index, of text: String, _ read: () throws(NumberParseError) -> Value
    ) throws(NumberParseError) -> Value {
        do throws(NumberParseError) { return try read() } catch {
            let shift = text.utf8.distance(from: text.startIndex, to: start)
            switch error {
            case .empty: throw .expectedDigit(at: shift)
            case .expectedDigit(let offset): throw .expectedDigit(at: offset + shift)
            case .unexpected(let text, let offset, let expected):
                throw .unexpected(text: text, at: offset + shift, expected: expected)
            case .wrongGrouping(let offset): throw .wrongGrouping(at: offset + shift)
            case .mixedDigits(let offset): throw .mixedDigits(at: offset + shift)
            default: throw error
            }
        }
    }
}

extension ExactDecimal {
    /// The nearest integer; of two, the even one.
    fileprivate var rounded: ExactDecimal {
        if isInteger { return self }
        let kept = digits.prefix(max(0, digits.count + exponent))
        let whole = ExactDecimal(isNegative: isNegative, digits: kept, exponent: 0)
        // With nothing before the point the first digit behind it may be a zero that is not written.
        let dropped = digits.count + exponent < 0 ? [0] : Array(digits.dropFirst(kept.count))
        let isHalf = dropped == [5]
        guard isHalf ? (kept.last ?? 0) & 1 == 1 : dropped[0] >= 5 else { return whole }
        var digits = Array(kept)
        while digits.last == 9 { digits.removeLast() }
        let carried = kept.count - digits.count
        if let last = digits.indices.last { digits[last] += 1 } else { digits = [1] }
        return ExactDecimal(isNegative: isNegative, digits: digits, exponent: carried)
    }
}

extension Substring {
    fileprivate mutating func trimBlanks() {
        let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
        self = Substring(scalars)
        while let last = unicodeScalars.last, last.properties.isWhitespace { unicodeScalars.removeLast() }
    }

    /// Small letters, and one space for any.
    fileprivate var folded: String {
        unicodeScalars.split { $0.properties.isWhitespace }.map { String(String.UnicodeScalarView($0)).lowercased() }
            .joined(separator: " ")
    }

    fileprivate func suffix(while matches: (Unicode.Scalar) -> Bool) -> Substring {
        let start = unicodeScalars.lastIndex { !matches($0) }.map { unicodeScalars.index(after: $0) } ?? startIndex
        return self[start...]
    }
}
