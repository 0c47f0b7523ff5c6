import Foundation
import LocaleFormatAppleStrings
import LocaleFormatTexts
import LocaleFormatNumbers
import TestSupport
import Testing
import LocalizedStrings

/// Markdown's inlines in localized strings, by CommonMark's rules; the rows were written for these tests.
@Suite struct MarkdownTests {
    /// The inlines as HTML, which is how CommonMark states them.
    static func html(_ source: String) throws -> String {
        let tree = try MarkupTree(parsing: source, lenient: true, markdown: true)
        var result = ""
        var open: [(end: Int, tag: String)] = []
        for (index, node) in tree.nodes.enumerated() {
            while let last = open.last, last.end <= index { result += open.removeLast().tag }
            switch node.kind {
            case .text:
                let isTag = open.last?.tag == ""
                let text = tree.text(of: node)
                result += isTag ? text : text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            case .run:
                result += "{"
                open.append((node.end, "}"))
            case .markdown(let inline):
                let (start, end) = tags(inline)
                result += start
                open.append((node.end, end))
            }
        }
        while let last = open.popLast() { result += last.tag }
        return result
    }

    private static func tags(_ inline: MarkdownInline) -> (String, String) {
        switch inline {
        case .emphasis: ("<em>", "</em>")
        case .strongEmphasis: ("<strong>", "</strong>")
        case .strikethrough: ("<s>", "</s>")
        case .code: ("<code>", "</code>")
        case .html: ("", "")
        case .link(let destination, let title): ("<a \(destination)\(title.map { " '\($0)'" } ?? "")>", "</a>")
        case .image(let destination, let title): ("<img \(destination)\(title.map { " '\($0)'" } ?? "")>", "</img>")
        }
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold** and _soft_", "<strong>bold</strong> and <em>soft</em>"),
        ("***both***", "<em><strong>both</strong></em>"), ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
        ("a*b*c", "a<em>b</em>c"), ("a_b_c", "a_b_c"), ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"),
        ("*a**b*", "<em>a**b</em>"), ("~~gone~~ ~too~ ~~~not~~~", "<s>gone</s> <s>too</s> ~~~not~~~"),
        ("~a~~", "~a~~"), ("`a*b*` *c*", "<code>a*b*</code> <em>c</em>"), ("`` a`b ``", "<code>a`b</code>"),
        ("`open *x*", "`open <em>x</em>"), (#"\*not\* \`so\`"#, "*not* `so`"), (#"`\*`"#, #"<code>\*</code>"#),
        ("[site](https://example.com)", "<a https://example.com>site</a>"),
        (#"[a **b**](</x y> "T")"#, "<a /x y 'T'>a <strong>b</strong></a>"),
        ("[a](b 'c' d)", "[a](b 'c' d)"), ("[a [b](c)](d)", "[a <a c>b</a>](d)"), ("[a]", "[a]"),
        ("[a] (b)", "[a] (b)"),
        ("*[a*](b)", "*<a b>a*</a>"), ("[a](b(c)d)", "<a b(c)d>a</a>"), ("![cat](cat.png)", "<img cat.png>cat</img>"),
        ("<https://example.com/a*b*>", "<a https://example.com/a*b*>https://example.com/a*b*</a>"),
        ("<ada@example.com>", "<a mailto:ada@example.com>ada@example.com</a>"),
        ("a<br/>b *<b>*</b>", "a<br/>b <em><b></em></b>"), ("1 < 2 > 0", "1 &lt; 2 > 0"),
        ("<!-- *x* --> y", "<!-- *x* --> y"),
        ("Tom &amp; J&#233;r&#xF4;me &#0; &nope;", "Tom &amp; Jérôme \u{FFFD} &amp;nope;"),
        ("**日本語**テスト", "<strong>日本語</strong>テスト"), ("**「注」**は", "**「注」**は"),
        ("^[**%lld** file](inflect: true)", "{<strong>%lld</strong> file}"),
        ("**^[2 files](inflect: true)**", "<strong>{2 files}</strong>"), ("`^[x](a: 1)`", "<code>^[x](a: 1)</code>"),
        ("^[a *b](a: 1) c*", "{a *b} c*"), ("[^[2 files](inflect: true)](u)", "<a u>{2 files}</a>"),
        ("^[see [x](y)](a: 1)", "{see <a y>x</a>}"), (#"<http://a.b/\*>"#, #"<a http://a.b/\*>http://a.b/\*</a>"#),
        ("&HilbertSpace;&ngE;&frac34;&nbsp;&NBSP;", "\u{210B}\u{2267}\u{338}\u{BE}\u{A0}&amp;NBSP;"),
    ])
    func inlines(source: String, expected: String) throws {
        #expect(try Self.html(source) == expected)
    }

    /// GitHub Flavored Markdown, "Autolinks (extension)"; with `host` for `a.example`.
    @Test(
        arguments: [
            ("see www.host now", "see <a http://www.host>www.host</a> now"), ("xwww.host", "xwww.host"),
            ("www.", "www."),
            ("WWW.host", "WWW.host"), ("(www.host)", "(<a http://www.host>www.host</a>)"), ("«www.host»", "«www.host»"),
            ("https://host/a(b)c).", "<a https://host/a(b)c>https://host/a(b)c</a>)."),
            (
                "HTTP://localhost:80/?q=1&x=2!?",
                "<a HTTP://localhost:80/?q=1&x=2>HTTP://localhost:80/?q=1&amp;x=2</a>!?"
            ),
            ("ftp://host/&copy;", "<a ftp://host/>ftp://host/</a>©"),
            ("ftp://host/a;", "<a ftp://host/a>ftp://host/a</a>;"),
            ("https://host<b>", "<a https://host>https://host</a><b>"), ("https://", "https://"),
            ("https://-a", "https://-a"),
            ("https://a_b.example", "https://a_b.example"),
            ("https://a_b.c.host/", "<a https://a_b.c.host/>https://a_b.c.host/</a>"),
            ("ahttps://host", "ahttps://host"), ("「https://host」", "「<a https://host」>https://host」</a>"),
            ("**https://host**", "<strong><a https://host>https://host</a></strong>"),
            ("https://host/_a_/ _b_", "<a https://host/_a_/>https://host/_a_/</a> <em>b</em>"),
            ("`https://host` [https://host](u)", "<code>https://host</code> <a u>https://host</a>"),
            ("^[https://host](a: 1) x", "{<a https://host>https://host</a>} x"),
            ("https://host^[x](a: 1)", "<a https://host>https://host</a>{x}"),
            ("ada.l+x@host.", "<a mailto:ada.l+x@host>ada.l+x@host</a>."),
            ("_ada@host_", "<em><a mailto:ada@host>ada@host</a></em>"),
            ("ada@localhost", "ada@localhost"), ("a@b@c.d", "a@<a mailto:b@c.d>b@c.d</a>"), ("ada@x.y-", "ada@x.y-"),
            ("@host", "@host"),
            ("mailto:ada@host", "<a mailto:ada@host>mailto:ada@host</a>"),
            ("%@@host %1$@ %%@x.y", "%@@host %1$@ %%@x.y"),
        ] as [(String, String)])
    func bareAddresses(source: String, expected: String) throws {
        let source = source.replacing("host", with: "a.example").replacing("locala.example", with: "localhost")
        let expected = expected.replacing("host", with: "a.example").replacing("locala.example", with: "localhost")
        #expect(try Self.html(source) == expected)
    }

    /// What is written for an argument in an address is in its destination too.
    @Test(
        arguments: [
            ("<https://a.example/%@> %@", "https://a.example/b"),
            ("see www.a.example/%@?x %@", "http://www.a.example/b?x"),
            ("%2$@ https://a.example/%1$@/", "https://a.example/b/"), ("<%@@a.example> %@", nil),
        ] as [(String, String?)])
    func argumentsInBareAddresses(source: String, expected: String?) throws {
        let formatted = try compiled(source).formattedText(["b", "c"])
        let links = formatted.spans.compactMap { span in
            if case .markdown(.link(let destination, _)) = span.field { destination } else { nil }
        }
        #expect(links == (expected.map { [$0] } ?? []))
        #expect(formatted.text.contains("c"))
    }

    @Test func namedCharacters() throws {
        let rows = try String(contentsOf: RepositoryRoot.file("Data/HTML/named-characters.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
        #expect(rows.count == 2_125)
        for row in rows {
            let scalars = row[1].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            let text = String(String.UnicodeScalarView(scalars))
            #expect(
                try compiled("&\(row[0]);").format([]).unicodeScalars.elementsEqual(text.unicodeScalars), "\(row[0])")
        }
    }

    @Test func off() throws {
        let text = try TextTemplate("**%lld** `files` &amp; [x](y)").compiled(in: "en")
        #expect(try text.format([3]) == "**3** `files` &amp; [x](y)")
        #expect(throws: MarkupError.self) { try TextTemplate("^[x]").compiled(in: "en") }
    }

    private func compiled(_ text: String, _ locale: LocaleID = "en") throws -> CompiledText {
        var options = TextOptions()
        options.readsMarkdown = true
        return try TextTemplate(text).compiled(in: locale, options: options)
    }

    @Test func formats() throws {
        let text = try compiled(#"**^[%lld file](inflect: true)** in [%@](https://example.com/%@?a=%20d) \*"#)
        #expect(try text.format([1_234, "A", "b"]) == "1,234 files in A *")
        let formatted = try text.formattedText([1_234, "A*", "b"])
        #expect(formatted.text == "1,234 files in A* *")
        let markdown = formatted.spans.compactMap { span -> String? in
            guard case .markdown(let inline) = span.field else { return nil }
            return "\(inline) \(span.range)"
        }
        #expect(
            markdown == [
                "strongEmphasis 0..<11",
                #"link(destination: "https://example.com/b?a=%20d", title: nil) 15..<17"#,
            ])
    }

    /// A run with markup inside still agrees; so does one inside markup.
    @Test func inflects() throws {
        #expect(try compiled("^[**%lld** *file*](inflect: true)").format([2]) == "2 files")
        #expect(try compiled("^[%lld **archivo** nuevo](inflect: true)", "es").format([2]) == "2 archivos nuevos")
    }

    /// Numbers in addresses are for machines.
    @Test func addresses() throws {
        let text = try compiled("[%1$lld](https://example.com/?id=%1$lld&x=%%20)", "hi-IN-u-nu-deva")
        let formatted = try text.formattedText([1_234_567])
        #expect(formatted.text == "१२,३४,५६७")
        #expect(
            formatted.spans.contains {
                $0.field == .markdown(.link(destination: "https://example.com/?id=1234567&x=%20", title: nil))
            })
        #expect(throws: TextError.self) { try text.formattedText([]) }
    }

    /// Each takes time in proportion to its length.
    @Test(arguments: [
        "*a ", "**", "[", "![", "[a](", "[a](b \"", "`", "``x", "<", "<!--", "<a b='", "<?", "~~", "_a_", "](", "^[",
        "&#", "\\", "https://", "https://a_b", "www.", "www.a_", "_www.a", "a@", "a.", "a@b.", "mailto:", "https://a)",
        "https://a;",
        "[a](((", "*_", "a**b",
    ])
    func hostile(part: String) throws {
        let text = String(repeating: part, count: TestSize.of(60_000, usually: 15_000))
        let tree = try? MarkupTree(parsing: text, lenient: true, markdown: true)
        #expect(tree?.nodes.isEmpty ?? true == false)
    }
}
