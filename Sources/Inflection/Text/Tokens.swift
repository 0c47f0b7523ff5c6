internal import LocaleFormatGrammar
internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// The first stage: a run taken apart into words and numbers, each remembering its piece and what is before it.
struct Tokens {
    /// What is longer is no word of any language and is left alone.
    static let maximumWordLength = 256

    private(set) var tokens: [Token] = []
    /// What is behind the last.
    private(set) var end = Gap()
    private let pieceCount: Int
    private let joinsHyphens: Bool
    private let hasDecimalComma: Bool
    /// Words that never inflect, and where.
    var fixed: [Int: FixedWords.Place] = [:]
    /// The apostrophe that elision puts in: the one that the run is written with.
    let apostrophe: String
    /// Whether a point behind a number makes it an ordinal.
    var hasOrdinalPoint = false
    /// The text behind the run.
    var following = ""
    /// The place of the first word.
    private(set) var firstWord: Int?
    /// Whether the whole run is written in capitals, so that capitals tell nothing of a word.
    private(set) var isUppercase = false

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
        firstWord = tokens.firstIndex(where: \.isWord)
        let words = tokens.filter { $0.isWord && $0.text.utf8.count > 3 }
        isUppercase = !words.isEmpty && words.allSatisfy { $0.text == $0.text.uppercased() && $0.text != $0.lower }
    }

    subscript(index: Int) -> Token {
        get { tokens[index] }
        set { tokens[index] = newValue }
    }

    var indices: Range<Int> { tokens.indices }

    /// The pieces' texts.
    var texts: [String] {
        var texts = Array(repeating: "", count: pieceCount)
        for token in tokens {
            for part in token.gap.parts { texts[part.piece] += part.text }
            texts[token.piece] += token.text
        }
        for part in end.parts { texts[part.piece] += part.text }
        return texts
    }

    var wordIndices: [Int] { tokens.indices.filter { tokens[$0].isWord } }

    private mutating func append(_ text: Substring, _ kind: Token.Kind, _ piece: InflectionPiece, _ index: Int) {
        guard kind != .word || text.utf8.count <= Self.maximumWordLength else {
            return end.append(text, of: index)
        }
        tokens.append(
            Token(
                gap: end, text: String(text), lower: kind == .word ? text.lowercased() : "", piece: index, kind: kind,
                isArgument: piece.kind == .argument, morphology: piece.morphology))
        end = Gap()
    }

    private mutating func split(_ piece: InflectionPiece, _ index: Int, _ splitsAtApostrophe: Bool) {
        let scalars = piece.text.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex {
            let end = endOfPart(in: scalars, from: start, splitsAtApostrophe, isLiteral: piece.kind == .literal)
            let part = piece.text[start..<end]
            if Self.isLetter(scalars[start]) {
                append(part, .word, piece, index)
            } else if Self.isDigit(scalars[start]), piece.kind == .literal, let value = Self.value(part) {
                append(part, .number(value), piece, index)
            } else {
                self.end.append(part, of: index)
            }
            start = end
        }
    }

    /// Where the word, number or gap ends that begins at a place. Numbers are told in what a translator wrote.
    private func endOfPart(
        in scalars: String.UnicodeScalarView, from start: String.Index, _ splitsAtApostrophe: Bool, isLiteral: Bool
    ) -> String.Index {
        if Self.isLetter(scalars[start]) { return endOfWord(in: scalars, from: start, splitsAtApostrophe) }
        if isLiteral, Self.isDigit(scalars[start]) { return endOfNumber(in: scalars, from: start) }
        return scalars[start...].firstIndex { Self.isLetter($0) || isLiteral && Self.isDigit($0) } ?? scalars.endIndex
    }

    private func endOfWord(
        in scalars: String.UnicodeScalarView, from start: String.Index, _ splitsAtApostrophe: Bool
    ) -> String.Index {
        var end = scalars.index(after: start)
        while end < scalars.endIndex {
            let scalar = scalars[end]
            let next = scalars.index(after: end)
            let isBeforeLetter = next < scalars.endIndex && Self.isLetter(scalars[next])
            if Self.isApostrophe(scalar) {
                if splitsAtApostrophe { return next }
                guard isBeforeLetter else { return end }
            } else if !Self.isLetter(scalar), !Self.isMark(scalar), !Self.isDigitOfWord(scalar) {
                guard joinsHyphens, Self.isHyphen(scalar), isBeforeLetter else { return end }
            }
            end = next
        }
        return end
    }

    /// `2`, `0.5`, and with a comma `0,5`.
    private func endOfNumber(in scalars: String.UnicodeScalarView, from start: String.Index) -> String.Index {
        var end = start
        while end < scalars.endIndex {
            let next = scalars.index(after: end)
            let isPoint =
                (scalars[end] == "." || hasDecimalComma && scalars[end] == ",") && next < scalars.endIndex
                && Self.isDigit(scalars[next])
            guard Self.isDigit(scalars[end]) || isPoint else { break }
            end = next
        }
        return end
    }

    /// Nil for a number too long to count anything.
    private static func value(_ text: Substring) -> ExactDecimal? {
        text.utf8.count <= 40 ? try? ExactDecimal(text.replacing(",", with: ".")) : nil
    }
}

