internal import LocaleFormatCore

extension FoundationProgram {
    init(
        _ style: PersonNameStyle.Style, locale: LocaleID, order: NameOrder, prefersNicknames: Bool,
        capitalizesSurname: Bool
    ) throws(PersonNameError) {
        func program(_ usage: NameUsage, _ form: FoundationForm) throws(PersonNameError) -> NameProgram {
            let axes = NameAxes(length: .long, usage: usage, formality: .formal, order: order)
            return try NameProgram(
                .init(axes: axes, locale: locale, capitalizesSurname: capitalizesSurname, form: form))
        }
        self.init(
            style: style, prefersNicknames: prefersNicknames, full: try program(.referring, .full),
            plain: try program(.referring, .plain),
            monogram: style == .abbreviated ? try program(.monogram, .monogram) : nil)
    }
}
