import LocaleFormat

/// What shows text from outside, and names of languages, scripts and regions.
enum DisplayEntry {
    /// Line 1: a locale. 2: an identifier of any kind. Then the text.
    static func run(_ fields: inout Fields) {
        let locale = fields.locale()
        let id = fields.line()
        for width in DisplayNames.Width.allCases {
            let names = DisplayNames(locale: locale, width: width)
            let found = [
                names.language(id), names.script(id), names.region(id), names.variant(id), names.keyword(id),
                names.value(id, of: "nu"), names.value("phonebk", of: id),
            ]
            require(found.allSatisfy { $0?.isEmpty != true }, "\(id.debugDescription) has an empty name")
        }
        if let posix = LocaleID(posix: id) {
            require((try? LocaleID(posix.tag)) == posix, "\(posix.tag), of \(id), does not read back")
        }
        let text = fields.long()
        let line = VisibleText.line(text)
        require(
            line.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: false
                case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
                default: true
                }
            }, "a control character is shown")
        require(VisibleText.line(line).utf8.elementsEqual(line.utf8), "what is shown is changed again")
        let block = VisibleText.block(text)
        require(VisibleText.block(block).utf8.elementsEqual(block.utf8), "what is shown is changed again")
        require(
            block.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
            }, "a control character is shown")
    }
}
