import LocaleFormatCollation
import LocaleFormatText
import Testing

@Suite struct CollationStyleTests {
    @Test(
        arguments: [
            ("en", "a", "B", CollationOrder.before), ("en", "a", "A", .before), ("da", "a", "A", .after),
            ("de", "Ärger", "Argwohn", .before), ("sv", "Ärger", "zoo", .after),
            ("de-u-co-phonebk", "Ärger", "Af", .before), ("de", "Ärger", "Af", .after),
            ("cs", "ch", "d", .after), ("cs", "ch", "h", .after), ("en", "ch", "d", .before),
            ("en-u-kn", "file10", "file9", .after), ("en", "file10", "file9", .before),
            ("en-u-ks-level1", "a", "Á", .same), ("en-u-ks-level2", "a", "Á", .before),
            ("en-u-ks-level2", "a", "A", .same),
            ("en-u-ka-shifted", "de luge", "deluge", .same),
            ("en-u-ka-shifted-ks-level4", "de luge", "deluge", .before),
            ("en-u-kf-upper", "a", "A", .after), ("en-u-ks-level1-kc", "a", "A", .before),
            ("fr-CA", "coté", "côte", .after), ("fr", "coté", "côte", .before), ("fr-u-kb", "coté", "côte", .after),
            ("en-u-kr-grek-latn", "ω", "a", .before), ("en-u-kr-digit-latn", "5", "a", .before),
            ("en-u-kr-latn-digit", "5", "a", .after), ("zh", "安", "北", .before), ("zh-u-co-stroke", "三", "一", .after),
            ("en-u-ka-shifted-kv-space", "a-b", "ab", .before), ("en-u-ka-shifted-kv-punct", "a-b", "ab", .same),
            ("en-u-kr-others-latn", "z", "я", .after), ("en-u-kr-latn-others", "z", "α", .before),
            ("en-u-kr-zzzz-latn", "z", "я", .after), ("en-u-ka-shifted-kv-space", "a\u{A0}b", "ab", .same),
            ("en-u-ka-shifted-kv-space", "a\u{A0}b", "a£b", .after), ("th-u-kv-space", "a\u{2007}b", "ab", .same),
            ("en-u-ka-shifted-kv-symbol", "a`b", "ab", .same), ("en-u-ka-shifted-kv-symbol", "a$b", "ab", .before),
            ("en-u-ka-shifted-kv-currency", "a$b", "ab", .same),
            ("en-u-kk", "a\u{301}\u{327}", "a\u{327}\u{301}", .same),
            ("es", "llama", "lzzz", .before), ("es-u-co-trad", "llama", "lzzz", .after), ("und", "", "a", .before),
        ] as [(LocaleID, String, String, CollationOrder)])
    func keywordsAreRead(locale: LocaleID, first: String, second: String, order: CollationOrder) throws {
        let compiled = try CollationStyle(locale: locale).compiled()
        #expect(compiled.compare(first, second) == order)
        #expect(try CollationStyle(locale: locale).compare(first, second) == order)
        let keys = (compiled.sortKey(first), compiled.sortKey(second))
        #expect((keys.0 < keys.1) == (order == .before) && (keys.0 == keys.1) == (order == .same))
        #expect(compiled.compare(second, first).rawValue == -order.rawValue)
    }

    @Test func modifiersAreKeywords() throws {
        let style = CollationStyle(locale: "de-AT").kind(.phonebook).strength(.primary).numeric().alternate(.shifted)
            .caseFirst(.upper).maxVariable(.symbol).caseLevel().backwards().reordering(["grek", "digit"])
        #expect(style.locale.tag == "de-AT-u-co-phonebk-ka-shifted-kb-kc-kf-upper-kn-kr-grek-digit-ks-level1-kv-symbol")
        #expect(style == CollationStyle(locale: style.locale))
        #expect(style.kind == .phonebook && style.strength == .primary && style.isNumeric == true)
        #expect(style.alternate == .shifted && style.caseFirst == .upper && style.maxVariable == .symbol)
        #expect(style.hasCaseLevel == true && style.isBackwards == true && style.reordering == ["grek", "digit"])
        #expect(style.numeric(nil).numeric(false).locale.keyword("kn") == "false")
        #expect(style.strength(nil).strength == nil)
        #expect(style.normalizing().isNormalizing == true && style.normalizing(false).locale.keyword("kk") == "false")
        #expect(style.isNormalizing == nil && style.normalizing().normalizing(nil) == style)
        let last = CollationStyle(locale: "en").reordering(["Others", "latn"])
        #expect(last.locale.tag == "en-u-kr-zzzz-latn" && last.reordering == ["others", "latn"])
        #expect(try last.sorted(["b", "я", "α"]) == ["α", "я", "b"])
        #expect(try CollationStyle(rules: "&a < b").reordering(["others", "latn"]).sorted(["b", "я"]) == ["я", "b"])
        #expect(try style.compiled().strength == .primary)
        #expect(try style.compiled().isNumeric)
    }

    @Test func rulesTailorTheRoot() throws {
        var style = CollationStyle(rules: "&a < z &[before 1]b < ch <<< Ch")
        #expect(try style.sorted(["b", "z", "a", "Ch", "c", "ch"]) == ["a", "z", "ch", "Ch", "b", "c"])
        style = style.strength(.primary).numeric()
        #expect(try style.compare("Ch", "ch") == .same)
        #expect(try style.compare("x10", "x9") == .after)
        #expect(throws: CollationError.self) { try CollationStyle(rules: "&a <").compiled() }
        #expect(throws: CollationError.self) { try CollationStyle(rules: "[nonsense]").compiled() }
    }

    @Test func whatIsUnknownIsRefused() throws {
        #expect(throws: CollationError.unknownKind("pinyn", locale: "fr", known: ["emoji", "eor"])) {
            try CollationStyle(locale: "fr").kind("pinyn").compiled()
        }
        // What other languages have is the ordinary order.
        #expect(try CollationStyle(locale: "fr-CA-u-co-phonebk").sorted(["coté", "côte"]) == ["côte", "coté"])
        #expect(throws: CollationError.unknownValue("level9", keyword: "ks")) {
            try CollationStyle(locale: "fr-u-ks-level9").compiled()
        }
        #expect(throws: CollationError.unknownValue("abcd", keyword: "kr")) {
            try CollationStyle(locale: "fr").reordering(["abcd"]).compiled()
        }
        #expect(throws: CollationError.unknownValue("not one", keyword: "co")) {
            try CollationStyle(locale: "fr").kind("not one").compiled()
        }
        #expect(throws: CollationError.unknownValue("maybe", keyword: "kn")) {
            try CollationStyle(locale: "en-u-kn-maybe").compare("a", "b")
        }
    }
}
