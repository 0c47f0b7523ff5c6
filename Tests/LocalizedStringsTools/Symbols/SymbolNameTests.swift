import Testing

@testable import LocaleFormatSwiftSource
@testable import LocalizedStringsTools

@Suite struct SymbolNameTests {
    @Test(
        arguments: [
            ("files.in-folder", "filesInFolder"), ("files_in_folder", "filesInFolder"),
            ("filesInFolder", "filesInFolder"),
            ("Files In Folder", "filesInFolder"), ("Save As…", "saveAs"), ("URLTitle", "urlTitle"), ("URL", "url"),
            ("settings.URL", "settingsURL"), ("iOS version", "iOSVersion"), ("ERROR_NO_FILE", "errorNoFile"),
            ("OK", "ok"),
            ("A", "a"), ("X-Ray", "xRay"), ("%lld files in %@", "filesIn"), ("%1$@'s %2$lld", "s"),
            ("404.title", "_404Title"),
            ("٣ ملفات", "_٣ملفات"), ("überschrift", "überschrift"), ("Ärger im Büro", "ärgerImBüro"), ("ÜBER", "über"),
            ("标题", "标题"), ("नमस्ते दुनिया", "नमस्तेदुनिया"), ("می\u{200C}خواهم", "میخواهم"), ("🚪 door", "door"),
            ("straße", "straße"), ("ǆ", "ǆ"), ("a.ǆ", "aǅ"), ("x\u{301}", "x\u{301}"), ("__init__", "init"),
            ("one\ntwo\u{0}three", "oneTwoThree"), (#"\(x)"#, "x"),
            ("Likes ❤️", "likes"), ("❤️ Likes", "likes"), ("Total ☀️ sun", "totalSun"), ("\u{3164}", nil),
        ] as [(String, String?)])
    func member(_ key: String, _ name: String?) { #expect(SymbolName.member(key: key) == name) }

    @Test(arguments: ["", " ", "—", "%@", "%1$lld %%", "🚪", "…", "\u{0}\n", "\u{202E}", "()"])
    func none(_ key: String) { #expect(SymbolName.member(key: key) == nil) }

    @Test func long() {
        #expect(SymbolName.member(String(repeating: "x", count: 10_000))?.count == SymbolName.limit)
        let name = SymbolName.member(String(repeating: "word ", count: 2000))
        #expect(name?.count == SymbolName.limit && name?.hasSuffix("Word") == true)
    }

    @Test func types() {
        #expect(SymbolName.type("InfoPlist") == "InfoPlist")
        #expect(SymbolName.type("main-menu") == "MainMenu")
        #expect(SymbolName.type("String") == "StringTable")
        #expect(SymbolName.type("type") == "TypeTable")
        #expect(SymbolName.type("—") == nil)
    }

    @Test func reservedWords() {
        #expect(SymbolName.written("default") == "`default`")
        #expect(SymbolName.written("defaults") == "defaults")
    }
}
