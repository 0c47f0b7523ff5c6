internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatLocales

/// Finds the texts that the buckets of an ``AlphabeticIndex`` begin with (UTS #35 part 5, "Collation Indexes").
///
/// What CLDR leaves open is as ICU's `AlphabeticIndex` has it (i18n/alphaindex.cpp), so that lists are divided alike.
struct IndexLabels {
    /// Where scripts begin, in order.
    let scripts: [String]

    /// At the primary level.
    private let collation: CompiledCollation
    /// Contractions of U+FDD0.
    private let chinese: [String]

    /// Whether it is a contraction of U+FDD0, which stands for a heading of Chinese.
    static func isChinese(_ text: String) -> Bool { text.unicodeScalars.first?.value == 0xFDD0 }
    /// ICU's limit of headings.
    private static let limit = 99

    init(_ collation: CompiledCollation) {
        self.collation = collation
        let contractions = (try? collation.collator.contractions()) ?? []
        chinese = contractions.filter(Self.isChinese)
        scripts = collation.sorted(contractions.filter(Self.beginsScript)).filter { !collation.areSame($0, "") }
    }

    /// Contractions of U+FDD1 with a letter, or with what is unassigned, sort where its script begins (CLDR's root collation,
    /// "Tailorings and special characters"). Signs and the like have others.
    private static func beginsScript(_ text: String) -> Bool {
        guard text.unicodeScalars.first?.value == 0xFDD1, let sample = text.unicodeScalars.dropFirst().first else {
            return false
        }
        return switch sample.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .unassigned: true
        default: false
        }
    }

    /// In order; no two sort alike.
    func texts(addsLatin: Bool) -> [String] {
        guard let first = scripts.first, let last = scripts.last else { return [] }
        var candidates = chinese.isEmpty ? exemplars : chinese
        // The headings of pinyin are letters too, and stand beside those of Latin names.
        let isPinyin = chinese.contains { $0.unicodeScalars.last.map(Self.isLatin) ?? false }
        if isPinyin || (addsLatin && !candidates.contains("A")) { candidates += Self.latin }
        var texts: [String] = []
        for text in collation.sorted(candidates.compactMap(label)) {
            if collation.compare(text, first) == .before || collation.compare(text, last) != .before { continue }
            if let other = texts.last, collation.areSame(other, text) {
                if Self.isBetter(text, than: other) { texts[texts.count - 1] = text }
            } else {
                texts.append(text)
            }
        }
        return Self.thinned(texts)
    }

    // MARK: Candidates

    /// CLDR's index characters of the locale, or what its alphabet gives.
    private var exemplars: [String] {
        let information = LocaleInformation(of: collation.style.locale)
        func elements(_ kind: LocaleInformation.ExemplarKind) -> [String]? {
            information.exemplarCharacters(kind).flatMap { try? UnicodeSetData.elements(of: $0) }
        }
        if let index = elements(.index) { return index }
        let letters = Self.reduced(elements(.main) ?? [])
        let map = try? CaseMapHandle(locale: collation.style.locale.icuName)
        return letters.map { (try? map?.uppercased($0)) ?? $0.uppercased() }
    }

    /// All of a to z with any of them, and of syllables the first of each consonant.
    private static func reduced(_ letters: [String]) -> [String] {
        var letters = letters
        func first(_ text: String) -> UInt32 { text.unicodeScalars.first?.value ?? 0 }
        if letters.isEmpty || letters.contains(where: { $0.count == 1 && (0x61...0x7A).contains(first($0)) }) {
            letters += latin.map { $0.lowercased() }
        }
        let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
        if letters.contains(where: { hangul.contains(first($0)) }) {
            letters.removeAll { hangul.contains(first($0)) }
            letters += "가나다라마바사아자차카타파하".map(String.init)
        }
        // Ethiopic has eight syllables of a consonant, and from U+135D on signs.
        letters.removeAll { (0x1200...0x137F).contains(first($0)) && (first($0) % 8 != 0 || first($0) > 0x1358) }
        return letters
    }

    /// Nil for what is no label: several characters that sort together as apart, such as CH, which is a letter in Czech and not in
    /// English. U+034F keeps them apart (UTS #10, section 9.1.1). An asterisk in CLDR's data says that they are a label
    /// nevertheless: IE* in Maltese.
    private func label(_ text: String) -> String? {
        guard text.unicodeScalars.count > 1 else { return text }
        if text.hasSuffix("*"), !text.hasSuffix("**") { return String(text.dropLast()) }
        let apart = text.unicodeScalars.map { String($0) }.joined(separator: "\u{34F}")
        return collation.areSame(text, apart) ? nil : text
    }

    // MARK: Choice

    /// Of texts that sort alike, the one with fewer characters without compatibility forms, then the first by these, then by its own:
    /// A rather than Ā, and Е rather than Ё.
    private static func isBetter(_ one: String, than other: String) -> Bool {
        let (left, right) = (one.compatibilityDecomposed.unicodeScalars, other.compatibilityDecomposed.unicodeScalars)
        if left.count != right.count { return left.count < right.count }
        if !left.elementsEqual(right) { return left.lexicographicallyPrecedes(right) }
        return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }

    /// At most about a hundred, as many left out between each two.
    private static func thinned(_ texts: [String]) -> [String] {
        let size = texts.count - 1
        guard size > limit else { return texts }
        var last = -1
        return texts.enumerated().compactMap { index, text in
            let place = (index + 1) * limit / size
            defer { last = place }
            return place == last ? nil : text
        }
    }

    static func isLatin(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

    private static let latin = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
}
