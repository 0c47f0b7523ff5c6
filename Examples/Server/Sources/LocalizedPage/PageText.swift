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
    /// Those, and the one of the address, which may be any.
    private var zones: [String] {
        let own = wishes.timeZone?.identifier
        return Self.zones + (own.map { Self.zones.contains($0) ? [] : [$0] } ?? [])
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.tag.escaped)" dir="\(language.isRightToLeft ? "rtl" : "ltr")">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(strings("Market day").escaped)</title>
        <style>
        :root { color-scheme: light dark }
        body { font: 1.1rem/1.6 system-ui, sans-serif; max-inline-size: 38rem; margin: 2rem auto; padding-inline: 1rem }
        form { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .6rem 1rem; align-items: center }
        select, input, button { font: inherit; box-sizing: border-box; min-block-size: 2.75rem; padding: .3rem .5rem }
        select, input { inline-size: 100% }
        button { grid-column: 2; justify-self: start; padding-inline: 1.2rem }
        :focus-visible { outline: 3px solid #2060c0; outline-offset: 2px }
        .error { color: light-dark(#a00000, #ff9090) }
        @media (max-width: 26rem) {
            form { grid-template-columns: minmax(0, 1fr); gap: .2rem }
            button { grid-column: 1; margin-block-start: .8rem }
        }
        </style></head>
        <body>
        <h1>\(strings("Market day").escaped)</h1>
        <p>\(strings("Today is \(today).").escaped)<br>\(strings("Time: \(time)").escaped)</p>
        <p>\(strings("This page was read \(visits) times.").escaped)</p>
        \(answer)
        <form method="get" action="/">
        \(select("lang", strings("Language"), menu.map { ($0.tag, Self.ownName($0)) }, chosen: language.tag,
            inOwnLanguage: true))
        \(select("calendar", strings("Calendar"), [("", strings("The usual one"))]
            + Self.calendars.map { ($0.rawValue, name(of: $0)) }, chosen: wishes.calendar?.rawValue ?? ""))
        \(select("digits", strings("Digits"), [("", strings("The usual ones"))]
            + Self.digits.map { ($0.name, name(of: $0)) }, chosen: wishes.numbering?.name ?? ""))
        \(select("zone", strings("Time zone"), zones.map { ($0, zoneName($0)) },
            chosen: wishes.timeZone?.identifier ?? "UTC"))
        <label for="amount">\(strings("Amount").escaped)</label>
        <input id="amount" name="amount" inputmode="decimal" autocomplete="off" \(fault == nil ? "" : Self.invalid) \
        value="\((wishes.amount ?? "").escaped)" placeholder="\(sampleAmount.escaped)">
        <button>\(strings("Show").escaped)</button>
        </form>
        </body></html>

        """
    }

    /// Tells who does not see it that the field is at fault, and puts the cursor there.
    private static let invalid = #"aria-invalid="true" aria-describedby="answer" autofocus"#

    // MARK: What the reader reads

    private var today: String { now.formatted(.date(.full, in: "en").reader(reader)) }
    private var time: String { now.formatted(DateStyle(date: .none, time: .full, locale: "en").reader(reader)) }

    /// The reader's own number, read as people write it in their language.
    private var amount: Decimal? {
        wishes.amount.flatMap { try? NumberStyle<Decimal>(locale: "en").reader(reader).parse($0, mode: .lenient) }
            // NaN and infinity are numbers too, and no prices.
            .flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// What is wrong with it. A text from outside may run in the other direction: the bundle isolates it where it does.
    private var fault: String? {
        guard let text = wishes.amount, amount == nil else { return nil }
        return strings("‘\(text)’ is no amount. Write it as \(sampleAmount).")
    }

    /// A price made of it.
    private var answer: String {
        if let fault { return "<p id=\"answer\" class=\"error\" role=\"alert\">\(fault.escaped)</p>" }
        guard let amount else { return "" }
        let price = amount.formatted(.currency("EUR", in: "en").reader(reader))
        return "<p id=\"answer\">\(strings("That is \(price).").escaped)</p>"
    }

    private var sampleAmount: String { 1_234.5.formatted(.number(in: "en").reader(reader)) }

    // MARK: What the reader may choose

    /// A calendar with today's date in it, in the language of the page.
    private func name(of calendar: CalendarID) -> String {
        var other = reader
        other.calendar = calendar
        let date = now.formatted(.date(.long, in: "en").reader(other))
        return "\(calendar.displayName(in: language, capitalization: .listItem)) – \u{2068}\(date)\u{2069}"
    }

    /// Digits by their name, with all ten.
    private func name(of digits: NumberingSystem) -> String {
        var other = reader
        other.numbering = digits
        let sample = 1_234_567_890.formatted(.number(in: "en").grouping(.never).reader(other))
        let name = DisplayNames(locale: language, capitalization: .listItem).value(digits.name, of: "nu") ?? digits.name
        return "\(name) – \u{2068}\(sample)\u{2069}"
    }

    private func zoneName(_ id: String) -> String {
        guard let zone = try? TimeZoneID(id) else { return id }
        return now.formatted(DateStyle(pattern: "VVVV", locale: "en").reader(reader).timeZone(zone))
    }

    /// What a language is called by those who read it.
    private static func ownName(_ language: LocaleID) -> String {
        DisplayNames(locale: language, capitalization: .listItem).language(language.tag) ?? language.tag
    }

    private func select(
        _ name: String, _ label: String, _ options: [(String, String)], chosen: String, inOwnLanguage: Bool = false
    ) -> String {
        let rows = options.map { value, text in
            let language = inOwnLanguage ? " lang=\"\(value.escaped)\"" : ""
            return
                "<option value=\"\(value.escaped)\"\(language)\(value == chosen ? " selected" : "")>\(text.escaped)</option>"
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
