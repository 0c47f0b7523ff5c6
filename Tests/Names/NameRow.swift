import Foundation
import LocaleFormatCore
import LocaleFormatNames
import TestSupport

/// Golden rows of names: the style's words, and the input as one JSON object with CLDR's field names.
enum NameRow {
    struct UnknownStyle: Error {
        let text: String
    }

    /// `style:short,no-nicknames` or `order-length-usage-formality`.
    static func style(_ text: String, locale: String) throws -> PersonNameStyle {
        let locale = try LocaleID(locale)
        if text.hasPrefix("style:") {
            let words = text.dropFirst(6).split(separator: ",")
            guard let style = words.first.flatMap({ PersonNameStyle.Style(rawValue: String($0)) }) else {
                throw UnknownStyle(text: text)
            }
            return PersonNameStyle(style, locale: locale).nicknames(!words.contains("no-nicknames"))
        }
        let words = text.split(separator: "-").map(String.init)
        guard words.count == 4, let order = NameOrder(rawValue: words[0]), let length = NameLength(rawValue: words[1]),
            let usage = NameUsage(rawValue: words[2]), let formality = NameFormality(rawValue: words[3])
        else { throw UnknownStyle(text: text) }
        return PersonNameStyle(length: length, usage: usage, formality: formality, order: order, locale: locale)
    }

    static func name(_ json: String) throws -> PersonName {
        try JSONDecoder().decode(PersonName.self, from: Data(json.utf8))
    }

    static func output(of row: GoldenTable.Row) throws -> String {
        try style(row.style, locale: row.locale).format(name(row.input))
    }
}
