import LocaleFormat
import LocaleFormatJSON

extension JSONObjectWriter {
    /// The parts of a formatted text, whose texts together are the text: `[{"field":"integer","text":"12"}, …]`.
    /// Links and images have their address: `{"field":"link","text":"help","address":"https://example.com"}`.
    public mutating func member<Field: RawRepresentable<String>>(
        _ key: String, parts text: FormattedText<Field>, address: (Field) -> String? = { _ in nil }
    ) {
        let parts = FlatPart.parts(of: text, address: address)
        member(
            key,
            objects: parts.map { part in
                [("field", part.field), ("text", part.text)] + (part.address.map { [("address", $0)] } ?? [])
            })
    }
}
