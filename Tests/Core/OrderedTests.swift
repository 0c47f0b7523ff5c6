import LocaleFormatMemory
import TestSupport
import Testing

/// What is ordered by places is as the standard library sorts it, equal elements in the order that they had.
@Suite struct OrderedTests {
    @Test func equalSorted() {
        var random = SeededGenerator(for: "OrderedTests")
        for count in 0..<80 {
            let values = (0..<count).map { _ in Int.random(in: 0..<20, using: &random) }
            let pairs = values.enumerated().map { (key: $0.element, place: $0.offset) }
            #expect(values.ordered() == values.sorted())
            #expect(Set(values).ordered(by: >) == Set(values).sorted(by: >))
            #expect(
                pairs.ordered { $0.key < $1.key }.map(\.place) == pairs.sorted { $0.key < $1.key }.map(\.place))
            var (own, other) = (values.map(String.init), values.map(String.init))
            own.order()
            other.sort()
            #expect(own == other)
            own.order { $0.utf8.count > $1.utf8.count }
            other.sort { $0.utf8.count > $1.utf8.count }
            #expect(own == other)
        }
    }
}
