import Testing

private let longLabel = String(repeating: "a", count: 63)

/// What stands in angle brackets in localized strings: CommonMark 0.31, sections 6.5 (autolinks) and 6.6 (raw HTML).
@Suite struct MarkdownAngleTests {
    private func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }

    /// A scheme has 2 to 32 letters, digits, `+`, `.` and `-`, a letter first.
    @Test(arguments: [
        "ab:", "made-up-scheme://x", "a+b.c-d9:!", "MAILTO:A@b.C", "https://a.example/[]\\*_",
        String(repeating: "s", count: 32) + ":x",
    ])
    func absoluteAddresses(address: String) throws {
        #expect(try MarkdownTests.html("a <\(address)> b") == "a <a \(address)>\(escaped(address))</a> b")
    }

    /// HTML's `input type=email`: a name of these characters, and labels of 1 to 63 letters, digits and inner hyphens.
    @Test(arguments: ["a@b", "a.!#$%&'+/=?^`{|}~-_9@b-c.d0", "a@\(longLabel).b", "a@\(longLabel)"])
    func mailAddresses(address: String) throws {
        #expect(try MarkdownTests.html("a <\(address)> b") == "a <a mailto:\(address)>\(escaped(address))</a> b")
    }

    @Test(arguments: [
        "<a:b>", "<1ab:c>", "<+ab:c>", "<ab:c d>", "<ab:c<1>", "<ab:c\u{1}>", "<ab:c", "<ab:\u{7F}>",
        "<" + String(repeating: "s", count: 33) + ":x>", "<>", "<@b>", "<a@>", "<a@-b>", "<a@b->", "<a@b-.>", "<a@b_>",
        "<a@\(longLabel)b>", "<a b@c>",
    ])
    func noAddresses(text: String) throws {
        #expect(try MarkdownTests.html(text) == escaped(text))
    }

    /// Tags, comments, instructions, declarations, character data.
    @Test(arguments: [
        "<a>", "<A1-b>", "<a/>", "<a />", "<a\n/>", "<a b>", "<a  b c/>", "<a b=c/d>", "<a b = 'c \"d' e=\"f 'g\">",
        "<a _b :c d.e-f_g:h=1>", "<a b=''>", "</a>", "</a1-b >", "<!-- a > b -->", "<!-->", "<!--->", "<!---->",
        "<!-- a -- b --->", "<?a > b?>", "<?>?>", "<!A b>", "<!z>", "<![CDATA[a > ]] ]]]>",
    ])
    func html(text: String) throws {
        #expect(try MarkdownTests.html("x \(text) y") == "x \(text) y")
    }

    @Test(arguments: [
        "<1a>", "<-a>", "< a>", "<a", "<a b='c'd>", "<a b=>", "<a b = >", "<a b='c>", "<a 1b>", "<a -b>", "<a b=c\"d>",
        "<a b=c'd>", "<a b=`c>", "<a b==c>", "<a/ >", "<a//>", "</a b>", "</a/>", "</ a>", "</>", "</1>", "<!-- a",
        "<!-- a --",
        "<?a>", "<!1>", "<! a>", "<!a", "<![CDATA[a]>", "<![CDATA a]]>",
    ])
    func noHTML(text: String) throws {
        #expect(try MarkdownTests.html("x \(text) y") == "x \(escaped(text)) y")
    }
}
