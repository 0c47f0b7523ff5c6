import LocaleFormatBaked
import Testing

@testable import baked

/// The formats that the plugin wrote into the program, by their names in Swift and by those of the list.
@Suite struct AnswerTests {
    @Test func names() throws {
        #expect(try Formats.price.format(1234.5, in: "de-CH") == "EUR\u{A0}1’234.50")
        #expect(try Formats.priceUsd.format(5, in: "en") == "$5.00")
        #expect(try Formats.short.format(decimal: "1234567", in: "de-AT") == "1,2\u{A0}Mio.")
        #expect(try Formats.files.category(of: 1, in: "en-GB") == .one)
        #expect(try Formats.files.category(of: 1, visibleFractionDigits: 1, in: "en") == .other)
        #expect(try Formats.rank.category(ofText: "2", in: "en") == .two)
        #expect(try Formats.count.compiled(in: "hi-u-nu-deva").format(123_456) == "१,२३,४५६")
    }

    @Test func namesOfTime() throws {
        let start = try Instant("2025-11-21T09:30:00Z")
        let end = try Instant("2025-11-23T16:30:00Z")
        #expect(try Formats.day.format(start, timeZone: "Europe/Berlin", in: "de") == "21. November 2025")
        #expect(
            try Formats.days.format(from: start, to: end, timeZone: .utc, in: "de").hasPrefix("21.–23. Nov"))
        #expect(try Formats.all.format(["Ada", "Grace", "Emmy"], in: "en-GB") == "Ada, Grace and Emmy")
        #expect(try Formats.seen.format(-1, .day, in: "fr-CA") == "hier")
        #expect(try Formats.clock.format(.seconds(5_405), in: "en") == "1:30:05")
        #expect(throws: BakedError.zoneNotBaked("Asia/Kathmandu")) {
            try Formats.momentFull.format(start, timeZone: "Asia/Kathmandu", in: "en")
        }
    }

    @Test func namesOfPeople() throws {
        let name = NameParts(prefix: "Dr.", given: "Ada", middle: "King", family: "Lovelace")
        #expect(try Formats.personLong.format(name, in: "de") == "Dr. Ada King Lovelace")
        #expect(try Formats.personSorted.compiled(in: "en-GB").format(name) == "Lovelace, Ada K.")
        #expect(
            Answer.line(
                #"{"format":"person","name":{"given":"駿","surname":"宮崎","locale":"ja"},"locale":"ja"}"#,
                by: try Formats.baked.formats) == #"{"result":"宮崎駿"}"#)
    }

    @Test func namesOfStrings() throws {
        #expect(try Formats.Strings.Trip.bags(n: 1, who: "Ada", in: "en") == "\u{2068}Ada\u{2069} has 1 bag.")
        #expect(try Formats.Strings.Trip.seat(n: 2, class: "first", in: "de") == "2. Platz, am Fenster")
        #expect(try Formats.Strings.Mail.sent(who: "Ada", n: 3, in: "de") == "Ada hat 3 Bilder geschickt.")
        #expect(try Formats.Strings.Localizable.hello("Ada", in: "en") == "Hello, Ada!")
        #expect(
            Answer.line(
                #"{"table":"Trip","string":"bags","arguments":{"who":"Ada"},"locale":"en"}"#,
                by: try Formats.baked.formats)
                == #"{"result":"\u2068Ada\u2069 has \u2068{$n}\u2069 bags."}"#)
    }

    @Test func lines() throws {
        let formats = try Formats.baked.formats
        #expect(
            Answer.line(#"{"format":"price","value":1234.5,"locale":"de-CH"}"#, by: formats)
                == #"{"result":"EUR\#u{A0}1’234.50"}"#)
        #expect(
            Answer.line(#"{"format":"prize","value":1,"locale":"de"}"#, by: formats)
                .hasPrefix(#"{"error":"no format 'prize' was baked; there are: "#))
        #expect(Answer.line("{", by: formats).hasPrefix(#"{"error":"#))
        #expect(
            Answer.line(
                #"{"format":"days","from":"2025-11-21","to":"2025-11-23","timeZone":"UTC","locale":"en"}"#, by: formats
            )
            .hasPrefix(#"{"result":"Nov 21"#))
        #expect(
            Answer.line(#"{"format":"all","value":["a","b"],"locale":"es"}"#, by: formats) == #"{"result":"a y b"}"#)
        #expect(
            Answer.line(#"{"format":"day","value":"soon","locale":"en"}"#, by: formats)
                == #"{"error":"'soon' is not an instant"}"#)
    }
}
