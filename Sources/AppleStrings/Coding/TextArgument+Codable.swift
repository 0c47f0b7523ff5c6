public import LocaleFormatTexts
internal import LocaleFormatDates
internal import LocaleFormatLists
internal import LocaleFormatMeasures
internal import LocaleFormatNames
internal import LocaleFormatNumbers

/// Encoded as short as its kind allows, with a style's choices where they are not the usual ones.
///
/// | argument | form |
/// |---|---|
/// | whole number | `3`; `{"integer":"18446744073709551615"}` beyond 2⁵³, which not all readers of JSON take |
/// | `Double` | `0.5`; `{"double":"3.0"}` for a whole one, and what is not finite |
/// | `NumberValue.scaled`, `ExactDecimal` | `{"scaled":"-125E-2"}`, `{"decimal":"-125E-2"}` |
/// | text | `"Escritorio"` |
/// | number in a style | `{"number":29.99,"style":{"currency":"EUR"}}` |
/// | date | `{"date":"2025-11-21T08:30:00Z","style":{"date":"long","time":"short"}}` |
/// | duration, in seconds | `{"duration":"5400.5","style":{"units":["hours","minutes"]}}` |
/// | name | `{"name":{"given":"Ada","surname":"Lovelace"},"style":{"style":"long"}}` |
/// | list | `{"list":["a",2],"style":{"type":"or"}}` |
/// | ``LocalizedText`` | `{"text":{"key":"Desktop"}}` |
///
/// ```swift
/// import FoundationEssentials
///
/// let price = Data(#"[{"number":29.99,"style":{"currency":"EUR"}}]"#.utf8)
/// let arguments = try JSONDecoder().decode([TextArgument].self, from: price)
/// try TextTemplate("kostet %@").compiled(in: "de").format(arguments)         // "kostet 29,99 €"
/// ```
///
/// A style without `locale` is in the root's, which makes no difference: the text's locale takes its place.
extension TextArgument: Codable {
    private static let kinds: [FormKey] = ["number", "date", "duration", "name", "list", "text"]
    private static let keys = kinds + ["style"] + NumberForm.kinds

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = .string(text)
            return
        }
        if let number = NumberForm(plain: decoder) {
            self = .number(number.value)
            return
        }
        let form = try FormReader(decoder, Self.keys)
        guard let kind = try form.one(of: Self.kinds + NumberForm.kinds) else {
            let names = (Self.kinds + NumberForm.kinds).map(\.stringValue).joined(separator: ", ")
            throw form.fault("an argument of no kind; expected one of the keys \(names)")
        }
        if NumberForm.kinds.contains(kind) || kind == "text", form.keys.contains("style") {
            throw form.fault("'\(kind.stringValue)' has no style", "style")
        }
        if kind == "list" || kind == "text", let fault = FormKey.depthFault(of: decoder.codingPath) {
            throw form.fault("\(fault)", kind, fault)
        }
        self = try Self.read(kind, form, decoder)
    }

    private static func read(_ kind: FormKey, _ form: FormReader, _ decoder: any Decoder) throws -> TextArgument {
        switch kind {
        case "number":
            try .styledNumber(form.read(NumberForm.self, kind).value, form.read(NumberStyleForm.self, "style").value)
        case "date": try .date(form.read(kind), form.read(DateStyleForm.self, "style").value)
        case "duration":
            try .duration(form.read(DurationForm.self, kind).value, form.read(DurationStyleForm.self, "style").value)
        case "name": try .name(form.read(kind), form.read(NameStyleForm.self, "style").value)
        case "list": try .list(form.read(kind), form.read(ListStyleForm.self, "style").value)
        case "text": try .text(form.read(kind))
        default: try .number(NumberForm(from: decoder).value)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value): return try NumberForm(value: value).encode(to: encoder)
        case .string(let text):
            var container = encoder.singleValueContainer()
            return try container.encode(text)
        case .list, .text:
            if let fault = FormKey.depthFault(of: encoder.codingPath) {
                throw EncodingError.unsayable(self, encoder, "\(fault)", fault)
            }
        case .name(let name, _):
            guard (try? PersonName(fields: name.fields, locale: name.locale)) == name else {
                throw EncodingError.unsayable(name, encoder, "a name whose surname is not what its parts make")
            }
        case .styledNumber, .date, .duration: break
        }
        try write(FormWriter(encoder))
    }

    private func write(_ writer: FormWriter) throws {
        var form = writer
        switch self {
        case .number, .string: break
        case .styledNumber(let value, let style):
            try form.write(NumberForm(value: value), "number")
            try form.write(NumberStyleForm(value: style), "style")
        case .date(let instant, let style):
            try form.write(instant, "date")
            try form.write(DateStyleForm(value: style), "style")
        case .duration(let duration, let style):
            try form.write(DurationForm(value: duration), "duration")
            try form.write(DurationStyleForm(value: style), "style")
        case .name(let name, let style):
            try form.write(name, "name")
            try form.write(NameStyleForm(value: style), "style")
        case .list(let elements, let style):
            try form.write(elements, "list")
            try form.write(ListStyleForm(value: style), "style")
        case .text(let text): try form.write(text, "text")
        }
    }
}
