/// The programs behind one of Foundation's styles.
struct FoundationProgram: Sendable {
    let style: PersonNameStyle.Style
    let prefersNicknames: Bool
    let full: NameProgram
    let plain: NameProgram
    let monogram: NameProgram?

    func format(_ name: PersonName, into writer: inout NameWriter) {
        switch style {
        case .long: full.formatByScript(name, into: &writer)
        case .medium: formatMedium(name, into: &writer)
        case .short: formatShort(name, into: &writer)
        case .abbreviated: formatAbbreviated(name, into: &writer)
        }
        // Whatever a style asks for, a name that has any part is not lost.
        if writer.text.isEmpty, style != .long { full.formatByScript(name, into: &writer) }
        // The rules leave out spaces around names (CLDR 43), also where there is nothing else.
        if writer.text.isEmpty, let field = NameField.allCases.first(where: { name[$0]?.isEmpty == false }) {
            writer.append(name[field] ?? "", as: field)
        }
    }

    private func formatMedium(_ name: PersonName, into writer: inout NameWriter) {
        plain.formatByScript(name, into: &writer)
    }

    /// Foundation: the least that tells people apart among friends.
    private func formatShort(_ name: PersonName, into writer: inout NameWriter) {
        if prefersNicknames, let nickname = name.nickname {
            writer.append(nickname, as: .given)
        } else if let given = name.given, NameScript.of(name).map(NameScript.isEastAsian) != true {
            writer.append(given, as: .given)
        } else {
            formatMedium(name, into: &writer)
        }
    }

    /// Chinese, Japanese and Korean names are abbreviated to their surname's first character: 汪, 山, 김.
    private func formatAbbreviated(_ name: PersonName, into writer: inout NameWriter) {
        if NameScript.of(name).map(NameScript.isEastAsian) == true {
            if let surname = name.plainSurname {
                writer.append(Grapheme.first(of: surname), as: .surname)
            } else if let given = name.given {
                writer.append(Grapheme.first(of: given), as: .given)
            }
        } else {
            monogram?.formatByScript(name, into: &writer)
        }
        guard writer.text.isEmpty else { return }
        for field in [NameField.surname, .given, .given2, .surname2] {
            guard let value = name.plain(field) else { continue }
            writer.append(Grapheme.first(of: value), as: field)
            return
        }
    }
}
