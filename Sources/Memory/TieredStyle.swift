internal import Synchronization

/// A style as a cache holds it: ICU writes its first texts, and when there are so many that it pays, it is compiled.
///
/// Compiling takes about as long as ``payoff`` texts by ICU. So all texts of a style together take at most twice as long as by
/// the cheaper of the two ways, however many there are.
@usableFromInline
package final class TieredStyle<Compiled: AnyObject & Sendable, Failure: Error>: Sendable {
    /// The style as ICU writes it.
    package let once: Compiled
    @usableFromInline let compiled = OnceReference<Compiled>()
    /// Texts that ICU wrote.
    private let texts = Atomic<Int>(0)
    private let payoff: Int
    private let places: TierPlaces?
    private let hasPlace = Atomic<Bool>(false)
    private let compiling: @Sendable () throws(Failure) -> Compiled

    /// - Parameters:
    ///   - once: the style as ICU writes it.
    ///   - payoff: with how many texts the style is compiled.
    ///   - places: for styles that take much memory while ICU writes them.
    ///   - compiling: makes the same style compiled.
    package init(
        _ once: Compiled, payoff: Int, places: TierPlaces? = nil,
        compiling: @escaping @Sendable () throws(Failure) -> Compiled
    ) {
        self.once = once
        self.payoff = payoff
        self.places = places
        self.compiling = compiling
    }

    /// Lends the style for a text: the compiled one, if there is one or the time has come, or else the one that asks ICU.
    ///
    /// - Parameter mayBeICU: false for values that ICU would write otherwise.
    @inlinable @inline(__always)
    package func read<Result>(
        mayBeICU: @autoclosure () -> Bool = true, _ body: (Compiled) -> Result?
    ) -> Result? {
        // Either is kept as long as this object.
        let style = compiled.current ?? next(mayBeICU: mayBeICU())
        return Unmanaged<Compiled>.fromOpaque(style)._withUnsafeGuaranteedRef(body)
    }

    @usableFromInline @inline(never)
    func next(mayBeICU: Bool) -> UnsafeMutableRawPointer {
        let isDue = !mayBeICU || isDue(text: texts.add(1, ordering: .relaxed).newValue)
        return Unmanaged.passUnretained(isDue ? (try? compile()) ?? once : once).toOpaque()
    }

    /// The compiled style, made now if it is not there yet.
    package func compile() throws(Failure) -> Compiled {
        if let compiled = compiled.read({ $0 }) { return compiled }
        defer { leavePlace() }
        return compiled.set(try compiling())
    }

    // MARK: Places

    deinit { leavePlace() }

    private func isDue(text: Int) -> Bool {
        guard let places, text == places.first else { return text == payoff }
        guard places.take() else { return true }
        hasPlace.store(true, ordering: .releasing)
        return false
    }

    private func leavePlace() {
        if hasPlace.exchange(false, ordering: .acquiringAndReleasing) { places?.leave() }
    }
}

/// How many styles ICU may go on to write that take much memory with one of their first texts. Where there is no place, that
/// text is the first one by a program, though it takes longer: memory has a limit, and time has none.
package final class TierPlaces: Sendable {
    /// The text with which a style needs a place.
    let first: Int
    private let limit: Int
    private let taken = Atomic<Int>(0)

    package init(limit: Int, from first: Int) {
        self.limit = limit
        self.first = first
    }

    fileprivate func take() -> Bool {
        if taken.add(1, ordering: .relaxed).newValue <= limit { return true }
        leave()
        return false
    }

    fileprivate func leave() { taken.subtract(1, ordering: .relaxed) }
}
