public import LocaleFormatMemory

/// Where objects of one kind, which live for ever, are kept with the locales that they belong to: found without a search.
@usableFromInline
package struct LocalePlace<Object: AnyObject & Sendable>: Sendable {
    @usableFromInline let index: Int

    /// - Parameter index: below ``LocaleRecord/places``' count, and of no other kind of objects.
    @inlinable
    package init(_ index: Int) { self.index = index }
}

extension LocaleID {
    /// What was kept with the locale; nil where nothing was.
    @inlinable @inline(__always)
    package func kept<Object>(at place: LocalePlace<Object>) -> KeptReference<Object>? {
        record.read { $0.places[place.index].object(as: Object.self) }
    }

    /// Keeps an object with the locale, unless it is counted.
    package func keep<Object>(_ object: KeptReference<Object>, at place: LocalePlace<Object>) {
        record.read { $0.places[place.index].set(object) }
    }
}
