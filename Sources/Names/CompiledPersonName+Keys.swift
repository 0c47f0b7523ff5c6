internal import LocaleFormatCore
package import LocaleFormatValuePrograms

/// What is baked of a style: its programs in all locales.
extension CompiledPersonName {
    /// Nil for the axes of UTS #35.
    package var foundationStyle: FoundationProgram.Style? {
        if case .style(let style) = style.presentation { style.program } else { nil }
    }

    /// The keys of its programs, of which none says a locale.
    package var keys: [NameProgram.Key] {
        let capitals = style.capitalizesSurname
        func key(_ usage: NameUsage, _ form: FoundationForm) -> NameProgram.Key {
            FoundationProgram.key(usage, form, locale: .root, order: style.order, capitalizesSurname: capitals)
        }
        switch style.presentation {
        case .axes(let length, let usage, let formality):
            let axes = NameAxes(length: length, usage: usage, formality: formality, order: style.order)
            return [.init(axes: axes, locale: .root, capitalizesSurname: capitals)]
        case .style(let style):
            let whole = [key(.referring, .full), key(.referring, .plain)]
            return style == .abbreviated ? whole + [key(.monogram, .monogram)] : whole
        }
    }
}

extension NameProgram.Key {
    /// All that it says but for the locale.
    package var name: String { "\(axes.word) \(capitalizesSurname) \(form.map { "\($0)" } ?? "")" }
}
