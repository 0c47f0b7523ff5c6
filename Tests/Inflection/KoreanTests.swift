import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import TestSupport
import Testing

@Suite struct KoreanTests {
    /// After a consonant, after ㄹ, after a vowel. General knowledge; 을, 를 and 으로 as in English Wiktionary.
    static let particles = [
        ("은", "은", "는"), ("을", "을", "를"), ("이", "이", "가"), ("과", "과", "와"), ("으로", "로", "로"), ("이에요", "이에요", "예요"),
        ("이라", "이라", "라"), ("아", "아", "야"), ("이나", "이나", "나"), ("이랑", "이랑", "랑"), ("이든", "이든", "든"),
        ("이여", "이여", "여"), ("이며", "이며", "며"), ("으로부터", "로부터", "로부터"), ("으로서", "로서", "로서"), ("과는", "과는", "와는"),
        ("이라고", "이라고", "라고"), ("이란", "이란", "란"), ("이었습니다", "이었습니다", "였습니다"), ("이야말로", "이야말로", "야말로"),
        ("은커녕", "은커녕", "는커녕"), ("이든지", "이든지", "든지"),
    ]

    @Test(arguments: particles.indices) func everySyllable(index: Int) throws {
        let (consonant, rieul, vowel) = Self.particles[index]
        let inflector = try #require(Inflector(locale: "ko-KR"))
        var wrong = 0
        // Every fifth syllable has every final consonant.
        for code in stride(from: UInt32(0xAC00), through: 0xD7A3, by: TestSize.of(1, usually: 5)) {
            let syllable = String(Character(Unicode.Scalar(code)!))
            // Decomposed, a final consonant is a third letter: U+11AF is ㄹ.
            let jamo = (code - 0xAC00) % 28
            let expected = jamo == 0 ? vowel : jamo == 8 ? rieul : consonant
            for written in Set([consonant, rieul, vowel]) {
                let result = inflector.inflect([argument("가" + syllable), .init(written + " 켤 때")])
                if result.pieces != ["가" + syllable, expected + " 켤 때"] { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(consonant)/\(vowel)")
    }

    /// The reading of a number ends as ICU's own Korean spelling of it does.
    @Test func numbersAsICUSpellsThem() throws {
        let inflector = try #require(Inflector(locale: "ko"))
        let spelled = try NumberStyle<Int>(locale: "ko").notation(.spellOut).compiled()
        var wrong: [Int] = []
        for value in Array(0...TestSize.of(100_000, usually: 12_000))
            + (5...18).map({ Int("1" + String(repeating: "0", count: $0))! })
            + [20_000_000, 120_000_000, 1_000_500_000_000, 3_000_000_000_000, 70_000_000_000_000_000]
        {
            let words = try spelled.format(value)
            let reading = inflector.inflect([argument(words), .init("을")]).pieces[1]
            let road = inflector.inflect([argument(words), .init("으로")]).pieces[1]
            let number = InflectionPiece(String(value), kind: .number(ExactDecimal(value)))
            if inflector.inflect([number, .init("을")]).pieces[1] != reading { wrong.append(value) }
            if inflector.inflect([number, .init("으로")]).pieces[1] != road { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }

    /// What stands before, as it is read, and the forms that follow.
    @Test(arguments: [
        // Digits, groups, fractions, any numerals.
        ("3", "을", "으로"), ("1", "을", "로"), ("7", "을", "로"), ("8", "을", "로"), ("2", "를", "로"), ("10", "을", "으로"),
        ("1,000", "을", "으로"), ("10,000", "을", "으로"), ("1.5", "를", "로"), ("1.0", "을", "으로"), ("0.1", "을", "로"),
        ("-2", "를", "로"),
        ("३", "을", "으로"), ("٢", "를", "로"), ("1٬000", "을", "으로"), ("１２", "를", "로"), ("1/2", "를", "로"), ("½", "을", "로"),
        ("Ⅳ", "를", "로"),
        ("1,000,000,000,000", "를", "로"), ("三", "을", "으로"),
        // Symbols and units: 퍼센트, 도, 킬로미터, 킬로그램, 원, 달러, 데시벨.
        ("50%", "를", "로"), ("5°C", "를", "로"), ("5℃", "를", "로"), ("5km", "를", "로"), ("5 kg", "을", "으로"),
        ("5㎏", "을", "으로"), ("₩1,000", "을", "으로"),
        ("$5", "를", "로"), ("3dB", "을", "로"), ("5L", "를", "로"), ("3M", "을", "으로"), ("16GB", "를", "로"), ("5px", "을", "로"),
        ("100원", "을", "으로"),
        // Letters by their names, words by their sounds.
        ("URL", "을", "로"), ("ATM", "을", "으로"), ("VPN", "을", "으로"), ("USB", "를", "로"), ("PDF", "를", "로"),
        ("HTML", "을", "로"), ("R", "을", "로"), ("a", "를", "로"),
        ("macOS", "를", "로"), ("USB-C", "를", "로"), ("iPhone", "을", "으로"), ("iPad", "를", "로"), ("Apple", "을", "로"),
        ("Google", "을", "로"), ("Mac", "을", "으로"),
        ("Facebook", "을", "으로"), ("Swift", "를", "로"), ("Zoom", "을", "으로"), ("robot", "을", "으로"), ("note", "를", "로"),
        ("Excel", "을", "로"), ("ping", "을", "으로"),
        ("Wi-Fi", "를", "로"), ("Bluetooth", "를", "로"), ("file", "을", "로"), ("web", "을", "으로"), ("iPhone 15", "를", "로"),
        ("MP3", "를", "로"), ("iPhone 13", "을", "으로"), ("PDFs", "를", "로"),
        // Kana.
        ("カメラ", "를", "로"), ("パン", "을", "으로"), ("サーバー", "를", "로"),
        // Brackets, quotes, emoji.
        ("‘지도’", "를", "로"), ("\"메일\"", "을", "로"), ("서울(Seoul)", "을", "로"), ("(서울)", "을", "로"), ("[책]", "을", "으로"),
        ("지도(2)", "를", "로"), ("지도 🗺️", "를", "로"),
        ("《책》", "을", "으로"), ("책!", "을", "으로"), ("「지도」", "를", "로"), ("ㅋㅋ", "을", "으로"), ("ㄹ", "을", "로"),
        ("각".decomposedHangul, "을", "으로"),
    ]) func readings(_ text: String, object: String, direction: String) throws {
        for written in ["을", "를", "을(를)", "를(을)", "을/를"] {
            #expect(try inflect("ko", "%@\(written) 켤 때", [argument(text)]).text == text + object + " 켤 때")
        }
        for written in ["으로", "로", "(으)로", "으로(로)"] {
            #expect(try inflect("ko", "%@\(written)", [argument(text)]).text == text + direction)
        }
    }

    @Test func examplesOfTheIssue() throws {
        #expect(try inflect("ko", "%@을", [argument("Wi-Fi")]).text == "Wi-Fi를")
        #expect(try inflect("ko", "%@을", [argument("집중 모드")]).text == "집중 모드를")
        #expect(try inflect("ko", "%@을", [argument("알림")]).text == "알림을")
    }

    /// Words that only look like particles, and text that is right, stay.
    @Test(arguments: [
        ("%@은행", "한국"), ("%@ 이 파일", "서울"), ("%@ 을", "지도"), ("%@이고", "사과"), ("%@입니다", "책"), ("%@에서", "서울"), ("%@의", "나"),
        ("%@가격", "책"),
        ("마을 %@", "지도"), ("‘은’ %@", "금"), ("아버지가 %@", "책"),
    ]) func untouched(_ text: String, with word: String) throws {
        let result = try inflect("ko", text, [argument(word)])
        #expect(result.text == text.replacing("%@", with: word))
        #expect(result.unresolved.isEmpty)
    }

    @Test func doubledFormsInPlainText() throws {
        #expect(
            try inflect("ko", "지도을(를) 책과(와) 이(가) 길(으)로, 문(으)로, 돌(이)라도 소(이)라도").text
                == "지도를 책과 이(가) 길로, 문으로, 돌이라도 소라도")
        #expect(
            try inflect("ko", "%@이 %@을 %@으로", [argument("고양이"), argument("물고기"), argument("쌀")]).text == "고양이가 물고기를 쌀로")
    }

    @Test func precedingText() throws {
        #expect(try inflect("ko", "을 켜기", in: .init(preceding: "지도")).text == "를 켜기")
        #expect(try inflect("ko", "이 파일", in: .init(preceding: "지도 ")).text == "이 파일")
        #expect(try inflect("ko", "이 파일").text == "이 파일")
    }

    /// No reading is known: left as written, and said.
    @Test(arguments: ["ไทย", "漢字", "😀", "עברית", ""]) func unknownSounds(_ text: String) throws {
        let result = try inflect("ko", "%@을(를)", [argument(text)])
        #expect(result.text == text + "을(를)")
        #expect(result.unresolved == (text.isEmpty ? [] : ["을(를)"]))
    }

    /// A number in numerals that are not read is known by its value.
    @Test func valueOfANumber() throws {
        let piece = InflectionPiece("ኰ", kind: .number(20))
        #expect(try inflect("ko", "%@을", [piece]).text == "ኰ을")
        #expect(try inflect("ko", "%@으로", [InflectionPiece("𒀀", kind: .number(21))]).text == "𒀀로")
    }
}

extension String {
    /// Hangul syllables taken apart into jamo (The Unicode Standard, 3.12).
    var decomposedHangul: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard (0xAC00...0xD7A3).contains(scalar.value) else {
                scalars.append(scalar)
                continue
            }
            let index = scalar.value - 0xAC00
            scalars.append(Unicode.Scalar(0x1100 + index / 588)!)
            scalars.append(Unicode.Scalar(0x1161 + index % 588 / 28)!)
            if index % 28 > 0 { scalars.append(Unicode.Scalar(0x11A7 + index % 28)!) }
        }
        return String(scalars)
    }
}
