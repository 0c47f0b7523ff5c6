import LocaleFormat
import LocalizedStringsInterchange
import Testing

/// `Plural-Forms`: read as C reads it, and brought to CLDR's categories.
@Suite struct PluralFormsTests {
    @Test func asInC() throws {
        let polish = try #require(
            PluralForms("nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"))
        #expect([0, 1, 2, 5, 12, 22, 112, 122].map { polish.index(for: $0) } == [2, 0, 1, 2, 2, 1, 2, 1])
        // Precedence, associativity, wrapping.
        for (expression, n, value) in [
            ("1+2*3", 0, 7), ("10-3-2", 0, 5), ("!n", 0, 1), ("!!n", 5, 1), ("0-1 > 0", 0, 1),
            ("n ? 1 : n ? 2 : 3", 0, 3),
            ("1 || 1/0", 0, 1), ("0 && 1/0", 0, 0), ("7/2", 0, 3), ("(n)%2==0", 4, 1), ("1 < 2 == 1", 0, 1),
        ] as [(String, UInt64, Int)] {
            #expect(PluralForms("nplurals=9; plural=\(expression)")?.index(for: n) == value, "\(expression)")
        }
        #expect(PluralForms("nplurals=2; plural=1/n")?.index(for: 0) == nil)
        #expect(PluralForms("nplurals=2; plural=n")?.index(for: 2) == nil)
    }

    @Test(arguments: [
        "", "nplurals=2", "nplurals=0; plural=0", "nplurals=17; plural=0", "nplurals=2; plural=system(1)",
        "nplurals=2; plural=n=1", "nplurals=2; plural=(n", "nplurals=2; plural=n)", "nplurals=2; plural=m",
        "nplurals=2; plural=n ? 1", "nplurals=2; plural=99999999999999999999", "nplurals=2; x=1; plural=0",
        "nplurals=2; plural=" + String(repeating: "(", count: 400) + "n" + String(repeating: ")", count: 400),
        "nplurals=2; plural=" + String(repeating: "!", count: 900) + "n",
        "nplurals=2; plural=" + String(repeating: "n?", count: 300) + "n",
    ])
    func refused(text: String) { #expect(PluralForms(text) == nil) }

    @Test func categories() throws {
        func categories(_ language: LocaleID, _ text: String) -> [[PluralCategory]]? {
            PluralForms(text)?.categories(in: language)
        }
        #expect(categories("en", "nplurals=2; plural=(n != 1)") == [[.one], [.other]])
        #expect(categories("ja", "nplurals=1; plural=0") == [[.other]])
        #expect(
            categories(
                "ru",
                "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)")
                == [[.one], [.few], [.many, .other]])
        // Two forms for a language that CLDR gives more: the second one stands for all others.
        #expect(categories("ar", "nplurals=2; plural=(n != 1)") == [[.one], [.zero, .two, .few, .many, .other]])
        // French counts 0 as one, which the expression does not: the form of 1 alone is that of `one` all the same.
        #expect(categories("fr", "nplurals=2; plural=(n != 1)") == [[.one], [.many, .other]])
        #expect(categories("fr", "nplurals=2; plural=(n > 1)") == [[.one], [.many, .other]])
        #expect(categories("hi", "nplurals=2; plural=(n != 1)") == [[.one], [.other]])
        // And 21 in Russian.
        #expect(
            categories("ru", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)")
                == [[.one], [.few], [.many, .other]])
        // Four forms in gettext where CLDR has two.
        #expect(
            categories("en", "nplurals=3; plural=(n==0 ? 2 : n != 1)") == [[.one], [], [.other]])
    }
}
