import LocalizedTextTools
import Testing

@Suite struct CollationVersionTests {
    @Test func storedKeys() throws {
        let order = try CollationStyle(locale: "sv").compiled()
        let stored = order.storedKey("Ärger")
        #expect(order.key(stored) == order.sortKey("Ärger"))
        #expect(try CollationStyle(locale: "sv").compiled().key(stored) != nil)
        let read = try #require(StoredCollationKey(stored.description))
        #expect(read == stored && order.key(read) == order.sortKey("Ärger"))
    }

    @Test func otherVersions() throws {
        let styles = [
            CollationStyle(locale: "de"), CollationStyle(locale: "de-u-co-phonebk"), CollationStyle(locale: "de-u-kn"),
            CollationStyle(locale: "sv"), CollationStyle(rules: "&a<b"), CollationStyle(rules: "&a<c"),
        ]
        let versions = try styles.map { try $0.compiled().version }
        #expect(Set(versions).count == styles.count)
        let old = StoredCollationKey("1.2.3.4-abc:2a00")
        #expect(try styles[0].compiled().key(#require(old)) == nil)
    }

    @Test(arguments: ["", "a", "a:", ":00", "v:0", "v:0g", "v:00:00", "v:é0"]) func noKeys(text: String) {
        if let key = StoredCollationKey(text) { #expect(key.description == text) } else { #expect(text != "a:") }
    }
}
