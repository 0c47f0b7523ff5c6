internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Finds the headings of an ``AlphabeticIndex`` (UTS #35 part 5, "Collation Indexes").
struct IndexHeadings {
    /// At the primary level.
    private let collation: CompiledCollation
    private let contractions: [String]

    init(_ collation: CompiledCollation) {
        self.collation = collation
        contractions = (try? collation.collator.contractions()) ?? []
    }

    /// In order.
    func starts(addsLatin: Bool) -> [AlphabeticIndex.Start] {
        let scripts = scriptStarts
        var starts: [AlphabeticIndex.Start] = []
        for start in collation.sorted(chinese + letters(addsLatin: addsLatin), by: \.text) {
            // Punctuation and the like have no headings.
            if let first = scripts.first, collation.compare(start.text, first) == .before { continue }
            if let last = starts.last, collation.areSame(last.text, start.text) {
                if Self.isBetter(start.heading, than: last.heading) { starts[starts.count - 1] = start }
            } else {
                starts.append(start)
            }
        }
        return closing(starts, at: scripts)
    }

    /// With the beginnings of scripts that have no heading, behind those that have.
    private func closing(_ starts: [AlphabeticIndex.Start], at scripts: [String]) -> [AlphabeticIndex.Start] {
        var closed: [AlphabeticIndex.Start] = []
        for (index, start) in starts.enumerated() {
            closed.append(start)
            guard let script = scripts.first(where: { collation.compare(start.text, $0) == .before }) else { continue }
            if index + 1 < starts.count, collation.compare(starts[index + 1].text, script) != .after { continue }
            closed.append(AlphabeticIndex.Start(text: script, heading: AlphabeticIndex.other))
        }
        return closed
    }

    /// CLDR's index characters of the locale, or its capitals.
    private func letters(addsLatin: Bool) -> [AlphabeticIndex.Start] {
        let information = LocaleInformation(of: collation.style.locale)
        var letters =
            information.exemplarCharacters(.index).flatMap { try? UnicodeSetData.elements(of: $0) }
            ?? information.exemplarCharacters().flatMap { try? UnicodeSetData.elements(of: $0).map { $0.uppercased() } }
            ?? []
        let isLatin = letters.contains("A")
        if letters.isEmpty || (addsLatin && !isLatin) { letters += Self.latin }
        return letters.filter(isOneLetter).map { AlphabeticIndex.Start(text: $0, heading: $0) }
    }

    /// Whether several characters sort otherwise together than apart: CH in Czech, and in English not. U+034F keeps them apart
    /// (UTS #10, section 9.1.1).
    private func isOneLetter(_ text: String) -> Bool {
        guard text.unicodeScalars.count > 1 else { return true }
        let apart = text.unicodeScalars.map { String($0) }.joined(separator: "\u{34F}")
        return !collation.areSame(text, apart)
    }

    /// Contractions of U+FDD0 with a letter, a bopomofo sign, a radical, or a braille pattern whose number is that of strokes.
    private var chinese: [AlphabeticIndex.Start] {
        contractions.compactMap { text in
            guard text.unicodeScalars.first?.value == 0xFDD0, let mark = text.unicodeScalars.dropFirst().first else {
                return nil
            }
            let heading =
                (0x2801...0x28FF).contains(mark.value)
                ? "\(mark.value - 0x2800)劃" : String(text.unicodeScalars.dropFirst())
            return AlphabeticIndex.Start(text: text, heading: heading)
        }
    }

    /// Contractions of U+FDD1 with a letter, or with what is unassigned, sort where its script begins (CLDR's root collation,
    /// "Tailorings and special characters").
    private var scriptStarts: [String] {
        collation.sorted(
            contractions.filter { text in
                guard text.unicodeScalars.first?.value == 0xFDD1, let sample = text.unicodeScalars.dropFirst().first
                else {
                    return false
                }
                return switch sample.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .unassigned:
                    true
                default: false
                }
            })
    }

    /// Of headings that sort alike, the shorter one, or the first of the root's order: Е rather than Ё, A rather than Ā.
    private static func isBetter(_ one: String, than other: String) -> Bool {
        let lengths = (one.unicodeScalars.count, other.unicodeScalars.count)
        if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
        return (try? CollationStyle(locale: "und").compare(one, other)) == .before
    }

    private static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
}
