internal import LocaleFormatCore
internal import LocaleFormatLists
internal import LocaleFormatNames

/// What a name style says beyond the usual.
struct NameStyleForm: Codable {
    private static let keys: [FormKey] = [
        "style", "length", "usage", "formality", "order", "prefersNicknames", "capitalizesSurname", "locale",
    ]

    let value: PersonNameStyle

    init(value: PersonNameStyle) { self.value = value }

    init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, Self.keys)
        let locale = try form.read("locale", or: LocaleID.root)
        var style =
            try form.one(of: ["style", "length"]) == "length"
            ? PersonNameStyle(
                length: try form.read("length"), usage: try form.read("usage", or: .referring),
                formality: try form.read("formality", or: .localeDefault), locale: locale)
            : PersonNameStyle(try form.read("style", or: .medium), locale: locale)
        style.order = try form.read("order", or: .natural)
        style.prefersNicknames = try form.read("prefersNicknames", or: true)
        style.capitalizesSurname = try form.read("capitalizesSurname", or: false)
        value = style
    }

    func encode(to encoder: any Encoder) throws {
        var form = FormWriter(encoder)
        switch value.presentation {
        case .style(let style): try form.write(style, "style", unless: .medium)
        case .axes(let length, let usage, let formality):
            try form.write(length, "length")
            try form.write(usage, "usage", unless: .referring)
            try form.write(formality, "formality", unless: .localeDefault)
        }
        try form.write(value.order, "order", unless: .natural)
        try form.write(value.prefersNicknames, "prefersNicknames", unless: true)
        try form.write(value.capitalizesSurname, "capitalizesSurname", unless: false)
        try form.write(value.locale, "locale", unless: .root)
    }
}

/// What a list style says beyond the usual.
struct ListStyleForm: Codable {
    let value: ListStyle

    init(value: ListStyle) { self.value = value }

    init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, ["type", "width", "locale"])
        value = ListStyle(
            try form.read("type", or: .and), width: try form.read("width", or: .wide),
            locale: try form.read("locale", or: .root))
    }

    func encode(to encoder: any Encoder) throws {
        var form = FormWriter(encoder)
        try form.write(value.type, "type", unless: .and)
        try form.write(value.width, "width", unless: .wide)
        try form.write(value.locale, "locale", unless: .root)
    }
}
