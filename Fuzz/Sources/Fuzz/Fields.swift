import LocaleFormat

/// An input read as lines, so that corpora can be read and dictionaries can hold the words of a grammar. What an input
/// lacks is empty.
struct Fields {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    /// The next line; what is no UTF-8 is repaired, as it is in every `String`.
    mutating func line() -> String {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        defer { rest = rest[end...].dropFirst() }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// All that is left, line feeds included.
    mutating func text() -> String {
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }

    /// All that is left, repeated where it begins with `*` and a digit: `*3` is 4^3 times. What takes time that grows with
    /// the square of a text shows so, as libFuzzer ends an input that takes ten seconds.
    mutating func longBytes() -> [UInt8] {
        defer { rest = [] }
        return Self.repeated(Array(rest))
    }

    /// As ``longBytes()``, as text.
    mutating func long() -> String { String(decoding: longBytes(), as: UTF8.self) }

    /// The next line, repeated as ``longBytes()`` has it.
    mutating func longLine() -> String { String(decoding: Self.repeated(Array(line().utf8)), as: UTF8.self) }

    private static func repeated(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 2, bytes[0] == UInt8(ascii: "*"), 0x30...0x39 ~= bytes[1] else { return bytes }
        let piece = bytes.dropFirst(2)
        let times = 1 << (2 * Int(bytes[1] - 0x30))
        return Array(repeatElement(piece, count: min(times, longest / piece.count)).joined())
    }

    /// Large enough for squares to take too long.
    private static let longest = 1 << 16

    /// All lines that are left.
    mutating func lines() -> [String] {
        var lines: [String] = []
        while !rest.isEmpty { lines.append(line()) }
        return lines
    }

    /// The line as a locale. What is none chooses one of many by its bytes, so that no input is wasted.
    mutating func locale() -> LocaleID {
        let line = line()
        if let locale = try? LocaleID(line), !line.isEmpty { return locale }
        return Self.locales[Self.number(of: line) % Self.locales.count]
    }

    /// The line as one of the values: by its index, or by its bytes.
    mutating func choice<Value>(of values: [Value]) -> Value { values[Self.number(of: line()) % values.count] }

    /// The line as one of an enumeration's values, by its name or by its bytes.
    mutating func choice<Value: CaseIterable & RawRepresentable>(of type: Value.Type) -> Value
    where Value.RawValue == String {
        let line = line()
        let all = Array(type.allCases)
        return Value(rawValue: line) ?? all[Self.number(of: line) % all.count]
    }

    /// The line as a whole number, wrapped into 64 bits.
    mutating func integer() -> Int { Self.integer(line()) }

    /// The line as flags: one bit for each question.
    mutating func flags() -> Int { Self.number(of: line()) }

    static func integer(_ text: String) -> Int {
        var value = 0
        for digit in text.utf8 where 0x30...0x39 ~= digit { value = value &* 10 &+ Int(digit - 0x30) }
        return text.hasPrefix("-") ? 0 &- value : value
    }

    private static func number(of text: String) -> Int {
        if let number = Int(text), number >= 0 { return number }
        return Int(text.utf8.reduce(5381 as UInt32) { $0 &* 33 &+ UInt32($1) })
    }

    /// Right to left, digits of their own, other groups, other plurals, other calendars.
    private static let locales: [LocaleID] = [
        "en", "de", "fr", "es-419", "ar", "ar-EG", "fa", "he", "hi-u-nu-deva", "bn", "mr", "my", "ne", "ja", "ko", "zh",
        "zh-Hant-TW", "th", "ru", "pl", "cs", "lt", "cy", "pt-PT", "it-CH", "sv", "fi", "tr", "gu", "ta", "te", "ml",
        "am-u-ca-ethiopic", "vi", "id", "sw", "en-u-nu-roman", "zh-u-nu-hans", "he-u-nu-hebr", "en-IN", "ckb", "dz",
        "th-u-ca-buddhist-nu-thai", "en-u-nu-mathsanb", "sa", "ur", "und",
    ]
}
