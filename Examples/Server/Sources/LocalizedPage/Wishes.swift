import LocaleFormat

/// What a request says of its reader: the browser's header, and what the form of the page sends.
public struct Wishes: Sendable {
    let acceptLanguage: AcceptLanguage
    /// The languages of the form's choice before those of the browser.
    let languages: [LocaleID]
    var calendar: CalendarID?
    var numbering: NumberingSystem?
    var timeZone: TimeZoneID?
    var amount: String?

    /// - Parameters:
    ///   - acceptLanguage: the header field.
    ///   - query: the value of a parameter of the address; nil where there is none. What cannot be read is not wished.
    public init(acceptLanguage: String, query: (String) -> String?) {
        func value(_ name: String) -> String? {
            guard let text = query(name), !text.isEmpty, text.utf8.count <= 100 else { return nil }
            return text
        }
        self.acceptLanguage = AcceptLanguage(acceptLanguage)
        let chosen = value("lang").flatMap { try? LocaleID($0) }
        languages = (chosen.map { [$0] } ?? []) + self.acceptLanguage.languages
        calendar = value("calendar").flatMap { CalendarID(identifier: $0) }
        numbering = value("digits").flatMap { try? NumberingSystem($0) }
        timeZone = value("zone").flatMap { try? TimeZoneID($0) }
        amount = value("amount")
    }
}
