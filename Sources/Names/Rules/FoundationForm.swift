// Foundation's four styles, `PersonNameComponents.FormatStyle.Style`, by Apple's documentation of them.
/// How Foundation's styles use CLDR's patterns.
///
/// | style | made of |
/// |---|---|
/// | long | every part: title, the names in the order of the locale's long formal pattern, suffix; no commas |
/// | medium | given name and surname, the same way |
/// | abbreviated | initials of given name and surname by the locale's long formal monogram; East Asian: of the surname |
/// | short | the nickname; else the given name; East Asian: the whole name |
enum FoundationForm: Hashable, Sendable {
    /// All parts in full: initials are undone, titles lead, suffixes follow, and parts that the pattern lacks are added.
    case full
    /// Given name and surname in full.
    case plain
    /// Monograms of given name and surname as CLDR has them.
    case monogram

    /// The pattern's alternatives in this form: one for each set of parts that may have to be added, so that the choice
    /// of a pattern finds the one that has what the name has and no more.
    func adapted(_ pattern: NamePattern, language: LanguageKey) -> [NamePattern] {
        switch self {
        case .monogram: return [pattern.removing([.given2, .surname2]).withoutNicknames]
        case .plain:
            return [pattern.spelledOut.removing([.title, .given2, .surname2, .suffix, .generation, .credentials])]
        case .full:
            let plain = pattern.spelledOut.removing([.title, .suffix, .generation, .credentials])
            let isEastAsian = [.chinese, .cantonese, .japanese, .korean].contains(language)
            let missing = [NameField.given2, .surname2].filter { !plain.contains($0) }
            return (0..<(1 << missing.count)).map { subset in
                missing.indices.filter { subset & 1 << $0 != 0 }.reduce(plain) { pattern, index in
                    pattern.adding(missing[index], isEastAsian: isEastAsian)
                }.adding(.title, isEastAsian: isEastAsian).adding(.suffix, isEastAsian: isEastAsian)
            }
        }
    }
}

extension NamePattern {
    /// No initials and no commas: "Clark, Esq." is CLDR's, and Foundation documents "Clark Esq."
    fileprivate var spelledOut: NamePattern {
        NamePattern(
            elements: elements.map { element in
                switch element {
                case .field(let field, _): return .field(field, [])
                case .literal(let literal):
                    let text = literal.text.filter { !",،၊、".contains($0) }
                    return .literal(Literal(text.isEmpty && !literal.text.isEmpty ? " " : text))
                case .unknown: return .unknown
                }
            })
    }

    /// Nicknames are for ``PersonNameStyle/Style/short`` only.
    fileprivate var withoutNicknames: NamePattern {
        NamePattern(
            elements: elements.map { element in
                guard case .field(let field, let modifiers) = element else { return element }
                return .field(field, modifiers.subtracting(.informal))
            })
    }

    /// Without these fields, and without the text that only served them: what follows a field between two texts, and all
    /// at the ends.
    fileprivate func removing(_ fields: [NameField]) -> NamePattern {
        var elements = self.elements
        func isLiteral(_ index: Int) -> Bool {
            if elements.indices.contains(index), case .literal = elements[index] { true } else { false }
        }
        while let index = elements.firstIndex(where: {
            if case .field(let field, _) = $0 { fields.contains(field) } else { false }
        }) {
            let isFirst = !elements[..<index].contains { if case .field = $0 { true } else { false } }
            let isLast = !elements[(index + 1)...].contains { if case .field = $0 { true } else { false } }
            if isLiteral(index + 1), isLiteral(index - 1) || isFirst { elements.remove(at: index + 1) }
            elements.remove(at: index)
            if isLast, isLiteral(index - 1) { elements.remove(at: index - 1) }
        }
        return NamePattern(elements: elements)
    }

    /// A part that the pattern lacks, where it belongs: middle names after the given name, second surnames after the
    /// first, titles before the name, suffixes behind it. Apple documents 物理学博士杨振宁先生 and "Dr. Thomas Louis Clark
    /// Esq."
    fileprivate func adding(_ field: NameField, isEastAsian: Bool) -> NamePattern {
        var elements = self.elements
        let hasSpaces = elements.contains { if case .literal(let literal) = $0 { literal.hasSpace } else { false } }
        let space: [Element] = hasSpaces || !isEastAsian ? [.literal(Literal(" "))] : []
        func end(of other: NameField) -> Int {
            let last = elements.lastIndex { if case .field(other, _) = $0 { true } else { false } }
            return last.map { $0 + 1 } ?? elements.endIndex
        }
        switch field {
        case .given2: elements.insert(contentsOf: space + [.field(field, [])], at: end(of: .given))
        case .surname2: elements.insert(contentsOf: space + [.field(field, [])], at: end(of: .surname))
        case .title: elements.insert(contentsOf: [.field(field, [])] + space, at: 0)
        default: elements += space + [.field(field, [])]
        }
        return NamePattern(elements: elements)
    }
}
