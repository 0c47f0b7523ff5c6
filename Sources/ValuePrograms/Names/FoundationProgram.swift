/// The programs behind one of Foundation's styles.
package struct FoundationProgram: Sendable {
    package enum Style: UInt8, Sendable {
        case long = 1
        case medium, short, abbreviated
    }

    /// A program, and what it asks of other locales.
    package struct Part: Sendable {
        package let program: NameProgram
        package let known: any NameKnowledge

        package init(_ program: NameProgram, _ known: any NameKnowledge) {
            (self.program, self.known) = (program, known)
        }
    }

    package let style: Style
    package let prefersNicknames: Bool
    let full: Part
    let plain: Part
    let monogram: Part?

    /// - Parameter monogram: where the style is ``Style/abbreviated``.
    package init(_ style: Style, prefersNicknames: Bool, full: Part, plain: Part, monogram: Part?) {
        (self.style, self.prefersNicknames) = (style, prefersNicknames)
        (self.full, self.plain, self.monogram) = (full, plain, monogram)
    }

    package func format(_ name: NameParts, into writer: inout NameWriter) {
        switch style {
        case .long: full.program.formatByScript(name, full.known, into: &writer)
        case .medium: formatMedium(name, into: &writer)
        case .short: formatShort(name, into: &writer)
        case .abbreviated: formatAbbreviated(name, into: &writer)
        }
        // Whatever a style asks for, a name that has any part is not lost.
        if writer.text.isEmpty, style != .long { full.program.formatByScript(name, full.known, into: &writer) }
        // The rules leave out spaces around names (CLDR 43), also where there is nothing else.
        if writer.text.isEmpty, let field = NameField.allCases.first(where: { name[$0]?.isEmpty == false }) {
            writer.append(name[field] ?? "", as: field)
        }
    }

    private func formatMedium(_ name: NameParts, into writer: inout NameWriter) {
        plain.program.formatByScript(name, plain.known, into: &writer)
    }

    /// Foundation: the least that tells people apart among friends.
    private func formatShort(_ name: NameParts, into writer: inout NameWriter) {
        if prefersNicknames, let nickname = name[.given, .informal] {
            writer.append(nickname, as: .given)
        } else if let given = name.given, NameScript.of(name, full.known).map(NameScript.isEastAsian) != true {
            writer.append(given, as: .given)
        } else {
            formatMedium(name, into: &writer)
        }
    }

    /// Chinese, Japanese and Korean names are abbreviated to their surname's first character: 汪, 山, 김.
    private func formatAbbreviated(_ name: NameParts, into writer: inout NameWriter) {
        if NameScript.of(name, full.known).map(NameScript.isEastAsian) == true {
            if let surname = name.plainSurname {
                writer.append(Grapheme.first(of: surname, full.known), as: .surname)
            } else if let given = name.given {
                writer.append(Grapheme.first(of: given, full.known), as: .given)
            }
        } else if let monogram {
            monogram.program.formatByScript(name, monogram.known, into: &writer)
        }
        guard writer.text.isEmpty else { return }
        for field in [NameField.surname, .given, .given2, .surname2] {
            guard let value = name.plain(field) else { continue }
            writer.append(Grapheme.first(of: value, full.known), as: field)
            return
        }
    }
}
