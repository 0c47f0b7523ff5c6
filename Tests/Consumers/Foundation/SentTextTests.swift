#if FOUNDATION
import Foundation
#else
import FoundationEssentials
#endif
import LocaleFormat
import LocalizedStrings
import Testing

/// A text within what a service sends, as programs write it.
@Suite struct SentTextTests {
    private struct Notice: Codable, Equatable {
        var id: Int
        var title: LocalizedText
        var details: [LocalizedText]?
    }

    @Test func sentAndShown() throws {
        let folder = "Escritorio"
        let notice = Notice(
            id: 7, title: "\(1234) files in \(folder)",
            details: [
                "Due \(Date(timeIntervalSince1970: 0), format: .date(.long, in: .root).timeZone("UTC"))",
                "\(Decimal(string: "0.1")!) \(29.99, format: .currency("EUR", in: .root))",
                LocalizedText("nested", defaultValue: "\(LocalizedText("Desktop")) of \(Int128.max)"),
            ])
        let data = try JSONEncoder().encode(notice)
        let received = try JSONDecoder().decode(Notice.self, from: data)
        #expect(received == notice)
        let strings = LocalizedBundle(
            tables: [StringTable(language: "es", templates: ["%lld files in %@": TextTemplate("%lld archivos en %@")])])
        #expect(strings.localized(for: ["es"])(received.title) == "1234 archivos en Escritorio")
    }

    @Test func writtenByHand() throws {
        let data = Data(#"{"id":1,"title":{"key":"%lld files","arguments":[3]}}"#.utf8)
        #expect(try JSONDecoder().decode(Notice.self, from: data).title == "\(3) files")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                Notice.self, from: Data(#"{"id":1,"title":{"key":"a","arguments":[{"x":1}]}}"#.utf8))
        }
    }
}
