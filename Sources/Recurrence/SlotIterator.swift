/// The occurrences of a rule by the clocks of a place, in order: from the start, or from a period on.
struct SlotIterator: Sendable {
    private let program: RecurrenceProgram
    private var unit: Int?
    private var batch = Batch()
    private var index = 0
    private var emptyPeriods = 0
    private var last: Slot?
    private var left: Int?

    /// Earlier ones are passed over, and counted.
    private let lowest: Slot

    /// From the start.
    init(_ program: RecurrenceProgram) { self.init(program, from: program.start) }

    /// From a time on; a rule with `COUNT` goes through those before it.
    init(_ program: RecurrenceProgram, from lowest: Slot) {
        self.program = program
        self.lowest = lowest
        left = program.count
        let first = program.count == nil ? max(lowest.day, program.start.day) : program.start.day
        guard first <= program.range.upperBound, program.start.day <= RecurrenceProgram.lastDay else { return }
        // A day that a month lacks may stand in the next period.
        var unit = program.period(nearest: first, isForward: false)
        if program.rule.skip == .forward { unit = program.period(after: unit, isForward: false) ?? unit }
        self.unit = unit
        batch = program.batch(unit)
    }

    /// Ends it.
    mutating func finish() { unit = nil }

    mutating func next() -> Slot? {
        while left != 0, let unit {
            while index < batch.count {
                let slot = batch[index]
                index += 1
                if slot < program.start || last.map({ slot <= $0 }) == true { continue }
                guard slot.day <= program.range.upperBound else { break }
                (last, left) = (slot, left.map { $0 - 1 })
                if slot >= lowest { return slot }
                if left == 0 { return nil }
            }
            emptyPeriods = batch.count == 0 ? emptyPeriods + 1 : 0
            guard emptyPeriods < program.patience, let next = program.period(after: unit, isForward: true) else {
                self.unit = nil
                return nil
            }
            (self.unit, index, batch) = (next, 0, program.batch(next))
        }
        return nil
    }
}

/// What a rule takes of a period.
struct KnownBatch {
    var unit: Int
    var batch: Batch
}

extension RecurrenceProgram {
    /// The last occurrence before a time; of a rule with `COUNT` by going through those before it.
    ///
    /// - Parameter known: the batch that was made last, for the next question.
    func last(before bound: Slot, _ known: inout KnownBatch?) -> Slot? {
        guard count == nil else {
            var iterator = SlotIterator(self)
            var last: Slot?
            while let slot = iterator.next(), slot < bound { last = slot }
            return last
        }
        guard bound > start else { return nil }
        // A day that a month lacks may stand in the period before.
        var unit: Int? = period(nearest: bound.day, isForward: rule.skip == .backward)
        var emptyPeriods = 0
        var found: Slot?
        // A day that a month lacks may stand in the period behind, later than all that this one has.
        var further = rule.skip == .forward ? 1 : 0
        while let current = unit {
            if known?.unit != current { known = KnownBatch(unit: current, batch: batch(current)) }
            let batch = known?.batch ?? Batch()
            let best = (0..<batch.count).lastPrefix { batch[$0] < bound }
            if let best, batch[best] >= start, batch[best].day <= range.upperBound {
                if found.map({ batch[best] > $0 }) ?? true { found = batch[best] }
            }
            if found != nil {
                if further == 0 { return found }
                further -= 1
            }
            emptyPeriods = batch.count == 0 ? emptyPeriods + 1 : 0
            guard emptyPeriods < patience else { return found }
            unit = period(after: current, isForward: false)
        }
        return found
    }
}

extension Range<Int> {
    /// The last index of those at the beginning that satisfy a predicate, by halves.
    fileprivate func lastPrefix(_ predicate: (Int) -> Bool) -> Int? {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(middle) { low = middle + 1 } else { high = middle }
        }
        return low > lowerBound ? low - 1 : nil
    }
}
