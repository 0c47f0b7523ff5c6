internal import LocaleFormatBridge

/// An isolating run sequence (UAX #9, BD13), whose types the rules W1 to W7, N0 to N2 resolve.
struct IsolatingRunSequence {
    var types: [BidiClass] = []
    /// The types before rule W1, which rule N0 asks for; kept where there are brackets.
    var initialTypes: [BidiClass] = []
    var brackets: [ExplicitLevels.Bracket] = []
    var level: UInt8 = 0
    /// What stands before the sequence and behind it: sos and eos of rule X10, `l` or `r`.
    var start = BidiClass.l
    var end = BidiClass.l

    /// The embedding direction.
    var embedding: BidiClass { level % 2 == 0 ? .l : .r }

    mutating func removeAll() {
        types.removeAll(keepingCapacity: true)
        initialTypes.removeAll(keepingCapacity: true)
        brackets.removeAll(keepingCapacity: true)
    }

    mutating func resolve() {
        if !brackets.isEmpty { initialTypes.append(contentsOf: types) }
        resolveWeakTypes()
        if !brackets.isEmpty { resolveBrackets() }
        resolveNeutralTypes()
    }

    /// The level of a place, once its type is resolved (rules I1 and I2).
    func level(at place: Int) -> UInt8 {
        switch (types[place], level % 2) {
        case (.r, 0), (.l, 1), (.en, 1), (.an, 1): level + 1
        case (.en, 0), (.an, 0): level + 2
        default: level
        }
    }
}

extension ExplicitLevels {
    /// The resolved level of each scalar that is kept: rule X10, one isolating run sequence after another.
    func resolved(baseLevel: UInt8) -> [UInt8] {
        var levels = [UInt8](repeating: baseLevel, count: classes.count)
        var isContinued = [Bool](repeating: false, count: runs.count)
        var sequence = IsolatingRunSequence()
        for head in runs.indices where !isContinued[head] {
            sequence.removeAll()
            var last = head
            append(runs[head], to: &sequence)
            while let next = runs[last].next {
                isContinued[next] = true
                append(runs[next], to: &sequence)
                last = next
            }
            let before = head == 0 ? baseLevel : runs[head - 1].level
            let isAtEnd = last == runs.count - 1 || runs[last].endsWithInitiator
            let after = isAtEnd ? baseLevel : runs[last + 1].level
            sequence.level = runs[head].level
            sequence.start = max(sequence.level, before) % 2 == 0 ? .l : .r
            sequence.end = max(sequence.level, after) % 2 == 0 ? .l : .r
            sequence.resolve()

            var place = 0
            var run: Int? = head
            while let index = run {
                for kept in runs[index].range {
                    levels[kept] = sequence.level(at: place)
                    place += 1
                }
                run = runs[index].next
            }
        }
        return levels
    }

    private func append(_ run: Run, to sequence: inout IsolatingRunSequence) {
        let offset = sequence.types.count - run.range.lowerBound
        sequence.types.append(contentsOf: classes[run.range])
        if brackets.isEmpty { return }
        // The first bracket in the run.
        var (low, high) = (0, brackets.count)
        while low < high {
            let middle = (low + high) / 2
            if brackets[middle].place < run.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        while low < brackets.count, brackets[low].place < run.range.upperBound {
            sequence.brackets.append(Bracket(place: brackets[low].place + offset, bracket: brackets[low].bracket))
            low += 1
        }
    }
}
