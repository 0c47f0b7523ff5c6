/// Reads the grammar of UTS #35 part 3, "Plural rules syntax":
///
/// ```text
/// rules         = rule (';' rule)*
/// rule          = category ':' condition? samples?
/// condition     = conjunction ('or' conjunction)*
/// conjunction   = relation ('and' relation)*
/// relation      = operand ('%' value)? ('=' | '!=') range (',' range)*
/// range         = value ('..' value)?
/// ```
///
/// Samples start with `@` and end with the rule; they are for people.
struct PluralRuleParser {
    private let text: String
    private let bytes: [UInt8]
    private var offset = 0

    private init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Several rules, `one: i = 1 and v = 0; other:`.
    static func rules(_ text: String) throws(PluralRuleError) -> [PluralProgram.Rule] {
        var parser = PluralRuleParser(text)
        var rules: [PluralProgram.Rule] = []
        parser.skipSpaces()
        while !parser.isAtEnd {
            let start = parser.offset
            guard let category = PluralCategory(rawValue: parser.word()) else {
                throw parser.failure("a category such as one or other", at: start)
            }
            guard parser.take(":") else { throw parser.failure("':'") }
            rules.append(PluralProgram.Rule(category: category, alternatives: try parser.condition()))
            guard parser.take(";") || parser.isAtEnd else { throw parser.failure("';' or the end") }
        }
        return rules
    }

    /// One condition with its samples, as ICU keeps it: `i = 1 and v = 0 @integer 1`. No alternative for an empty one.
    static func condition(_ text: String) throws(PluralRuleError) -> [[PluralProgram.Relation]] {
        var parser = PluralRuleParser(text)
        let condition = try parser.condition()
        guard parser.isAtEnd else { throw parser.failure("'and', 'or', samples or the end") }
        return condition
    }

    private mutating func condition() throws(PluralRuleError) -> [[PluralProgram.Relation]] {
        skipSpaces()
        var alternatives: [[PluralProgram.Relation]] = []
        if !isAtEnd, peek != UInt8(ascii: "@"), peek != UInt8(ascii: ";") {
            repeat {
                var row: [PluralProgram.Relation] = []
                repeat { row.append(try relation()) } while takeWord("and")
                alternatives.append(row)
            } while takeWord("or")
        }
        if peek == UInt8(ascii: "@") {
            while let byte = peek, byte != UInt8(ascii: ";") { offset += 1 }
        }
        return alternatives
    }

    private mutating func relation() throws(PluralRuleError) -> PluralProgram.Relation {
        skipSpaces()
        let start = offset
        guard let operand = PluralProgram.Operand(name: word()) else {
            throw failure("an operand: n, i, v, w, f, t, c or e", at: start)
        }
        var modulus: UInt64 = 0
        if take("%") {
            let start = offset
            modulus = try value()
            guard modulus > 0 else { throw failure("a modulus of at least 1", at: start) }
        }
        let isNegated = take("!")
        guard take("=") else { throw failure("'=' or '!='") }
        var ranges: [ClosedRange<UInt64>] = []
        repeat {
            let start = offset
            let lower = try value()
            let upper = take("..") ? try value() : lower
            guard lower <= upper else { throw failure("a range that does not run backwards", at: start) }
            ranges.append(lower...upper)
        } while take(",")
        return PluralProgram.Relation(
            operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
    }

    // MARK: Tokens

    private var isAtEnd: Bool { offset == bytes.count }
    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpaces() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
    }

    private mutating func word() -> String {
        let start = offset
        while let byte = peek, (0x61...0x7A).contains(byte) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        skipSpaces()
        return word
    }

    private mutating func takeWord(_ word: String) -> Bool {
        let start = offset
        if self.word() == word { return true }
        offset = start
        return false
    }

    private mutating func take(_ symbol: String) -> Bool {
        guard bytes[offset...].starts(with: symbol.utf8) else { return false }
        offset += symbol.utf8.count
        skipSpaces()
        return true
    }

    private mutating func value() throws(PluralRuleError) -> UInt64 {
        let start = offset
        var value: UInt64 = 0
        while let byte = peek, (0x30...0x39).contains(byte) {
            let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
            guard !overflow, tenfold <= UInt64.max - 9 else { throw failure("a smaller number", at: start) }
            value = tenfold + UInt64(byte - 0x30)
            offset += 1
        }
        guard offset > start else { throw failure("a number") }
        skipSpaces()
        return value
    }

    private func failure(_ expected: String, at place: Int? = nil) -> PluralRuleError {
        .malformed(rule: text, offset: place ?? offset, expected: expected)
    }
}
