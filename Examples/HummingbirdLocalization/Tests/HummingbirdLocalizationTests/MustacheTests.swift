import LocalizedStrings
import Mustache
import MustacheLocalization
import Testing

@Suite struct MustacheTests {
    private func rendered(_ template: String, _ language: LocaleID = "de", _ values: [String: Any] = [:]) throws
        -> String
    {
        try MustacheTemplate(string: template).render(Fixture.bundle.localized(for: [language]).mustache(values))
    }

    @Test func sections() throws {
        #expect(try rendered("<h1>{{#localized}}Hello{{/localized}}</h1>") == "<h1>Hallo</h1>")
        #expect(try rendered("{{#localized}} Hello\n{{/localized}}.") == " Hallo\n.")
        #expect(try rendered("{{#localized}}Hello{{/localized}}", "ar") == "مرحبا")
        #expect(try rendered("{{#localized}}100 %{{/localized}}") == "100 %")
        #expect(try rendered("{{language}} {{direction}}", "ar-EG") == "ar rtl")
    }

    @Test func variables() throws {
        let template = "{{#localized}}Good morning, {{name}}!{{/localized}}"
        #expect(try rendered(template, "de", ["name": "Ada"]) == "Guten Morgen, \u{2068}Ada\u{2069}!")
        #expect(
            try rendered(template, "de", ["name": "<script>{{secret}}", "secret": "1"])
                == "Guten Morgen, \u{2068}&lt;script&gt;{{secret}}\u{2069}!")
    }

    /// A translation is text: neither marks of HTML nor tags of the template.
    @Test func translationsAreText() throws {
        #expect(
            try rendered("{{#localized}}Tag{{/localized}}", "de", ["secret": "1"])
                == "&lt;b&gt; &amp; &#123;&#123;secret}} &#39;&quot;")
    }

    @Test func otherTagsStay() throws {
        let template = "{{#localized}}{{#on}}Hello{{/on}}{{/localized}}"
        #expect(try rendered(template, "de", ["on": true]) == "Hello")
    }

    @Test func texts() throws {
        let strings = Fixture.bundle.localized(for: ["de"])
        let values: [String: Any] = ["count": MustacheText("\(1234) files", strings)]
        #expect(try rendered("{{count}} {{uppercased(count)}}", "de", values) == "1.234 Dateien 1.234 DATEIEN")
    }
}
