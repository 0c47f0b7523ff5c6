internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// A run taken apart into words, numbers and what is between them, each remembering its piece.
struct RunText {
    enum Kind: Equatable {
        case word
        case gap
        case number(ExactDecimal)
    }

    struct Segment {
        var text: String
        /// In lower case, as the lexicon has it; empty for a gap.
        let lower: String
        let piece: Int
        let kind: Kind
        let isArgument: Bool
        let morphology: WordMorphology?
    }

    /// What is longer is no word of any language and is left alone.
    static let maximumWordLength = 256

    var segments: [Segment] = []
    private let pieceCount: Int
    private let joinsHyphens: Bool
    private let hasDecimalComma: Bool
    /// Words that never inflect, and where.
    var fixed: [Int: FixedWords.Place] = [:]
    /// The apostrophe that elision puts in: the one that the run is written with.
    let apostrophe: String

    /// - Parameters:
    ///   - splitsAtApostrophe: French and Italian articles are words of their own: `l'` + `ami`.
    ///   - joinsHyphens: `E-Mail` and `rendez-vous` are one word each.
    ///   - hasDecimalComma: `1,5` is one number.
    init(
        _ pieces: [InflectionPiece], splitsAtApostrophe: Bool, joinsHyphens: Bool = false, hasDecimalComma: Bool = false
    ) {
        pieceCount = pieces.count
        self.joinsHyphens = joinsHyphens
        self.hasDecimalComma = hasDecimalComma
        apostrophe = pieces.contains { $0.text.unicodeScalars.contains("\u{2019}") } ? "\u{2019}" : "'"
        for (index, piece) in pieces.enumerated() {
            if case .number(let value) = piece.kind {
                append(piece.text[...], .number(value), piece, index)
            } else {
                split(piece, index, splitsAtApostrophe)
            }
        }
        firstWord = segments.firstIndex(where: \.isWord)
        let words = segments.filter { $0.isWord && $0.text.utf8.count > 3 }
        isUppercase = !words.isEmpty && words.allSatisfy { $0.text == $0.text.uppercased() }
    }

    /// The pieces' texts.
    var texts: [String] {
        var texts = Array(repeating: "", count: pieceCount)
        for segment in segments { texts[segment.piece] += segment.text }
        return texts
    }

    /// The place of the first word; which segments are words does not change.
    private(set) var firstWord: Int?

    /// Whether the whole run is written in capitals, so that capitals tell nothing of a word.
    private(set) var isUppercase = false

    /// Symbols of units, which are written alike for one and for many.
    static func isSymbol(_ text: String) -> Bool {
        [
            "km", "m", "cm", "mm", "kg", "g", "mg", "l", "L", "ml", "cl", "s", "ms", "min", "h", "Hz", "kHz", "W", "V",
            "A", "J", "kcal", "cal", "px", "pt",
            "o", "ko", "Mo", "Go", "To", "B", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "mAh", "dB",
            "lb", "oz", "x", "kWh", "mph",
        ].contains(text)
    }

    var wordIndices: [Int] { segments.indices.filter { segments[$0].kind == .word } }

    private mutating func append(_ text: Substring, _ kind: Kind, _ piece: InflectionPiece, _ index: Int) {
        guard !text.isEmpty || piece.text.isEmpty else { return }
        let kind = kind == .word && text.utf8.count > Self.maximumWordLength ? .gap : kind
        segments.append(
            Segment(
                text: String(text), lower: kind == .word ? text.lowercased() : "", piece: index, kind: kind,
                isArgument: piece.kind == .argument, morphology: piece.morphology))
    }

    /// Where a space goes if the elided word before becomes a full one.
    private mutating func appendGap(_ piece: InflectionPiece, _ index: Int) {
        segments.append(
            Segment(
                text: "", lower: "", piece: index, kind: .gap, isArgument: piece.kind == .argument,
                morphology: piece.morphology))
    }

