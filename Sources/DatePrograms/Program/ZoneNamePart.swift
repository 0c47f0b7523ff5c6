/// The name of a zone that depends on the time around an instant (letter `v`), which is found out each time.
package final class ZoneNamePart: Sendable {
    private let write: @Sendable (Instant) -> String?

    /// - Parameter write: gives nil where there is no name.
    package init(write: @escaping @Sendable (Instant) -> String?) { self.write = write }

    /// Nil where there is no name.
    package func text(at instant: Instant) -> String? { write(instant) }
}
