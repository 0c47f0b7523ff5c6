import LocaleFormat
import LocaleFormatInflection
import Testing

/// Forms of school Hindi (general knowledge): nouns, adjectives, postpositions, participles.
@Suite struct HindiTests {
    @Test(arguments: [
        ("%@ को", "लड़का", "लड़के को"), ("अच्छे %@ को", "लड़का", "अच्छे लड़के को"), ("अच्छे %@ को", "लड़की", "अच्छी लड़की को"),
        ("अच्छा %@", "लड़की", "अच्छी लड़की"), ("मेरा %@", "किताब", "मेरी किताब"), ("आपके %@ में", "फ़ाइल", "आपकी फ़ाइल में"),
        ("आपके %@ में", "कमरा", "आपके कमरे में"), ("लड़के का %@", "किताब", "लड़के की किताब"), ("%@ की किताबें", "लड़का", "लड़के की किताबें"),
        ("लड़के की %@ में", "कमरा", "लड़के के कमरे में"), ("%@ को", "लड़कियाँ", "लड़कियों को"), ("%@ गया था", "लड़की", "लड़की गई थी"),
        ("%@ गई थी", "लड़का", "लड़का गया था"), ("नया %@", "घर", "नया घर"), ("%@ को", "राजा", "राजा को"),
    ]) func agreement(_ text: String, _ noun: String, _ expected: String) throws {
        let result = try inflect("hi", text, [argument(noun)])
        #expect(result.text == expected && result.unresolved.isEmpty)
    }

