internal import LocaleFormatMemory

/// One unit of a relative style: "yesterday", "in {0} days", "{0} days ago".
@usableFromInline
package final class RelativeUnit: Sendable {
    /// What a text is made of.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// ICU has to write it.
        case unknown
        /// The number is between the texts.
        case number
        /// Without a number, what is before it alone: "in two days" is one word in Arabic.
        case word
    }

    /// What stands around a number, or instead of it.
    package struct Form: Sendable {
        package var before: String
        package var after: String
        package var kind: Kind

        package init(_ kind: Kind, before: String = "", after: String = "") {
            (self.kind, self.before, self.after) = (kind, before, after)
        }
    }

    /// The same as it is run.
    private struct Pattern: Sendable, BitwiseCopyable {
        var before = PooledText.empty
        var after = PooledText.empty
        var kind = Kind.unknown
    }

    /// How many words there are, for -2 to 2; and patterns, for each plural category in the past, then in the future.
    package static let (wordCount, patternCount) = (5, 12)
    /// Bytes that a baked text of them may have.
    package static let longest = 4_096

    /// Whether ICU is not asked.
    @usableFromInline package let isProgram: Bool
    /// Unknown where there is no word.
    private let words: FrozenTable<Pattern>
    private let patterns: FrozenTable<Pattern>
    private let pool: TextPool
    private let capacity: Int

    /// A unit that ICU has to write.
    package init() {
        isProgram = false
        words = FrozenTable([])
        patterns = FrozenTable([])
        pool = TextPool.Builder().pool
        capacity = 0
    }

    /// - Parameters:
    ///   - words: for -2 to 2.
    ///   - patterns: for each plural category in the past, then in the future.
    package init(words: [Form], patterns: [Form]) {
        isProgram = true
        var pool = TextPool.Builder()
        var longest = 0
        func pattern(_ form: Form) -> Pattern {
            longest = max(longest, form.before.utf8.count + form.after.utf8.count)
            return Pattern(before: pool.add(form.before), after: pool.add(form.after), kind: form.kind)
        }
        self.words = FrozenTable(words.map(pattern))
        self.patterns = FrozenTable(patterns.map(pattern))
        self.pool = pool.pool
        capacity = longest + 4 * 4 + UTF8Writer.slack
    }

    /// What it was made of.
    package var forms: [Form] {
        func form(_ pattern: Pattern) -> Form {
            Form(pattern.kind, before: pool[pattern.before], after: pool[pattern.after])
        }
        return (0..<words.count).map { form(words[$0]) } + (0..<patterns.count).map { form(patterns[$0]) }
    }

    // MARK: Running

    /// What a distance is written with.
    private enum Written {
        /// A pattern, and the number that it has if any.
        case short(Pattern, UInt64)
        /// A number with many digits or a fraction.
        case long
        /// ICU has to take it.
        case unknown
    }

    @inline(__always)
    private func form(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> Written {
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
    @usableFromInline @inline(never)
    package func text(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> String? {
        switch form(offset, numbers, isNumeric: isNumeric) {
        case .short(let pattern, let whole):
            String(utf8Capacity: capacity) { write(whole, pattern, numbers, to: &$0) }
        case .long: long(offset.magnitude, Self.direction(offset), numbers)
        case .unknown: nil
        }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    @usableFromInline @inline(never)
    package func append(
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
        guard magnitude.isFinite, let number = numbers.long(magnitude) else { return nil }
        let pattern = patterns[direction + number.category.order]
        return switch pattern.kind {
        case .unknown: nil
        case .word: pool[pattern.before]
        case .number: pool[pattern.before] + number.text + pool[pattern.after]
        }
    }
}
