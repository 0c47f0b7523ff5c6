import Testing

/// Where an address without brackets ends: GitHub Flavored Markdown, "Autolinks (extension)", "extended autolink path validation".
@Suite struct MarkdownAddressEndTests {
    /// Parentheses that close none within the address are the sentence's.
    @Test(arguments: [
        ("a(b)", ""), ("a(b)c", ""), ("a(b)", ")"), ("a(b)", "))"), ("a((b)", ""), ("a(b(c))", ""), ("a", ")"),
        ("a", "))"),
        ("a)b", ""), ("(a", ""), ("a(b)", ")."), ("a(b)", ").)"), ("a", ".)"), ("(a)", ""), ("((a))", ")"),
    ])
    func parentheses(path: String, rest: String) throws {
        let address = "https://a.example/\(path)"
        #expect(try MarkdownTests.html("see \(address)\(rest) b") == "see <a \(address)>\(address)</a>\(rest) b")
    }

    @Test(arguments: ["?", "!", ".", ",", ":", "*", "_", "~", "'", "\"", "...", "?!", ".'", "\":"])
    func punctuation(rest: String) throws {
        #expect(
            try MarkdownTests.html("https://a.example/b\(rest)")
                == "<a https://a.example/b>https://a.example/b</a>\(rest)")
        // Within the address it stays.
        guard !"*_~".contains(rest.prefix(1)) else { return }
        #expect(
            try MarkdownTests.html("https://a.example/b\(rest)c")
                == "<a https://a.example/b\(rest)c>https://a.example/b\(rest)c</a>")
    }

    @Test(arguments: ["-", "/", "=", "&", "@", "#", "+", "$", ">", "^", "|"])
    func whatIsOfTheAddress(end: String) throws {
        let address = "https://a.example/b\(end)"
        #expect(
            try MarkdownTests.html("\(address) c")
                == "<a \(address)>\(address.replacing("&", with: "&amp;"))</a> c")
    }
}