extension Tokens {
    /// Makes one word of several that a project's lexicon has as one, of which the longest counts: "mot de passe".
    mutating func joinWords(of lexicon: Lexicon) {
        guard lexicon.hasPhrases else { return }
        var joined: [Token] = []
        var index = 0
        while index < tokens.count {
            var (token, next) = (tokens[index], index + 1)
            for phrase in token.isWord ? lexicon.phrases(token.lower) : [] {
                guard let end = end(of: phrase, from: index) else { continue }
                let rest = tokens[next...end].map { $0.gap.text + $0.text }.joined()
                token = Token(
                    gap: token.gap, text: token.text + rest, lower: phrase, piece: token.piece, kind: .word,
                    isArgument: token.isArgument, morphology: token.morphology)
                next = end + 1
                break
            }
            joined.append(token)
            index = next
        }
        tokens = joined
        firstWord = tokens.firstIndex(where: \.isWord)
    }

    /// The last word of several that begin at a word, in one piece; nil where they do not stand there.
    private func end(of phrase: String, from start: Int) -> Int? {
        var text = tokens[start].lower
        for index in tokens.indices[(start + 1)...] where text.utf8.count < phrase.utf8.count {
            let token = tokens[index]
            guard token.isWord, token.piece == tokens[start].piece else { return nil }
            text += (token.gap.isSpace && !token.gap.text.isEmpty ? " " : token.gap.text) + token.lower
            if text.withStraightApostrophes == phrase.withStraightApostrophes { return index }
        }
        return nil
    }

    /// Two words become one, in place of the first; the space between goes.
    mutating func contract(_ first: Int, _ second: Int, to form: String) {
        tokens[first].set(form)
        tokens[second].text = ""
        removeSpace(after: second)
    }

    mutating func removeSpace(after index: Int) {
        if index + 1 < tokens.count {
            if tokens[index + 1].gap.isSpace { tokens[index + 1].gap.clear() }
        } else if end.isSpace {
            end.clear()
        }
    }

    /// The space that an apostrophe stood for.
    mutating func restoreSpace(after index: Int) {
        if index + 1 < tokens.count {
            if tokens[index + 1].gap.text.isEmpty { tokens[index + 1].gap.append(" ", of: tokens[index].piece) }
        } else if end.text.isEmpty {
            end.append(" ", of: tokens[index].piece)
        }
    }
}

extension Tokens {
    /// Symbols of units, which are written alike for one and for many.
    static func isSymbol(_ text: String) -> Bool {
        [
            "km", "m", "cm", "mm", "kg", "g", "mg", "l", "L", "ml", "cl", "s", "ms", "min", "h", "Hz", "kHz", "W", "V",
            "A", "J", "kcal", "cal", "px", "pt",
            "o", "ko", "Mo", "Go", "To", "B", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB", "mAh", "dB",
            "lb", "oz", "x", "kWh", "mph",
        ].contains(text)
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
