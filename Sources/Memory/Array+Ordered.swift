/// Sorting of what is sorted now and then: a program has the algorithm once, for places. The standard library's is compiled anew for each
/// type of element and each order, four kilobytes every time; of this there is what fetches the elements.
extension Sequence {
    /// The elements as `sorted(by:)` has them.
    @inlinable
    package func ordered(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        guard elements.count > 1 else { return elements }
        return [Int](places: elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// The elements as `sorted()` has them.
    @inlinable
    package func ordered() -> [Element] { ordered(by: <) }
}

extension Array {
    @inlinable
    package mutating func order(by areInIncreasingOrder: (Element, Element) -> Bool) {
        if count > 1 { self = ordered(by: areInIncreasingOrder) }
    }
}

extension Array where Element: Comparable {
    @inlinable
    package mutating func order() { order(by: <) }
}

extension [Int] {
    /// The numbers from 0 on in an order.
    @usableFromInline @inline(never)
    package init(places count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) {
        self = Array(0..<count)
        sort(by: areInIncreasingOrder)
    }
}
