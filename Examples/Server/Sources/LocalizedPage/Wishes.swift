import LocaleFormat

/// What the form of the page sends beside the language, of which the middleware knows.
struct Wishes: Sendable {
    var calendar: CalendarID?
    var numbering: NumberingSystem?
    var timeZone: TimeZoneID?
    var amount: String?

    /// - Parameter query: the value of a parameter of the address; nil where there is none. What cannot be read is not wished.
    init(query: (String) -> String?) {
        func value(_ name: String) -> String? {
            guard let text = query(name), !text.isEmpty, text.utf8.count <= 100 else { return nil }
            return text
        }
        calendar = value("calendar").flatMap { CalendarID(identifier: $0) }
        numbering = value("digits").flatMap { try? NumberingSystem($0) }
        timeZone = value("zone").flatMap { try? TimeZoneID($0) }
        amount = value("amount")
    }
}
