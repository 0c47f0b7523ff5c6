import LocaleFormat
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Identifiers in source code, and from outside.
@Suite struct LiteralTests {
    /// In release builds too, where a failed precondition says nothing.
    @Test func aBadLiteralSaysWhy() async {
        let locale = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let locale: LocaleID = "de-not_a-locale!"
            print(locale)
        }
        expect(
            locale,
            #"bad literal "de-not_a-locale!" of LocaleID: malformed locale 'de-not_a-locale!': 'locale!' at byte 9, expected"#
        )
        let calendar = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let locale: LocaleID = "en-u-ca-gregorian"
            print(locale)
        }
        expect(calendar, "did you mean '-u-ca-gregory'?")
        let currency = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let currency: CurrencyCode = "EURX"
            print(currency)
        }
        expect(
            currency,
            #"bad literal "EURX" of CurrencyCode: unknown currency 'EURX'; expected an ISO 4217 code such as EUR"#)
        let unit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            print(5.formatted(.unit("parsnip", in: "en")))
        }
        expect(unit, #"bad literal "parsnip" of UnitID: unknown unit 'parsnip'; expected a CLDR identifier"#)
    }

    private func expect(_ result: ExitTest.Result?, _ text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(text), "\(said)")
    }

    /// However it is written, text from outside is read by the initializer that throws.
    @Test func textFromOutsideThrows() throws {
        let bad = "x!"
        let texts = ["de", bad]
        #expect(throws: LocaleError.self) { try LocaleID(bad) }
        #expect(throws: LocaleError.self) { try LocaleID(bad[...]) }
        #expect(throws: LocaleError.self) { try LocaleID("\(bad)") }
        #expect(throws: LocaleError.self) { try texts.map(LocaleID.init) }
        #expect(throws: LocaleError.self) { try texts.map(LocaleID.init(_:)) }
        #expect(throws: LocaleError.self) { try texts.map { try LocaleID($0) } }
        let read: ([String]) throws -> [LocaleID] = { try $0.map(LocaleID.init) }
        #expect(throws: LocaleError.self) { try read(texts) }
        #expect(throws: LocaleError.self) { try LocaleID.init("x!") }
        let none = try? LocaleID(bad)
        #expect(none == nil)
        #expect(texts.compactMap { try? LocaleID($0) } == ["de"])
        #expect(throws: LocaleError.self) { try ["EUR", "EURX"].map(CurrencyCode.init) }
        #expect(throws: LocaleError.self) { try CurrencyCode.init("EURX") }
        #expect(throws: UnitError.self) { try ["meter", "parsnip"].map(UnitID.init) }
        #expect(throws: UnitError.self) { try UnitID.init("parsnip") }
    }

    @Test func goodLiteralsAreTheirText() throws {
        let longest: LocaleID = "de-Latn-AT-1901-u-ca-gregory-co-phonebk-nu-latn-x-private"
        #expect(longest.tag == "de-Latn-AT-1901-u-ca-gregory-co-phonebk-nu-latn-x-private")
        for _ in 0..<2 {
            let again: LocaleID = "iw"
            #expect(try again == LocaleID("h" + "e"))
        }
        #expect(("meter" as UnitID).id == "meter")
        #expect(("jpy" as CurrencyCode).code == "JPY")
    }
}
