internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// The texts of a program by rules as scalars, as they stand or folded for lenient reading.
struct RuleWords: Sendable {
    let program: RuleProgram
    /// Nil where texts are read as they stand.
    private let folding: LenientFolding?
    /// At the positions of the program's operations; several for a choice by plural category, none for substitutions.
    let texts: [[[UInt32]]]
    /// The words for 0 to 9 of each set that writes fractions digit by digit, or zeros before a numerator.
    let digits: [Int32: [[UInt32]]]
    /// In the order of the program's patterns.
    let patterns: [Pattern]
    /// Between the words of digits; nothing where spaces do not count.
    let space: [UInt32]

    struct Pattern: Sendable {
        let digits: [UInt32]
        let group: [UInt32]
        let decimal: [UInt32]
        let minus: [UInt32]
    }

    init(_ program: RuleProgram, folding: LenientFolding?) {
        self.program = program
        self.folding = folding
        func scalars(_ text: String) -> [UInt32] { Self.scalars(text, folding) }
        func scalarsOf(_ text: RuleProgram.Text) -> [UInt32] {
            scalars(String(decoding: program.texts[text.range], as: UTF8.self))
        }
        texts = program.operations.map { operation in
            switch operation {
            case .text(let text): [scalarsOf(text)]
            case .plural(let plural): Array(Set(program.plurals.read(Int(plural)) { $0.all.map(scalarsOf) }))
            default: []
            }
        }
        var digits: [Int32: [[UInt32]]] = [:]
        for operation in program.operations {
            let set: Int32
            switch operation {
            case .fractionDigits(let own, _): set = own
            case .numerator(.set(let other), showsZeros: true): set = other
            default: continue
            }
            if digits[set] != nil { continue }
            digits[set] = (0..<10).map { scalars(Self.text($0, by: set, program) ?? "") }
        }
        self.digits = digits
        patterns = (0..<program.patterns.count).map { index in
            program.patterns.read(index) { pattern in
                func text(_ bytes: (NumberProgram) -> [UInt8]) -> String {
                    String(decoding: pattern.program.read(bytes) ?? [], as: UTF8.self)
                }
                return Pattern(
                    digits: text { $0.digits.texts }.unicodeScalars.flatMap { scalars(String($0)) },
                    group: scalars(text { $0.group.bytes }), decimal: scalars(text { $0.decimal.bytes }),
                    minus: scalars(text { $0.affixes.negative.prefix.bytes }))
            }
        }
        space = scalars(" ")
    }

    private static func scalars(_ text: String, _ folding: LenientFolding?) -> [UInt32] {
        folding?.folded(text) ?? text.unicodeScalars.map(\.value)
    }

    /// What a set writes for a number.
    private static func text(_ number: UInt64, by set: Int32, _ program: RuleProgram) -> String? {
        var text: [UInt8] = []
        var budget = RuleProgram.budget
        let isWritten = program.append(number, isNegative: false, by: Int(set), depth: 0, &budget, to: &text)
        return isWritten ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Whether a set writes this text for a number.
    func writes(_ number: UInt64, by set: Int32, as text: ArraySlice<UInt32>) -> Bool {
        Self.text(number, by: set, program).map { Self.scalars($0, folding)[...] == text } ?? false
    }
}

extension RuleWords: RuledWords {
    func readings(of scalars: [UInt32]) -> [(value: ExactDecimal, end: Int)] {
        var scanner = RuleScanner(self, scalars)
        return scanner.readings().map { ($0.value, $0.end) }
    }
}