    private mutating func split(_ piece: InflectionPiece, _ index: Int, _ splitsAtApostrophe: Bool) {
        let scalars = piece.text.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            let first = scalars[start]
            var end = scalars.index(after: start)
            if Self.isLetter(first) {
                while end < scalars.endIndex {
                    let scalar = scalars[end]
                    let next = scalars.index(after: end)
                    if Self.isLetter(scalar) || Self.isMark(scalar) || Self.isDigitOfWord(scalar) {
                        end = next
                    } else if Self.isApostrophe(scalar) {
                        if splitsAtApostrophe {
                            end = next
                            break
                        }
                        guard next < scalars.endIndex, Self.isLetter(scalars[next]) else { break }
                        end = next
                    } else if joinsHyphens, Self.isHyphen(scalar), next < scalars.endIndex, Self.isLetter(scalars[next])
                    {
                        end = next
                    } else {
                        break
                    }
                }
                append(piece.text[start..<end], .word, piece, index)
                if splitsAtApostrophe, segments.last?.isElided == true { appendGap(piece, index) }
            } else if Self.isDigit(first), piece.kind == .literal {
                let number = number(in: scalars, from: start)
                end = number.end
                append(piece.text[start..<end], number.value.map { .number($0) } ?? .gap, piece, index)
            } else {
                while end < scalars.endIndex, !Self.isLetter(scalars[end]),
                    !(Self.isDigit(scalars[end]) && piece.kind == .literal)
                {
                    end = scalars.index(after: end)
                }
                append(piece.text[start..<end], .gap, piece, index)
            }
            start = end
        }
    }

    /// A number that a translator wrote, in the neutral form or with a comma: `2`, `0.5`, `0,5`. Nil for one too long to count anything; its end is
    /// told all the same, so that no digit is read twice.
    private func number(
        in scalars: String.UnicodeScalarView, from start: String.Index
    ) -> (value: ExactDecimal?, end: String.Index) {
        var end = start
        while end < scalars.endIndex {
            let next = scalars.index(after: end)
            let isPoint =
                (scalars[end] == "." || hasDecimalComma && scalars[end] == ",") && next < scalars.endIndex
                && Self.isDigit(scalars[next])
            guard Self.isDigit(scalars[end]) || isPoint else { break }
            end = next
        }
        guard scalars[start..<end].count <= 40 else { return (nil, end) }
        return (try? ExactDecimal(String(scalars[start..<end]).replacing(",", with: ".")), end)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// "MP3", "CO₂"; but "m²" is the unit m, with what is no part of its name.
    private static func isDigitOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal || ("\u{2080}"..."\u{2089}").contains(scalar)
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) : scalar.properties.isAlphabetic
    }

    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return scalar == "\u{200D}" || scalar == "\u{200C}"
        }
    }

    static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
    }

    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
}

extension RunText {
    /// The form that the words behind a number take; nil for what is no number, and for one that a hyphen makes a part of a
    /// word: in "a 10-day forecast" nothing is counted.
    func counted(_ index: Int, _ plurals: PluralRules?) -> WordMorphology.GrammaticalNumber? {
        guard let number = segments[index].grammaticalNumber(plurals) else { return nil }
        let behind = segments[(index + 1)...].prefix(2)
        if behind.count == 2, behind[index + 2].isWord, behind[index + 1].text.unicodeScalars.count == 1,
            behind[index + 1].text.unicodeScalars.allSatisfy(Self.isHyphen)
        {
            return nil
        }
        return number
    }
}

extension RunText.Segment {
    var isWord: Bool { kind == .word }

    /// Puts in another form of the word, in the case of letters of this one.
    mutating func replace(with form: String) { text = LetterCase.apply(of: text, lower: lower, to: form) }

    /// The number's form of words by the plural rules, its visible zeros included.
    func grammaticalNumber(_ plurals: PluralRules?) -> WordMorphology.GrammaticalNumber? {
        guard case .number(let value) = kind, let plurals else { return nil }
        // How many digits follow the decimal separator, whichever it is: the text has that many more digits than the value.
        let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
        let significant = digits.drop { $0.properties.numericValue == 0 }
        let fraction = value.isZero ? digits.count - 1 : significant.count - value.digits.count - value.exponent
        let visible = max(0, min(fraction, digits.count))
        return plurals.category(for: value, visibleFractionDigits: visible) == .one ? .singular : .plural
    }
}

/// Upper and lower case of a word's letters.
enum LetterCase {
    /// `form`, which is in lower case, written as `word` is: `File`, `FILE`, `iPhone`.
    static func apply(of word: String, lower: String, to form: String) -> String {
        if word == lower { return form }
        if form == lower { return word }
        let letters = word.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return form.uppercased() }
        let common = zip(lower, form).prefix { $0 == $1 }.count
        guard common > 0, word.count == lower.count else {
            return word.first?.isUppercase == true ? capitalized(form) : form
        }
        let rest = String(form.dropFirst(common))
        // "Haus-Arzt", "Haus-Ärzte": a part that changes its first letter keeps its capital.
        let isCapital = word.dropFirst(common).first?.isUppercase == true
        return word.prefix(common) + (isCapital ? capitalized(rest) : rest)
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
