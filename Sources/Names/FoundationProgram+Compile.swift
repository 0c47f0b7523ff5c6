internal import LocaleFormatCore
internal import LocaleFormatValuePrograms

extension FoundationProgram {
    init(
        _ style: Style, locale: LocaleID, order: NameOrder, prefersNicknames: Bool,
        capitalizesSurname: Bool
    ) throws(PersonNameError) {
        func program(_ usage: NameUsage, _ form: FoundationForm) throws(PersonNameError) -> Part {
            let key = Self.key(usage, form, locale: locale, order: order, capitalizesSurname: capitalizesSurname)
            return Part(try NameProgram(key), ICUNameKnowledge(key))
        }
        self.init(
            style, prefersNicknames: prefersNicknames, full: try program(.referring, .full),
            plain: try program(.referring, .plain),
            monogram: style == .abbreviated ? try program(.monogram, .monogram) : nil)
    }

    /// The program behind one of Foundation's styles.
    static func key(
        _ usage: NameUsage, _ form: FoundationForm, locale: LocaleID, order: NameOrder, capitalizesSurname: Bool
    ) -> NameProgram.Key {
        let axes = NameAxes(length: .long, usage: usage, formality: .formal, order: order)
        return NameProgram.Key(axes: axes, locale: locale, capitalizesSurname: capitalizesSurname, form: form)
    }
}
