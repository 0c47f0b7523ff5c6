import Foundation
import LocaleFormat
import LocalizedStrings

/// The page for one reader.
struct PageText {
    let strings: Localizer
    let reader: Reader
    let language: LocaleID
    let wishes: Wishes
    /// The languages of the site, the reader's own first.
    let menu: [LocaleID]
    let visits: Int
    let now: Date

    private static let calendars: [CalendarID] = [
        .gregorian, .hebrew, .islamicUmmAlQura, .japanese, .persian, .vikram, .chinese, .buddhist,
    ]
    private static let digits: [NumberingSystem] = [.latin, .arabic, .devanagari, .persian, .thai, .hanDecimal]
    private static let zones = [
        "UTC", "Europe/Berlin", "Asia/Kolkata", "Asia/Riyadh", "Asia/Tokyo", "America/New_York",
    ]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.tag.escaped)" dir="\(language.isRightToLeft ? "rtl" : "ltr")">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(strings("Market day").escaped)</title>
        <style>
        body { font: 1.1rem/1.6 system-ui, sans-serif; max-inline-size: 38rem; margin: 2rem auto; padding-inline: 1rem }
        form { display: grid; grid-template-columns: max-content 1fr; gap: .6rem 1rem; align-items: center }
        select, input, button { font: inherit; padding: .3rem }
        button { grid-column: 2; justify-self: start }
        .error { color: #a00000 }
        </style></head>
        <body>
        <h1>\(strings("Market day").escaped)</h1>
        <p>\(strings("Today is \(today).").escaped)<br>\(strings("Time: \(time)").escaped)</p>
        <p>\(strings("This page was read \(visits) times.").escaped)</p>
        \(answer)
        <form method="get" action="/">
        \(select("lang", strings("Language"), menu.map { ($0.tag, Self.ownName($0)) }, chosen: language.tag))
        \(select("calendar", strings("Calendar"), [("", "–")] + Self.calendars.map { ($0.rawValue, date(in: $0)) },
            chosen: wishes.calendar?.rawValue ?? ""))
        \(select("digits", strings("Digits"), [("", "–")] + Self.digits.map { ($0.name, sample($0)) },
            chosen: wishes.numbering?.name ?? ""))
        \(select("zone", strings("Time zone"), Self.zones.map { ($0, zoneName($0)) },
            chosen: wishes.timeZone?.identifier ?? "UTC"))
        <label for="amount">\(strings("Amount").escaped)</label>
        <input id="amount" name="amount" value="\((wishes.amount ?? "").escaped)" placeholder="\(sampleAmount.escaped)">
        <button>\(strings("Show").escaped)</button>
        </form>
        </body></html>

        """
    }

    // MARK: What the reader reads

    private var today: String { now.formatted(.date(.full, in: "en").reader(reader)) }
    private var time: String { now.formatted(DateStyle(date: .none, time: .full, locale: "en").reader(reader)) }

    /// The reader's own number, read as people write it in their language, and a price made of it.
    private var answer: String {
        guard let text = wishes.amount else { return "" }
        let style = NumberStyle<Decimal>(locale: "en").reader(reader)
        guard let value = try? style.parse(text, mode: .lenient) else {
            return "<p class=error>\(strings("‘\(text)’ is no amount. Write it as \(sampleAmount).").escaped)</p>"
        }
        let price = value.formatted(.currency("EUR", in: "en").reader(reader))
        return "<p>\(strings("That is \(price).").escaped)</p>"
    }

    private var sampleAmount: String { 1_234.5.formatted(.number(in: "en").reader(reader)) }

    // MARK: What the reader may choose

    private func date(in calendar: CalendarID) -> String {
        var other = reader
        other.calendar = calendar
        return now.formatted(.date(.long, in: "en").reader(other))
    }

    private func sample(_ digits: NumberingSystem) -> String {
        var other = reader
        other.numbering = digits
        return 1_234_567_890.formatted(.number(in: "en").grouping(.never).reader(other))
    }

    private func zoneName(_ id: String) -> String {
        guard let zone = try? TimeZoneID(id) else { return id }
        return now.formatted(DateStyle(pattern: "VVVV", locale: "en").reader(reader).timeZone(zone))
    }

    /// What a language is called by those who read it.
    private static func ownName(_ language: LocaleID) -> String {
        DisplayNames(in: language).language(language.tag) ?? language.tag
    }

    private func select(_ name: String, _ label: String, _ options: [(String, String)], chosen: String) -> String {
        let rows = options.map { value, text in
            "<option value=\"\(value.escaped)\"\(value == chosen ? " selected" : "")>\(text.escaped)</option>"
        }
        return """
            <label for="\(name)">\(label.escaped)</label>
            <select id="\(name)" name="\(name)">\(rows.joined())</select>
            """
    }
}

extension String {
    /// As text or attribute of HTML.
    var escaped: String {
        var text = ""
        for character in unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
