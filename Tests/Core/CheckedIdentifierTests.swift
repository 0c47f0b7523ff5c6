import FoundationEssentials
import LocaleFormat
import Testing

/// What all identifiers have in common.
struct CheckedIdentifierTests {
    private func check<ID: CheckedIdentifier>(_ id: ID, _ text: String) throws {
        #expect(id.description == text)
        #expect(try ID(text) == id)
        let coded = try JSONEncoder().encode([id])
        #expect(try JSONDecoder().decode([String].self, from: coded) == [text])
        #expect(try JSONDecoder().decode([ID].self, from: coded) == [id])
        let broken = try JSONEncoder().encode(["\u{0}no such \(ID.self)"])
        #expect(throws: ID.Failure.self) { try JSONDecoder().decode([ID].self, from: broken) }
    }

    @Test func eachIsItsTextAndIsCheckedWhereItIsDecoded() throws {
        try check("de-AT" as LocaleID, "de-AT")
        try check(NumberingSystem.devanagari, "deva")
        try check("EUR" as CurrencyCode, "EUR")
        try check("Europe/Berlin" as TimeZoneID, "Europe/Berlin")
        try check("kilometer-per-hour" as UnitID, "kilometer-per-hour")
    }
}
