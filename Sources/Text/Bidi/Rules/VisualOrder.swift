/// The order in which the runs of a line are seen, from left to right (UAX #9, rule L2).
enum VisualOrder {
    /// A chain of runs that are placed beside one another.
    private struct Chain {
        let level: UInt8
        var left: Int
        var right: Int
    }

    /// The places of runs of these levels, from left to right.
    ///
    /// Each run is put left or right of what is there already, so that time does not grow with the depth: a chain waits until
    /// a run of a lesser level tells to which side it goes.
    static func order(of levels: some Collection<UInt8>) -> [Int] {
        var next: [Int?] = []
        var waiting: [Chain] = []
        /// Puts the last chain beside the one before it, whose level is less: behind it in that level's direction.
        func join() {
            let inner = waiting.removeLast()
            let outer = waiting.removeLast()
            let (left, right) = outer.level % 2 == 0 ? (outer, inner) : (inner, outer)
            next[left.right] = right.left
            waiting.append(Chain(level: outer.level, left: left.left, right: right.right))
        }
        for level in levels {
            let run = next.count
            next.append(nil)
            while waiting.count > 1, waiting[waiting.count - 1].level > level,
                waiting[waiting.count - 2].level >= level
            { join() }
            guard let last = waiting.last, last.level >= level else {
                waiting.append(Chain(level: level, left: run, right: run))
                continue
            }
            if level % 2 == 0 {
                next[last.right] = run
                waiting[waiting.count - 1] = Chain(level: level, left: last.left, right: run)
            } else {
                next[run] = last.left
                waiting[waiting.count - 1] = Chain(level: level, left: run, right: last.right)
            }
        }
        while waiting.count > 1 { join() }
        var order: [Int] = []
        order.reserveCapacity(next.count)
        var run = waiting.first?.left
        while let place = run {
            order.append(place)
            run = next[place]
        }
        return order
    }
}
