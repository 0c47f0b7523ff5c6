import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct TextLintTests {
    private func rules(_ key: String, _ language: String, _ text: String) -> [String] {
        LintFixture.rules(LintFixture.lint(LintFixture.catalog(key, [language: text])), language)
    }

    @Test(arguments: [
        ("hi", "10-दिन का पूर्वानुमान", "10"), ("ar", "توقعات 10 أيام", "10"), ("fa", "قیمت 1,250 تومان", "1,250"),
        ("bn", "5টি ফাইল", "5"), ("my", "ဖိုင် 3 ခု", "3"), ("th", "มี10รายการ", "10"), ("mr", "0.5× झूम", "0.5"),
        ("ne", "100% भयो", "100"),
    ])
    func rawNumbers(_ language: String, _ text: String, _ number: String) throws {
        let report = LintFixture.lint(LintFixture.catalog("x", [language: text])) { $0.only = [.rawNumber] }
        let finding = try #require(report.findings.first)
        #expect(finding.suggestion == "^[\(number)](formatNumber: true)")
        #expect(finding.severity == .note)
    }

    /// Digits that are no amount, markup that formats already, and languages that have one set of digits.
    @Test(arguments: [
        ("hi", "^[10](formatNumber: true)-दिन"), ("hi", "iPhone 15 पर"), ("hi", "H264 और MP3"), ("ar", "%1$@ و%2$lld"),
        ("hi", "https://example.com/10/20"), ("hi", "संस्करण 1.2.3"), ("hi", "UTF-8 पाठ"), ("hi", "© 2024"),
        ("ar", "12:30"),
        ("hi", "<b style=\"10\">पाठ</b>"), ("hi", "{count10} फ़ाइलें"), ("hi", "a10@example.com"), ("hi", "1080p वीडियो"),
        ("de", "10 Tage"), ("zh-Hans", "10 天"), ("ja", "10日"), ("he", "10 ימים"), ("fa", "۱۰ روز"), ("hi", "007"),
    ])
    func noRawNumbers(_ language: String, _ text: String) {
        let report = LintFixture.lint(LintFixture.catalog("x", [language: text])) { $0.only = [.rawNumber] }
        #expect(report.findings.isEmpty, "\(report.findings)")
    }

    /// A source whose tags pair up says that a translation's do; what is no tag has no partner.
    @Test func tags() {
        #expect(rules("<b>Stop</b> now", "de", "<b>Halt jetzt") == ["tags"])
        #expect(rules("<b>Stop</b> now", "de", "<b>Halt<b> jetzt") == ["tags"])
        #expect(rules("**Stop** now", "de", "**Halt jetzt") == ["tags"])
        for (key, text) in [
            ("<b>Stop</b> now", "Jetzt <b>halten</b>"), ("a<br>b", "a<br>b"), ("<p>One", "<p>Eins"),
            ("Stop<br/>now", "Halt<br/>jetzt"), ("See <https://a.org>", "Siehe <https://a.org>"),
            ("<me@a.org>", "<me@a.org>"), ("x < y", "x < y"), ("2**3", "2**3"),
            ("<a href=\"x\">y</a>", "<a href='x'>z</a>"),
        ] { #expect(rules(key, "de", text).isEmpty, "\(text)") }
    }

    @Test func placeholders() throws {
        let report = LintFixture.lint(LintFixture.catalog("Hi {name}", ["de": "Hallo {nmae}"]))
        #expect(report.findings.map(\.rule) == [.placeholder] && report.findings[0].suggestion == "{name}")
        #expect(rules("Hi {name}", "de", "Hallo {name") == ["placeholder"])
        #expect(rules("Hi {{name}}", "de", "Hallo {name}") == ["placeholder"])
        #expect(rules("Set ${VARIABLE}", "de", "Setze ${NAME}").isEmpty)
        #expect(rules("Hi {0} and {1}", "de", "{1} und {0}, hallo").isEmpty)
        #expect(rules("{g, select, f {her} other {their}}", "de", "{g, select, f {ihr} other {deren}}").isEmpty)
        let plural = try LintFixture.catalog(
            "files",
            wordings: [
                "en": ["plural.one": "{n} file", "plural.other": "{n} files"],
                "de": ["plural.one": "eine Datei", "plural.other": "{n} Dateien"],
            ])
        #expect(LintFixture.lint(plural).findings.isEmpty)
    }

    /// The end of markup whose beginning was lost is shown to readers; a link of Markdown is none.
    @Test func endsOfMarkup() {
        let key = "^[%lld photo](inflect: true)"
        #expect(rules(key, "de", "^%lld Foto](inflect: true)") == ["markup-syntax"])
        #expect(rules(key, "de", "[%lld Foto](inflect: true)") == ["markup-syntax"])
        #expect(rules(key, "de", "^[%lld Foto](inflect: true)").isEmpty)
        #expect(rules("See [help](https://a.org)", "de", "Siehe [Hilfe](https://a.org)").isEmpty)
        #expect(rules("f[i](inflect)", "de", "f[i](inflect)").isEmpty)
    }

    /// A key of gettext's: a context, U+0004 and a text.
    @Test func contexts() {
        #expect(rules("menu\u{4}Open", "de", "Öffnen").isEmpty)
        let report = LintFixture.lint(LintFixture.catalog("\u{4}Open", ["de": "Öffnen"]))
        #expect(report.findings.map(\.rule) == [.controlCharacter])
    }

    @Test func edges() {
        #expect(rules("Name: ", "de", "Name:") == ["whitespace"])
        #expect(rules("Name", "de", "Name\n") == ["whitespace"])
        #expect(rules("Name: ", "ja", "名前：").isEmpty)
        #expect(rules("Name:", "fr", "Nom\u{A0}:").isEmpty)
    }

    @Test func endMarks() {
        #expect(rules("Name:", "de", "Name") == ["punctuation"])
        #expect(rules("Loading…", "de", "Wird geladen") == ["punctuation"])
        #expect(rules("Loading…", "de", "Wird geladen...").isEmpty)
        #expect(rules("Delete it?", "ja", "削除しますか。").isEmpty)
        #expect(rules("Delete it?", "ar", "هل تريد حذفه؟").isEmpty)
        #expect(rules("Delete it?", "el", "Να διαγραφεί;").isEmpty)
        #expect(rules("The file is gone now.", "hi", "फ़ाइल अब चली गई है।").isEmpty)
        #expect(rules("Done!", "de", "Fertig").isEmpty)
        #expect(rules("Delete it?", "th", "ลบหรือไม่").isEmpty)
    }

    @Test func invisible() {
        #expect(rules("Name", "ar", "\u{2067}اسم") == ["bidi"])
        #expect(rules("Name", "ar", "اسم\u{202C}") == ["bidi"])
        #expect(rules("Name", "ar", "\u{2067}اسم\u{2069}").isEmpty)
        #expect(rules("Name", "de", "Na\u{3}me") == ["control-character"])
        #expect(rules("Name", "de", "Na\u{FFFD}me") == ["control-character"])
        #expect(rules("Name", "fa", "نام\u{200C}ها").isEmpty)
    }

    /// Tabs, line feeds and carriage returns are text, and so is NEL, which older systems write for a line feed; the other
    /// C0 and C1 controls are not (Unicode 23.1), nor are noncharacters (23.7).
    @Test func controls() throws {
        for text in ["two\nlines", "a\tb", "a\r\nb", "a\u{85}b", "a\u{A0}b", "a\u{FDCF}b", "a\u{FDF0}b"] {
            #expect(!rules("a key", "de", text).contains("control-character"), "\(text.debugDescription)")
        }
        for code: UInt32 in [
            0, 8, 0xB, 0xC, 0xE, 0x1F, 0x7F, 0x80, 0x84, 0x86, 0x9F, 0xFDD0, 0xFDEF, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF,
        ] {
            let text = "a\(try #require(Unicode.Scalar(code)))b"
            #expect(rules("a key", "de", text).contains("control-character"), "\(text.debugDescription)")
        }
    }

    /// Words that stay as written since nobody knows how to inflect them.
    @Test func inflection() {
        #expect(rules("x", "fi", "^[%lld talo](inflect: true)").contains("inflection-unresolved"))
        #expect(rules("x", "de", "^[%lld neuer Blorf](inflect: true)").contains("inflection-unresolved"))
        #expect(!rules("x", "de", "^[%lld neue Datei](inflect: true)").contains("inflection-unresolved"))
        #expect(!rules("%@ x", "ko", "^[%@을](inflect: true)").contains("inflection-unresolved"))
    }

    @Test func markup() {
        #expect(rules("x", "de", "^[10](formatNumber: true").contains("markup-syntax"))
        #expect(rules("x", "de", "^[10](formatnumber: true)").contains("markup-attribute"))
        #expect(rules("%@ x", "es", "%@ ^[hecho](agreeWithArgument: 2)").contains("markup-argument"))
        #expect(!rules("%@ x", "es", "%@ ^[hecho](agreeWithArgument: 1)").contains("markup-argument"))
        let custom = LintFixture.lint(LintFixture.catalog("x", ["de": "^[a](rainbow: \"dark\")"])) {
            $0.customAttributes = ["rainbow"]
        }
        #expect(LintFixture.rules(custom) == [])
    }
}
