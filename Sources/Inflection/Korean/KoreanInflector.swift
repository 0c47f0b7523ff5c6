internal import LocaleFormatLexicon
internal import LocaleFormatNumbers

/// Chooses the forms of Korean particles in a run by the sound before each.
struct KoreanInflector {
    /// All text so far; particles look back into it.
    private var before: [Unicode.Scalar]
    private var unresolved = UnresolvedWords()
    private let lexicon: Lexicon

    init(context: InflectionContext, lexicon: Lexicon) {
        self.lexicon = lexicon
        before = Array(context.preceding.unicodeScalars.suffix(KoreanSound.reach))
    }

    mutating func inflect(_ pieces: [InflectionPiece]) -> Inflected {
        var texts: [String] = []
        var number: (value: ExactDecimal, end: Int)?
        // What a run begins with directly after other text may be a particle too.
        var isAfterInsertion = before.last.map { !$0.properties.isWhitespace } ?? false
        for piece in pieces {
            guard piece.kind == .literal else {
                before += piece.text.unicodeScalars
                texts.append(piece.text)
                if case .number(let value) = piece.kind { number = (value, before.count) } else { number = nil }
                isAfterInsertion = isAfterInsertion || !piece.text.isEmpty
                continue
            }
            let start = before.count
            read(Array(piece.text.unicodeScalars), isAfterInsertion: isAfterInsertion, number: number)
            texts.append(String(String.UnicodeScalarView(before[start...])))
            if !piece.text.isEmpty { isAfterInsertion = false }
        }
        return Inflected(pieces: texts, unresolved: unresolved.words)
    }

    /// Appends a literal to `before`, its particles chosen.
    private mutating func read(
        _ scalars: [Unicode.Scalar], isAfterInsertion: Bool, number: (value: ExactDecimal, end: Int)?
    ) {
        var index = 0
        while index < scalars.count {
            if let (form, length) = doubleForm(in: scalars, at: index, number: number) {
                before += form.unicodeScalars
                index += length
                continue
            }
            if Self.isHangul(scalars[index]), index == 0 || !Self.isHangul(scalars[index - 1]) {
                let end = scalars[index...].firstIndex { !Self.isHangul($0) } ?? scalars.count
                let isInserted = isAfterInsertion && index == 0
                if let form = form(of: scalars[index..<end], isInserted: isInserted, number: number) {
                    before += form.unicodeScalars
                    index = end
                    continue
                }
            }
            before.append(scalars[index])
            index += 1
        }
    }

    /// A word of Hangul that follows something else directly: a particle's right form, or nil for another word.
    private mutating func form(
        of word: ArraySlice<Unicode.Scalar>, isInserted: Bool, number: (value: ExactDecimal, end: Int)?
    ) -> String? {
        guard word.count <= 40, let last = before.last, isInserted || (!Self.isHangul(last) && isAttached) else {
            return nil
        }
        let text = String(String.UnicodeScalarView(word))
        guard let particle = KoreanParticle.whole(text) else { return nil }
        guard let sound = sound(number) else {
            unresolved.insert(text)
            return nil
        }
        // The long form of a copula that may keep it is right everywhere.
        if particle.keepsLongForm, text == particle.afterConsonant { return nil }
        return particle.form(after: sound)
    }

    /// A particle written in both forms, 을(를), (으)로, 이/가, anywhere: the right one and the length of what it replaces.
    private mutating func doubleForm(
        in scalars: [Unicode.Scalar], at index: Int, number: (value: ExactDecimal, end: Int)?
    ) -> (form: String, length: Int)? {
        let window = scalars[index..<min(index + 20, scalars.count)]
        guard let last = before.last, !last.properties.isWhitespace,
            window.first == "(" || Self.isHangul(scalars[index]),
            window.contains(where: { $0 == "(" || $0 == "/" })
        else { return nil }
        let rest = String(String.UnicodeScalarView(window))
        var found: (particle: KoreanParticle, spelling: String)?
        for optional in ["(으)", "(이)"] where rest.hasPrefix(optional) {
            guard let next = rest.dropFirst(3).unicodeScalars.first, Self.isHangul(next) else { continue }
            let inner = String(rest.dropFirst().prefix(1))
            found = (KoreanParticle(afterConsonant: inner, afterVowel: "", rieulIsVowel: optional == "(으)"), optional)
        }
        found = found ?? KoreanParticle.doubled.first { rest.hasPrefix($0.spelling) }
        guard let (particle, spelling) = found else { return nil }
        let written = rest.prefix(spelling.count)
        guard let sound = sound(number) else {
            unresolved.insert(String(written))
            return (String(written), written.unicodeScalars.count)
        }
        return (particle.form(after: sound), written.unicodeScalars.count)
    }

    /// The sound before; a number that is written in a way that cannot be read is known by its value.
    private func sound(_ number: (value: ExactDecimal, end: Int)?) -> KoreanSound? {
        if let sound = KoreanSound(endOf: before, lexicon: lexicon) { return sound }
        guard let number, before[number.end...].allSatisfy(KoreanSound.isSilent) else { return nil }
        return KoreanSound(endOf: number.value.description.unicodeScalars, lexicon: lexicon)
    }

    /// Whether something that has a sound comes before with no space or opening bracket between.
    private var isAttached: Bool {
        if let category = before.last?.properties.generalCategory,
            category == .initialPunctuation || category == .openPunctuation
        {
            return false
        }
        let last = before.suffix(KoreanSound.reach).last { $0.properties.isWhitespace || !KoreanSound.isSilent($0) }
        return last.map { !$0.properties.isWhitespace } ?? false
    }

    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
        default: false
        }
    }
}
