internal import LocaleFormatCalendars

/// What one step of a plan found in a text.
struct ReadSlot: Sendable {
    enum Kind: UInt8, Sendable {
        case absent
        /// A number in digits or letters.
        case number
        /// An entry of the step's table of names.
        case name
        /// Index into ``DateReader/zones``.
        case zone
    }

    var kind = Kind.absent
    /// A leap month or a repeated day by its mark.
    var isMarked = false
    /// Digits of the number; 0 for letters.
    var digits: UInt8 = 0
    var value = 0
    /// Scalars.
    var start = 0
    var end = 0
}

/// Reads a text along a plan. Where a step can read more than one thing the longest is tried first, and others later;
/// the number of tries is bounded, so that time is linear in the length of the text.
struct DateReader {
    let plan: DateReadPlan
    let isLenient: Bool
    /// Whether the text may go on behind the date.
    var isPrefix = false
    /// Where the date ends, once it is read.
    private(set) var end = 0
    let text: [UInt32]
    /// One for each step.
    var slots: [ReadSlot]
    var zones: [ZoneReading] = []
    /// The furthest place at which reading stopped, and the step that stopped there.
    private var failure = (position: -1, step: 0)
    /// An unknown zone's place.
    var unknownZone: Range<Int>?

    /// Choices beyond the steps themselves that are tried before a text is given up.
    private static let budget = 1_000

    init(_ plan: DateReadPlan, _ text: [UInt32], isLenient: Bool) {
        self.plan = plan
        self.text = text
        self.isLenient = isLenient
        slots = [ReadSlot](repeating: ReadSlot(), count: plan.steps.count)
    }

    struct Match {
        let end: Int
        /// The next thing to try; -1 for none.
        var next = -1
    }

    private struct Choice {
        let step: Int
        let position: Int
        let attempt: Int
    }

    /// False when the text does not fit; then ``stop`` tells where.
    mutating func read() -> Bool {
        var (step, position, attempt) = (0, 0, 0)
        var choices: [Choice] = []
        var left = Self.budget
        while true {
            if step == plan.steps.count {
                end = isLenient && !isPrefix ? skipSeparators(from: position) : position
                if isPrefix || end == text.count { return true }
                note(position, step)
            } else if let match = match(step, position, attempt) {
                if match.next >= 0 { choices.append(Choice(step: step, position: position, attempt: match.next)) }
                (step, position, attempt) = (step + 1, match.end, 0)
                continue
            } else {
                note(position, step)
            }
            left -= 1
            guard left > 0, let choice = choices.popLast() else { return false }
            (step, position, attempt) = (choice.step, choice.position, choice.attempt)
        }
    }

    private mutating func note(_ position: Int, _ step: Int) {
        if position > failure.position { failure = (position, step) }
    }

    /// Where reading stopped: a scalar's index, and the step there; the number of steps for the end.
    var stop: (position: Int, step: Int) { (max(0, failure.position), failure.step) }

    @inline(__always)
    private mutating func match(_ step: Int, _ position: Int, _ attempt: Int) -> Match? {
        switch plan.steps[step].action {
        case .text(let index): return matchText(plan.texts[index], step, position, attempt)
        case .number(let number): return matchNumber(number, step, position, attempt)
        case .name(let source, let table): return matchName(source, table, step, position, attempt)
        case .dayPeriod(let table, _, _): return matchName(.dayHalf, table, step, position, attempt)
        case .fraction(let count, let isAbutting): return matchFraction(count, isAbutting, step, position)
        case .zone(let table): return matchZone(table, step, position, attempt)
        case .words(let list): return matchWords(plan.words[list], position, attempt)
        }
    }

    // MARK: Words

    /// Three words at most, with what separates them; or nothing.
    private func matchWords(_ words: [[UInt32]], _ position: Int, _ attempt: Int) -> Match? {
        guard attempt == 0 else { return Match(end: position) }
        var found = 0
        var end = position
        var place = skipSeparators(from: position)
        while found < 3, let word = words.lazy.compactMap({ wordEnd($0, at: place) }).first {
            found += 1
            place = word
            while place < text.count, ReadableNames.isPassedOver(text[place]) { place += 1 }
            end = place
        }
        return found > 0 ? Match(end: end, next: 1) : Match(end: position)
    }

    /// No word ends within another, but for those of scripts without spaces.
    private func wordEnd(_ word: [UInt32], at position: Int) -> Int? {
        guard let end = ReadableNames.end(of: word, in: text, at: position), let last = word.last else { return nil }
        return isWithinWord(last, at: end) ? nil : end
    }

    /// Whether the word that ends in a scalar goes on in the text.
    private func isWithinWord(_ last: UInt32, at position: Int) -> Bool {
        position < text.count && last < 0x0E00 && Unicode.Scalar(text[position])?.properties.isAlphabetic == true
    }

    // MARK: Texts

    @inline(__always)
    private func matchText(_ literal: ReadableText, _ step: Int, _ position: Int, _ attempt: Int) -> Match? {
        if !isLenient { return ReadableNames.end(of: literal.exact, in: text, at: position).map { Match(end: $0) } }
        if attempt == 0, let end = ReadableNames.end(of: literal.folded, in: text, at: position) {
            return Match(end: end, next: 1)
        }
        var end = looseEnd(of: literal.folded, from: position)
        // The sign of an offset is not between it and the time.
        if end > position, step + 1 < plan.steps.count, case .zone = plan.steps[step + 1].action,
            text[end - 1] == 0x2B || text[end - 1] == 0x2D
        {
            end -= 1
        }
        // Numbers that the style keeps apart are not read out of one.
        if end == position, end > 0, end < text.count, plan.digits.digit(text[end - 1], anyScript: true) != nil,
            plan.digits.digit(text[end], anyScript: true) != nil
        {
            return nil
        }
        return Match(end: end)
    }

    /// Separators of any kind, and those words of the literal that the text has.
    private func looseEnd(of literal: [UInt32], from position: Int) -> Int {
        var place = skipSeparators(from: position)
        var index = 0
        while index < literal.count {
            guard !Self.isSeparator(literal[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < literal.count, !Self.isSeparator(literal[end]) { end += 1 }
            let word = end - index
            // The `de` of the literal is not the beginning of `del`.
            let isWord = end == literal.count || !isWithinWord(literal[end - 1], at: place + word)
            if text.count - place >= word, (0..<word).allSatisfy({ text[place + $0] == literal[index + $0] }), isWord {
                place = skipSeparators(from: place + word)
            }
            index = end
        }
        return place
    }

    /// At most 64 of them.
    func skipSeparators(from position: Int) -> Int {
        var place = position
        while place < text.count, place - position < 64, Self.isSeparator(text[place]) { place += 1 }
        return place
    }

    static func isSeparator(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 {
            return scalar &- 0x20 < 0x5F && !(scalar &- 0x30 < 10 || (scalar | 0x20) &- 0x61 < 26)
        }
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .dashPunctuation, .otherPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation,
            .mathSymbol, .otherSymbol, .modifierSymbol, .currencySymbol:
            return true
        default: return false
        }
    }
}