    /// What is right at no number, gender or case is left as it is written.
    @Test(arguments: ["लड़का को", "अच्छा लड़की", "मेरा किताब", "लड़के का किताब", "लड़की गया था"])
    func wrongTexts(_ text: String) throws {
        let result = try inflect("hi", text)
        #expect(result.text == text && !result.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("%@ को", "लड़का", "लड़के को"), ("नया %@", "फ़ाइल", "नई फ़ाइल"), ("%@ में", "घोड़े", "घोड़े में"), ("आपका %@", "संदेश", "आपका संदेश"),
        ("आपका %@", "किताबें", "आपकी किताबें"), ("%@ का रंग-", "गाड़ी", "गाड़ी का रंग-"),
    ]) func arguments(_ text: String, _ word: String, _ expected: String) throws {
        #expect(try inflect("hi", text, [argument(word)]).text == expected)
    }

    @Test(arguments: [
        ("%@ लड़का", "2", "2 लड़के"), ("%@ लड़के", "1", "1 लड़का"), ("%@ लड़की", "2", "2 लड़कियाँ"), ("%@ किताब", "3", "3 किताबें"),
        ("%@ घर", "3", "3 घर"), ("%@ घर में", "3", "3 घरों में"), ("%@ भाषा", "2", "2 भाषाएँ"), ("%@ भाषा में", "2", "2 भाषाओं में"),
        ("%@ चिड़िया", "2", "2 चिड़ियाँ"),
        ("%@ तिथि", "2", "2 तिथियाँ"), ("%@ आलू को", "2", "2 आलुओं को"), ("%@ नई फ़ाइल", "2", "2 नई फ़ाइलें"),
        ("%@ आदमी को", "2", "2 आदमियों को"), ("%@ कमरे में", "1", "1 कमरे में"), ("%@ बहू", "2", "2 बहुएँ"),
        ("%@ फ़ाइल मिली", "2", "2 फ़ाइलें मिलीं"), ("%@ संदेश मिला", "2", "2 संदेश मिले"), ("%@ घंटा", "0.5", "0.5 घंटा"),
        ("%@ लड़ाई", "2", "2 लड़ाइयाँ"), ("%@ भाई को", "2", "2 भाइयों को"), ("%@ शुरुआती संदेश", "2", "2 शुरुआती संदेश"),
        ("%@ कड़ा नियम", "2", "2 कड़े नियम"), ("%@ पाँचवाँ कमरा", "2", "2 पाँचवें कमरे"), ("%@ मौजूदा फ़ाइल", "2", "2 मौजूदा फ़ाइलें"),
        ("%@ संदेश हटाना है", "2", "2 संदेश हटाने हैं"), ("%@ फ़ाइल हटानी है", "2", "2 फ़ाइलें हटानी हैं"),
        ("क्या आप %@ फ़ाइल हटाना चाहते हैं", "2", "क्या आप 2 फ़ाइलें हटाना चाहते हैं"),
    ]) func counting(_ text: String, _ value: String, _ expected: String) throws {
        let result = try inflect("hi", text, [number(value)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    /// A verb behind "or" agrees with either noun, if they are alike; behind "and" it is plural, if the last one is.
    @Test(arguments: [
        ("2 लड़की या 2 लड़की गई थी", "2 लड़कियाँ या 2 लड़कियाँ गई थीं"), ("2 लड़का या 2 लड़का गया था", "2 लड़के या 2 लड़के गए थे"),
        ("2 लड़की और 2 लड़का गया था", "2 लड़कियाँ और 2 लड़के गए थे"),
        ("2 लड़की या 2 लड़की गई थी और 2 लड़का गया था", "2 लड़कियाँ या 2 लड़कियाँ गई थीं और 2 लड़के गए थे"),
    ]) func joinedSubjects(_ text: String, _ expected: String) throws {
        let result = try inflect("hi", text)
        #expect(result.text == expected && result.unresolved.isEmpty)
    }

    @Test(arguments: ["लड़का या लड़की गया था", "लड़की और लड़की गया था", "लड़का या लड़के गया था"])
    func openSubjects(_ text: String) throws {
        let result = try inflect("hi", text)
        #expect(result.text == text && !result.unresolved.isEmpty)
    }

    /// The example of the issue first.
    @Test(arguments: [
        ("पाते हैं", "पाती हैं"), ("सकते हैं", "सकती हैं"), ("जा रहे हैं", "जा रही हैं"), ("गया था", "गई थी"), ("थे", "थीं"), ("जाएँगे", "जाएँगी"),
        ("करेगा", "करेगी"), ("चाहते हैं", "चाहती हैं"), ("करता हूँ", "करती हूँ"), ("कर चुके हैं", "कर चुकी हैं"),
    ]) func reader(_ masculine: String, _ feminine: String) throws {
        #expect(try inflect("hi", masculine, in: .init(termOfAddress: .feminine)).text == feminine)
        #expect(try inflect("hi", feminine, in: .init(termOfAddress: .masculine)).text == masculine)
        #expect(try inflect("hi", masculine, in: .init(termOfAddress: .masculine)).text == masculine)
        let neutral = try inflect("hi", masculine, in: .init(termOfAddress: .neutral))
        #expect(neutral.text == masculine)
        #expect(neutral.needsTermOfAddress)
    }

    /// Words before the noun that may agree or not, and nouns of which either may be counted.
    @Test(arguments: [
        ("%@ खुरदुरा संदेश", "2", "खुरदुरा"), ("%@ खुरदुरे संदेश", "1", "खुरदुरे"), ("%@ होटल बुकिंग", "2", "बुकिंग"),
    ]) func reported(_ text: String, _ value: String, _ word: String) throws {
        #expect(try inflect("hi", text, [number(value)]).unresolved == [word])
    }

    @Test func decomposedText() throws {
        // U+095C is a composition exclusion: normalized text has U+0921 U+093C.
        #expect(try inflect("hi", "%@ को", [argument("\u{0932}\u{0921}\u{093C}\u{0915}\u{093E}")]).text == "लड़के को")
        #expect(try inflect("hi", "%@ को", [argument("\u{0932}\u{095C}\u{0915}\u{093E}")]).text == "लड़के को")
    }

    @Test func unknownNames() throws {
        #expect(try inflect("hi", "%@ को", [argument("Xyzzt")]).unresolved.isEmpty)
        #expect(try inflect("hi", "मेरा %@", [argument("ज़्ल्प")]).unresolved == ["ज़्ल्प"])
    }
}
