internal import LocaleFormatMessageFormat1

/// Apostrophes in ARB's messages: ICU's quote, and so do Flutter's with `use-escaping`; without it, which is its default, they are text ("Escaping
/// syntax", docs.flutter.dev/ui/internationalization).
enum ARBApostrophes {
    private static func doubled(_ text: String) -> MessageFormat1? {
        try? MessageFormat1(text.replacing("'", with: "''"))
    }

    /// The message as ICU's syntax writes what it says. Where apostrophes stand around a placeholder, `'{name}'`, its `placeholders` tell whether it
    /// is one; where they do not, that is told.
    static func icu(_ message: ARBMessage, _ lose: (ConversionLoss.Kind) -> Void) -> String {
        let text = message.message
        guard text.utf8.contains(UInt8(ascii: "'")), let plain = doubled(text) else { return text }
        guard let quoted = try? MessageFormat1(text) else { return text.replacing("'", with: "''") }
        let (own, other) = (Set(quoted.arguments.map(\.name)), Set(plain.arguments.map(\.name)))
        guard own != other else { return text }
        let declared = Set(message.placeholders.map(\.name))
        if !declared.isSubset(of: own), declared.isSubset(of: other) { return text.replacing("'", with: "''") }
        if declared.isEmpty || !declared.isSubset(of: own) {
            lose(
                .message(
                    "apostrophes quote what stands between them, as in ICU's syntax; in Flutter only with use-escaping")
            )
        }
        return text
    }

    /// A message in ICU's syntax, with apostrophes that are text in both wherever that can be; where it cannot, that is told.
    static func written(_ text: String, _ lose: (ConversionLoss.Kind) -> Void) -> String {
        guard text.utf8.contains(UInt8(ascii: "'")), let message = try? MessageFormat1(text) else { return text }
        for candidate in [text, text.replacing("''", with: "'")] where doubled(candidate)?.parts == message.parts {
            if (try? MessageFormat1(candidate))?.parts == message.parts { return candidate }
        }
        lose(
            .message(
                "apostrophes quote what stands between them, as in ICU's syntax; in Flutter only with use-escaping"))
        return text
    }
}
