import FoundationEssentials
import LocalizedTextTools
import Testing

@Suite struct CollationComparatorTests {
    @Test func foundationSortsByIt() throws {
        var comparator = CollationComparator(CollationStyle(locale: "sv"))
        let names = ["Öst", "adam", "Zack", "Adam"]
        #expect(names.sorted(using: comparator) == ["adam", "Adam", "Zack", "Öst"])
        comparator.order = .reverse
        #expect(names.sorted(using: comparator) == ["Öst", "Zack", "Adam", "adam"])
        let copy = try JSONDecoder().decode(CollationComparator.self, from: JSONEncoder().encode(comparator))
        #expect(copy == comparator && copy.hashValue == comparator.hashValue)
        let broken = CollationComparator(CollationStyle(rules: "&a <"))
        #expect(broken.compare("a", "b") == .orderedAscending)
    }
}
