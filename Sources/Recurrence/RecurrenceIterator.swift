/// The occurrences of a ``Recurrence``, in order.
public struct RecurrenceIterator<Moment: RecurringMoment>: IteratorProtocol, Sendable {
    private let recurrence: Recurrence<Moment>
    private var slots: SlotIterator
    /// The next of the rule.
    private var ahead: Moment?
    /// Those that clocks skip, which are shown later than what may come next; in order.
    private var held: [Moment] = []
    /// The additions that are still to come.
    private var additions: ArraySlice<Moment>
    private var last: Moment?

    init(_ recurrence: Recurrence<Moment>) {
        self.recurrence = recurrence
        slots = SlotIterator(recurrence.program)
        additions = recurrence.additions[...]
    }

    /// Those behind a moment.
    init(_ recurrence: Recurrence<Moment>, after moment: Moment) {
        self.recurrence = recurrence
        last = moment
        // What clocks skip is shown later.
        slots = SlotIterator(
            recurrence.program, from: moment.slot.advanced(by: -max(0, moment.clockChange)))
        additions = recurrence.additions.drop { !moment.precedes($0) }
    }

    public mutating func next() -> Moment? {
        while let moment = following() {
            // What falls together is one.
            if last.map({ !$0.precedes(moment) }) == true || recurrence.exclusions.contains(moment) { continue }
            last = moment
            return moment
        }
        return nil
    }

    /// The next of the rule or of the additions.
    private mutating func following() -> Moment? {
        fill()
        let ofRule = [held.first, ahead].compactMap(\.self).min { $0.precedes($1) }
        if let added = additions.first, ofRule.map({ !$0.precedes(added) }) ?? true {
            additions.removeFirst()
            return added
        }
        guard let ofRule else { return nil }
        if held.first == ofRule { held.removeFirst() } else { ahead = nil }
        return ofRule
    }

    /// Finds the next of the rule that clocks show as it is.
    private mutating func fill() {
        while ahead == nil, let slot = slots.next() {
            guard let moment = try? recurrence.start.moved(to: slot) else { continue }
            if recurrence.isBeyondEnd(moment) {
                // One that clocks skip may be beyond the end where the next is not.
                if moment.slot == slot { return slots.finish() }
                continue
            }
            guard moment.slot != slot else {
                ahead = moment
                return
            }
            let place = held.firstIndex { moment.precedes($0) } ?? held.endIndex
            held.insert(moment, at: place)
        }
    }
}
