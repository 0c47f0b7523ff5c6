internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// A Korean phrase with the particle of its case, in the form that goes with the sound before it.
struct KoreanPhrase {
    let source: String
    let lexicon: Lexicon

    init(_ phrase: String, _ lexicon: Lexicon) { (source, self.lexicon) = (phrase, lexicon) }

    /// By case, what may stand behind the phrase already: in both forms.
    private static func particle(_ grammaticalCase: InflectionFeatures.Case, isInclusive: Bool) -> KoreanParticle? {
        switch grammaticalCase {
        case .nominative: isInclusive ? KoreanParticle.whole("이") : KoreanParticle.whole("은")
        case .accusative: KoreanParticle.whole("을")
        case .comitative: KoreanParticle.whole("과")
        case .instrumental: KoreanParticle.whole("으로")
        case .vocative: KoreanParticle.whole("아")
        case .genitive: KoreanParticle(afterConsonant: "의", afterVowel: "의")
        default: nil
        }
    }

    private static let cases: [(InflectionFeatures.Case, isInclusive: Bool)] = [
        (.nominative, true), (.nominative, false), (.accusative, false), (.comitative, false), (.instrumental, false),
        (.vocative, false), (.genitive, false),
    ]

    /// The particle at the end, which is known where no other Hangul stands before it: "Eric는", "스페인어(미국)을". Behind Hangul
    /// only 를, 는 and 을 are, in the form that goes with the sound before: "지도를", but "가을" is autumn.
    private var written: (features: InflectionFeatures, length: Int)? {
        var found: (features: InflectionFeatures, length: Int)?
        for (grammaticalCase, isInclusive) in Self.cases {
            guard let particle = Self.particle(grammaticalCase, isInclusive: isInclusive) else { continue }
            for form in [particle.afterConsonant, particle.afterVowel] where source.hasSuffix(form) {
                guard let before = source.dropLast(form.count).unicodeScalars.last,
                    !before.properties.isWhitespace, form.count > (found?.length ?? 0)
                else { continue }
                if KoreanInflector.isHangul(before) {
                    guard ["를", "는", "을"].contains(form), let sound = KoreanSound.hangul(before),
                        particle.form(after: sound) == form
                    else { continue }
                }
                var features = InflectionFeatures(case: grammaticalCase)
                if grammaticalCase == .nominative { features.clusivity = isInclusive ? .inclusive : .exclusive }
                found = (features, form.count)
            }
        }
        return found
    }
}

extension KoreanPhrase: FeaturePhrase {
    var features: InflectionFeatures { written?.features ?? InflectionFeatures() }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        guard let grammaticalCase = asked.case else { throw .ambiguous(phrase: source, feature: .case) }
        guard grammaticalCase == .nominative || asked.clusivity == nil,
            let particle = Self.particle(grammaticalCase, isInclusive: asked.clusivity == .inclusive)
        else { throw .noSuchForm(phrase: source, features: asked) }
        let phrase = source.dropLast(written?.length ?? 0)
        guard let sound = KoreanSound(endOf: phrase.unicodeScalars, lexicon: lexicon) else {
            throw .unknownWord(source)
        }
        return phrase + particle.form(after: sound)
    }

    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        throw .unknownPiece(row.name, language: "ko", allowed: [])
    }
}
