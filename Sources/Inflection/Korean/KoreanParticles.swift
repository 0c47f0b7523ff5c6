/// The two forms of Korean particles: after a consonant, and after a vowel.
///
/// `Data/Inflection/ko-particles.tsv` has them: 을 after a consonant and 를 after a vowel, 로 after a vowel and ㄹ.
struct KoreanParticle: Sendable {
    let afterConsonant: String
    let afterVowel: String
    /// 으로 and its kin: ㄹ counts as a vowel.
    var rieulIsVowel = false
    /// The copula may keep its 이 after a vowel too; then only the form after consonants is ever put in.
    var keepsLongForm = false

    func form(after sound: KoreanSound) -> String {
        switch sound {
        case .vowel: afterVowel
        case .rieul: rieulIsVowel ? afterVowel : afterConsonant
        case .consonant: afterConsonant
        }
    }

    /// The particle that a word is, if it is one with all that follows.
    static func whole(_ word: String) -> KoreanParticle? {
        if let particle = forms.table[word] { return particle }
        // The past of the copula, with any ending: 이었습니다, 였다.
        for (long, short) in forms.pasts {
            for past in [long, short] where word.hasPrefix(past) {
                let ending = word.dropFirst(past.count)
                return KoreanParticle(afterConsonant: long + ending, afterVowel: short + ending)
            }
        }
        return nil
    }

    /// Particles that are written in both forms at once, 을(를), 은/는, with the spelling; the longer before the shorter.
    static var doubled: [(particle: KoreanParticle, spelling: String)] { forms.doubled }

    private static let forms = KoreanParticles(KoreanParticleForms.text)
}

/// The rows of `Data/Inflection/ko-particles.tsv`.
private struct KoreanParticles {
    var table: [String: KoreanParticle] = [:]
    var doubled: [(particle: KoreanParticle, spelling: String)] = []
    var pasts: [(long: String, short: String)] = []

    /// Kind, form after a consonant, form after a vowel, what may follow both.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 4 else { continue }
            let endings = columns[3] == "-" ? [] : columns[3].split(separator: " ").map(String.init)
            add(columns[0], columns[1], columns[2], endings)
        }
    }

    private mutating func add(_ kind: String, _ consonant: String, _ vowel: String, _ endings: [String]) {
        switch kind {
        case "past": pasts.append((consonant, vowel))
        case "doubled":
            let particle = KoreanParticle(
                afterConsonant: consonant, afterVowel: vowel, rieulIsVowel: table[vowel]?.rieulIsVowel ?? false)
            for spelling in [
                "\(consonant)(\(vowel))", "\(vowel)(\(consonant))", "\(consonant)/\(vowel)", "\(vowel)/\(consonant)",
            ] { doubled.append((particle, spelling)) }
        default:
            for ending in [""] + endings {
                let particle = KoreanParticle(
                    afterConsonant: consonant + ending, afterVowel: vowel + ending, rieulIsVowel: kind == "rieul",
                    keepsLongForm: kind == "long")
                table[particle.afterConsonant] = particle
                // Of "alone", the short form is taken for another particle: 야 for the vocative.
                if kind != "alone" { table[particle.afterVowel] = particle }
            }
        }
    }
}
