public import LocaleFormatMemory

/// Styles for those who do not hold them: found by a few words where these say all of a style, without a lock where the thread
/// used it before.
@usableFromInline
package struct SharedStyles<Style: Hashable & Sendable, Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let byWords: StyleCache<Object>
    /// For the few styles that words cannot say.
    private let others: CompiledCache<Style, Object>

    /// - Parameters:
    ///   - limit: how many styles are kept.
    ///   - others: how many of those that words cannot say.
    package init(limit: Int, others: Int = 64) {
        byWords = StyleCache(limit: limit)
        self.others = CompiledCache(capacity: others)
    }

    /// Reads the object of a style; nil where it cannot be made, or `body` gives nothing.
    ///
    /// - Parameter key: says all of `style`.
    @inlinable @inline(__always)
    package func read<Failure: Error, Result>(
        _ style: @autoclosure () -> Style, _ key: WordKey?, make: () throws(Failure) -> Object,
        _ body: (Object) -> Result?
    ) -> Result? {
        guard let key else { return (try? other(style(), make)).flatMap(body) }
        return byWords.read(key, make: make, body)
    }

    /// The object of a style.
    package func value<Failure: Error>(
        for style: @autoclosure () -> Style, _ key: WordKey?, make: () throws(Failure) -> Object
    ) throws(Failure) -> Object {
        guard let key else { return try other(style(), make) }
        return try byWords.value(for: key, make: make)
    }

    @usableFromInline
    func other<Failure: Error>(_ style: Style, _ make: () throws(Failure) -> Object) throws(Failure) -> Object {
        try others.value(for: style, build: make)
    }
}
