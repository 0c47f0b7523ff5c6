/// The two forms of Korean particles: after a consonant, and after a vowel.
///
/// 을 after a consonant and 를 after a vowel, 로 after a vowel and ㄹ: English Wiktionary's entries 을, 를 and -으로. The others
/// are general knowledge of the language.
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
        if let particle = table[word] { return particle }
        // The past of the copula, with any ending: 이었습니다, 였다.
        if word.hasPrefix("이었") { return KoreanParticle(afterConsonant: word, afterVowel: "였" + word.dropFirst(2)) }
        if word.hasPrefix("였") { return KoreanParticle(afterConsonant: "이었" + word.dropFirst(), afterVowel: word) }
        return nil
    }

    /// Particles that are written in both forms at once, 을(를), 은/는, with the spelling; the longer before the shorter.
    static let doubled: [(particle: KoreanParticle, spelling: String)] = {
        let pairs = [
            ("이에요", "예요"), ("이어요", "여요"), ("이었", "였"), ("으로", "로"), ("이랑", "랑"), ("이나", "나"), ("이라", "라"),
            ("이며", "며"), ("이든", "든"), ("이여", "여"), ("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("아", "야"),
        ]
        return pairs.flatMap { long, short in
            let particle = KoreanParticle(afterConsonant: long, afterVowel: short, rieulIsVowel: long == "으로")
            return ["\(long)(\(short))", "\(short)(\(long))", "\(long)/\(short)", "\(short)/\(long)"].map {
                (particle, $0)
            }
        }
    }()

    private static let table: [String: KoreanParticle] = {
        var table: [String: KoreanParticle] = [:]
        func add(_ consonant: String, _ vowel: String, rieul: Bool = false, long: Bool = false, _ endings: String = "")
        {
            let all = [""] + endings.split(separator: " ").map(String.init)
            for ending in all {
                let particle = KoreanParticle(
                    afterConsonant: consonant + ending, afterVowel: vowel + ending, rieulIsVowel: rieul,
                    keepsLongForm: long)
                table[consonant + ending] = particle
                table[vowel + ending] = particle
            }
        }
        add("은", "는", "요 커녕")
        add("을", "를", "요")
        add("이", "가")
        add("과", "와", "는 도 의 만 요 도요 는요 같은 같이 만은 까지")
        add("아", "야")
        add(
            "으로", "로", rieul: true,
            "는 도 만 의 요 나 써 서 부터 까지 만은 서는 서도 서의 써는 써도 부터의 부터는 까지의 라도 도요 는요 밖에 인한")
        add("이라", "라", "도 고 고는 고도 는 는데 면 며 면서 서 니 니까 던 든 든지 야 야만 기보다 지만 거나 네요 고요 도요 서요 오")
        add("이란", "란")
        add("이나", "나", "마 마도")
        add("이랑", "랑", "은 도 요")
        add("이든", "든", "지 가 지요")
        add("이여", "여")
        add("이시여", "시여")
        add("이며", "며")
        table["이야"] = KoreanParticle(afterConsonant: "이야", afterVowel: "야")  // 야 alone is taken for the vocative
        add("이야말로", "야말로")
        add("이에요", "예요")
        add("이어요", "여요")
        add("이어서", "여서")
        add("이어야", "여야", "만 지")
        add("이어도", "여도")
        // Where the short form is optional. Bare 고, 면, 다, 자, 기 are left alone: they are also suffixes of nouns.
        for ending in ["지만", "니까", "거나", "면서", "므로"] { add("이" + ending, ending, long: true) }
        return table
    }()
}
