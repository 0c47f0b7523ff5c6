internal import LocaleFormatCore
internal import LocaleFormatNumbers
public import LocalizedStrings
internal import LocalizedStringsXLIFF

extension StringCatalog {
    /// Takes the resources of a file: names are keys, plurals are variations, arrays are sets of strings, comments are comments.
    /// Java's specifiers become Apple's: `%1$s` is `%1$@`, `%d` is `%lld`.
    ///
    /// ```swift
    /// var catalog = StringCatalog(sourceLanguage: "en")
    /// var losses = catalog.merge(try AndroidStrings(reading: bytes), language: "en")
    /// losses += catalog.merge(try AndroidStrings(reading: german), language: "de")
    /// ```
    ///
    /// - Returns: what the catalog cannot hold: tags within texts, other attributes and resources.
    public mutating func merge(_ file: AndroidStrings, language: String) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        var messages: [TableMessage] = []
        for resource in file.resources {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: resource.name, language: language, line: resource.position?.line))
            }
            for attribute in resource.attributes where !["name", "translatable", "formatted"].contains(attribute.name) {
                lose(.aside("attribute", "\(attribute.name)=\"\(attribute.value)\""))
            }
            for attribute in resource.source?.itemAttributes ?? [] {
                lose(.aside("attribute of an item", "\(attribute.name)=\"\(attribute.value)\""))
            }
            func text(_ text: AndroidText) -> String {
                for tag in text.tags { lose(.notHeld("tag", "<\(tag)>")) }
                if text.isReference { lose(.notHeld("reference to a resource", text.text)) }
                return text.text
            }
            var message = TableMessage(key: resource.name)
            switch resource.value {
            case .string(let string): message.wording = .text(text(string))
            case .array(let texts): message.wording = .list(texts.map(text))
            case .plurals(let items):
                message.wording = .plural(
                    Dictionary(items.map { ($0.quantity, text($0.text)) }) { first, second in
                        if first != second { lose(.notHeld("second item of a quantity", second)) }
                        return first
                    })
            case .other(let xml):
                lose(.leftOut("'\(VisibleScalars.text(xml))' is no string"))
                continue
            }
            if resource.isFormatted {
                message.wording = message.wording?.converted(from: .java, to: .apple, lose)
            } else {
                lose(.aside("attribute", "formatted=\"false\""))
                // A percent sign that is none for Java may be one in a catalog: "50% of %s".
                message.wording = message.wording?.map {
                    PrintfText.hasSpecifiers($0, .java) ? PrintfText.doubled($0, .java) : $0
                }
            }
            message.comment = resource.comment
            message.isTranslatable = resource.isTranslatable
            message.line = resource.position?.line
            messages.append(message)
        }
        take(messages, language: language, &losses)
        return losses
    }

    /// The `strings.xml` of a language: what it has a text for. Keys that are no names of resources are given one, and Apple's
    /// specifiers become Java's, numbered where there are several. Quantities are those of the language's plural rules: others, such as
    /// `zero` in English, Android never asks for (Android developers' guide, "Quantity strings (plurals)"; its lint's `UnusedQuantity`).
    ///
    /// ```swift
    /// let made = catalog.androidStrings(for: "de")
    /// let folder = AndroidStrings.folder(for: "de")                      // "values-de"
    /// let bytes = try made.value.bytes()
    /// ```
    public func androidStrings(for language: String) -> Conversion<AndroidStrings> {
        var losses: [ConversionLoss] = []
        let messages = messages(in: language, &losses)
        var names = ResourceNames(keys) { ResourceNames.isName($0, dots: true) }
        let quantities = (try? LocaleID(language)).flatMap { try? PluralRules(locale: $0) }?.categories
        var file = AndroidStrings()
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            var name = message.key
            // Also where there is no text, so that a key has one name in all languages.
            if !ResourceNames.isName(name, dots: true) { name = names.make(for: name) }
            guard let wording = message.wording?.converted(from: .apple, to: .java, lose) else { continue }
            message.loseStates(language: language, &losses)
            guard message.isTranslatable || language == sourceLanguage else {
                lose(.leftOut("not to be translated"))
                continue
            }
            let value: AndroidResource.Value
            switch wording {
            case .text(let text): value = .string(AndroidText(text))
            case .list(let texts): value = .array(texts.map { AndroidText($0) })
            case .plural(let forms):
                var items: [AndroidResource.Item] = []
                for (category, text) in forms.sorted(by: { $0.key < $1.key }) {
                    if quantities?.contains(category) ?? true {
                        items.append(.init(quantity: category, text: AndroidText(text)))
                    } else {
                        lose(.notHeld("quantity '\(category.rawValue)', which the language has not,", text))
                    }
                }
                guard !items.isEmpty else { continue }
                value = .plurals(items)
            }
            if name != message.key { lose(.renamed(name)) }
            if let comment = message.comment, comment.ofXML != comment {
                lose(.changed("comment", from: comment, to: comment.ofXML))
            }
            var resource = AndroidResource(name: name, value, comment: message.comment)
            if !message.isTranslatable { resource.isTranslatable = false }
            file.resources.append(resource)
        }
        return Conversion(file, losses: losses)
    }
}

extension AndroidStrings {
    /// The folder under `res` for a language: `values-de`, `values-pt-rBR`, `values-b+sr+Latn` (Android developers' guide, "App
    /// resources overview", table 2).
    public static func folder(for language: String) -> String {
        let subtags = language.split(separator: "-").map(String.init)
        guard let first = subtags.first else { return "values" }
        if subtags.count == 1, first.utf8.count <= 3 { return "values-\(first)" }
        if subtags.count == 2, subtags[1].utf8.count == 2, first.utf8.count <= 3 {
            return "values-\(first)-r\(subtags[1].uppercased())"
        }
        return "values-b+" + subtags.joined(separator: "+")
    }

    /// The language of such a folder; nil for one without language, such as `values` and `values-night`.
    public static func language(ofFolder name: String) -> String? {
        let parts = name.split(separator: "-").map(String.init)
        guard parts.first == "values", parts.count > 1 else { return nil }
        if parts[1].hasPrefix("b+") { return String(parts[1].dropFirst(2)).replacing("+", with: "-") }
        // Java's old codes.
        let old = ["in": "id", "iw": "he", "ji": "yi"]
        let language = parts[1].lowercased()
        guard (2...3).contains(language.utf8.count), language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
            // `values-car` is for cars.
            language != "car"
        else { return nil }
        let tag = old[language] ?? language
        guard parts.count > 2, parts[2].utf8.count == 3, parts[2].hasPrefix("r") else { return tag }
        return "\(tag)-\(parts[2].dropFirst().uppercased())"
    }
}
