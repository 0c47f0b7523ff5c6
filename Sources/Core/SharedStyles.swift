package import LocaleFormatMemory

/// Compiled styles for those who do not hold them: by a few words where these say all of a style, without a lock where the
/// thread used it before.
package struct SharedStyles<Style: Hashable & Sendable, Compiled: AnyObject & Sendable>: Sendable {
    private let byWords: StyleCache<Compiled>
    /// For the few styles that words cannot say.
    private let others = CompiledCache<Style, Compiled>(capacity: 64)

    /// - Parameter limit: how many styles are kept.
    package init(limit: Int) { byWords = StyleCache(limit: limit) }

    /// Reads the compiled style; nil where it cannot be made, or `body` gives nothing.
    ///
    /// - Parameter key: says all of `style`.
    @inline(__always)
    package func read<Failure: Error, Result>(
        _ style: Style, _ key: WordKey?, make: () throws(Failure) -> Compiled, _ body: (Compiled) -> Result?
    ) -> Result? {
        guard let key else { return (try? others.value(for: style, build: make)).flatMap(body) }
        return byWords.read(key, make: make, body)
    }

    /// The compiled style.
    package func value<Failure: Error>(
        for style: Style, _ key: WordKey?, make: () throws(Failure) -> Compiled
    ) throws(Failure) -> Compiled {
        guard let key else { return try others.value(for: style, build: make) }
        return try byWords.value(for: key, make: make)
    }
}
