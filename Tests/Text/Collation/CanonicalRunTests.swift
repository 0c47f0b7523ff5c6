import LocalizedTextTools
import Testing

@Suite struct CanonicalRunTests {
    /// Where ICU puts marks into order, it takes minutes for such a text unless they are in order.
    @Test(arguments: ["en-u-ks-identic", "en-u-kk", "vi"] as [LocaleID])
    func longRunsAreCompared(locale: LocaleID) throws {
        let marks = String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: 20_000)
        let order = try CollationStyle(locale: locale).compiled()
        #expect(order.compare("a" + marks, "b" + marks) == .before)
        #expect(order.sortKey("a" + marks).bytes.count > 80_000)
        #expect(order.compare("a" + marks, "a" + marks) == .same)
    }

    /// The key of a long run is that of the same marks in order.
    @Test func keysOfEquivalentTexts() throws {
        let order = try CollationStyle(locale: "en").strength(.identical).compiled()
        let mixed = "a" + String(repeating: "\u{301}\u{327}", count: 16)
        let sorted = "a" + String(repeating: "\u{327}", count: 16) + String(repeating: "\u{301}", count: 16)
        #expect(order.sortKey(mixed) == order.sortKey(sorted))
        #expect(order.compare(mixed, sorted) == .same)
    }
}
