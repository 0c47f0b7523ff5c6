internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// One unit of a relative style: "yesterday", "in {0} days", "{0} days ago".
final class RelativeUnit: Sendable {
    /// What stands around a number, or instead of it.
    struct Pattern: Sendable, BitwiseCopyable {
        var before = PooledText.empty
        var after = PooledText.empty
        var kind = Kind.unknown

        enum Kind: UInt8 {
            /// ICU has to write it.
            case unknown
            /// The number is between the texts.
            case number
            /// Without a number, `before` alone: "in two days" is one word in Arabic.
            case word
        }
    }

    /// Whether ICU is not asked.
    let isProgram: Bool
    /// For -2 to 2; unknown where there is no word.
    private let words: FrozenTable<Pattern>
    /// For each plural category in the past, then in the future.
    private let patterns: FrozenTable<Pattern>
    private let pool: TextPool
    private let capacity: Int

    /// A unit that ICU has to write.
    init() {
        isProgram = false
        words = FrozenTable([])
        patterns = FrozenTable([])
        pool = TextPool.Builder().pool
        capacity = 0
    }

    /// - Parameters:
    ///   - words: for -2 to 2.
    ///   - patterns: for each plural category in the past, then in the future.
    ///   - longest: bytes of the longest words, or of the longest texts around a number.
    init(words: [Pattern], patterns: [Pattern], _ pool: consuming TextPool, longest: Int) {
        isProgram = true
        self.words = FrozenTable(words)
        self.patterns = FrozenTable(patterns)
        self.pool = pool
        capacity = longest + 4 * 4 + UTF8Writer.slack
    }

    // MARK: Running

    /// What a distance is written with.
    private enum Form {
        /// A pattern, and the number that it has if any.
        case short(Pattern, UInt64)
        /// A number with many digits or a fraction.
        case long
        /// ICU has to take it.
        case unknown
    }

    @inline(__always)
    private func form(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> Form {
        if !isNumeric, offset > -2.1, offset < 2.1 {
            // Within half a percent of a whole number, as ICU takes it.
            let hundredfold = offset * 100
            let hundredths = Int(hundredfold < 0 ? hundredfold - 0.5 : hundredfold + 0.5)
            if hundredths % 100 == 0 {
                let word = words[hundredths / 100 + 2]
                if word.kind == .word { return .short(word, 0) }
            }
        }
        let magnitude = offset.magnitude
        guard magnitude < Double(RelativeNumbers.small) else { return .long }
        let whole = UInt64(magnitude)
        guard Double(whole) == magnitude else { return .long }
        let pattern = patterns[Self.direction(offset) &+ numbers.category(small: whole)]
        return pattern.kind == .unknown ? .unknown : .short(pattern, whole)
    }

    /// Where the patterns of the past and of the future begin.
    @inline(__always)
    private static func direction(_ offset: Double) -> Int { offset.sign == .minus ? 0 : 6 }

    /// Nil when ICU has to take it.
    // Not inlined: what calls it keeps the unit, which would otherwise be retained for the closure.
    @inline(never)
    func text(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> String? {
        switch form(offset, numbers, isNumeric: isNumeric) {
        case .short(let pattern, let whole):
            String(utf8Capacity: capacity) { write(whole, pattern, numbers, to: &$0) }
        case .long: long(offset.magnitude, Self.direction(offset), numbers)
        case .unknown: nil
        }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    @inline(never)
    func append(
        _ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool, to output: inout [UInt8]
    ) -> Bool {
        if case .short(let pattern, let whole) = form(offset, numbers, isNumeric: isNumeric) {
            return output.append(utf8Capacity: capacity) { write(whole, pattern, numbers, to: &$0) }
        }
        guard let text = text(offset, numbers, isNumeric: isNumeric) else { return false }
        output.append(contentsOf: text.utf8)
        return true
    }

    @inline(__always)
    private func write(
        _ whole: UInt64, _ pattern: Pattern, _ numbers: RelativeNumbers, to output: inout UTF8Writer
    ) -> Bool {
        output.append(pattern.before, of: pool)
        if pattern.kind == .number {
            numbers.digits.write(whole, minimum: 1, to: &output)
            output.append(pattern.after, of: pool)
        }
        return true
    }

    @inline(never)
    private func long(_ magnitude: Double, _ direction: Int, _ numbers: RelativeNumbers) -> String? {
        guard magnitude.isFinite, let category = try? numbers.number.pluralCategory(of: magnitude) else { return nil }
        let pattern = patterns[direction + RelativeNumbers.place(category)]
        switch pattern.kind {
        case .unknown: return nil
        case .word: return pool[pattern.before]
        case .number:
            guard let digits = try? numbers.number.format(magnitude) else { return nil }
            return pool[pattern.before] + digits + pool[pattern.after]
        }
    }
}
