internal import LocaleFormatMessageFormat1

/// Formats of i18next: `number(minimumFractionDigits: 2)`, `currency(EUR)`, `datetime(dateStyle: long)` (i18next.com, "Formatting").
enum I18NextFormat {
    /// The options of a format; nil for one that a program has to know.
    static func options(_ format: String) -> IntlOptions? {
        var name = format
        var inner = ""
        if let open = format.firstIndex(of: "("), format.hasSuffix(")") {
            name = I18NextText.trimmed(format[..<open])
            inner = String(format[open...].dropFirst().dropLast())
        }
        let kind: IntlOptions.Kind
        switch name {
        case "number", "currency": kind = .number
        case "datetime": kind = .date
        default: return nil
        }
        var options = IntlOptions(kind)
        if name == "currency" { options["style"] = "currency" }
        if name == "currency", !inner.contains(":") {
            options["currency"] = I18NextText.trimmed(inner[...])
            return options
        }
        for option in inner.split(separator: ";") {
            guard let colon = option.firstIndex(of: ":") else { continue }
            let value = I18NextText.trimmed(option[colon...].dropFirst())
            let isQuoted =
                value.count > 1
                && (value.hasPrefix("'") && value.hasSuffix("'") || value.hasPrefix("\"") && value.hasSuffix("\""))
            options[I18NextText.trimmed(option[..<colon])] = isQuoted ? String(value.dropFirst().dropLast()) : value
        }
        return options
    }

    /// The format of options: `currency(EUR)`.
    static func text(_ options: IntlOptions) -> String {
        var rest = options
        var name = options.kind == .date ? "datetime" : "number"
        if rest["style"] == "currency" {
            name = "currency"
            rest["style"] = nil
            if rest.options.count == 1, let code = rest["currency"] { return "currency(\(code))" }
        }
        if rest.options.isEmpty { return name }
        return "\(name)(\(rest.options.map(\.description).joined(separator: "; ")))"
    }

    /// A name as ICU's messages have it: no space, comma, dot or brace.
    static func argument(_ name: String) -> String {
        let made = name.unicodeScalars.map { PatternSyntax.isIdentifier($0) ? String($0) : "_" }.joined()
        return made.isEmpty ? "value" : made
    }
}
