import Foundation
import LocaleFormatCore
import LocaleFormatNames
import LocaleFormatPersonNames
import TestSupport
import Testing

@Suite(.cldr(from: 42, "patterns of personal names")) struct ComponentsTests {
    private var thomas: PersonNameComponents {
        var components = PersonNameComponents()
        components.namePrefix = "Dr."
        components.givenName = "Thomas"
        components.middleName = "Louis"
        components.familyName = "Clark"
        components.nameSuffix = "Esq."
        components.nickname = "Tom"
        return components
    }

    @Test func roundTrip() {
        #expect(PersonNameComponents(PersonName(thomas)) == thomas)
        #expect(PersonName(thomas, locale: "en").locale == "en")
        #expect(PersonName(PersonNameComponents()).isEmpty)
    }

    @Test func whatFoundationLacks() {
        let name = PersonName(
            given: "Diego", family: "Rivera", family2: "Barrientos", generation: "Jr.", credentials: "MBA")
        let components = PersonNameComponents(name)
        #expect(components.familyName == "Rivera Barrientos")
        #expect(components.nameSuffix == "Jr., MBA")
    }

    @Test(arguments: [
        (PersonNameStyle.Style.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"), (.short, "Tom"),
        (.abbreviated, "TC"),
    ])
    func documentedResults(style: PersonNameStyle.Style, expected: String) {
        #expect(thomas.formatted(PersonNameStyle(style, locale: "en-US")) == expected)
    }

    @Test func parsing() throws {
        let components = try PersonNameComponents(parsing: "Dr. Thomas Louis Clark Jr.", locale: "en")
        #expect(components.familyName == "Clark")
        #expect(components.nameSuffix == "Jr.")
        #expect(throws: PersonNameParseError.self) { try PersonNameComponents(parsing: "", locale: "en") }
    }
}
