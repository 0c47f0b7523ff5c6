import LocaleFormat
import LocaleFormatJSON

extension JSONObjectWriter {
    /// The parts of a formatted text, whose texts together are the text: `[{"field":"integer","text":"12"}, …]`.
    mutating func member<Field: RawRepresentable<String>>(_ key: String, parts text: FormattedText<Field>) {
        member(key, objects: FlatPart.parts(of: text).map { [("field", $0.field), ("text", $0.text)] })
    }
}
