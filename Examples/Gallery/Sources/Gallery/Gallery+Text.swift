import LocaleFormat
import LocaleFormatTransliteration
import LocalizedTextTools

extension Gallery {
    static func letters() throws -> Section {
        var section = Section("Letters", "Other scripts, slugs, capitals as the language has them.")
        try section.add("To Latin letters", "transliterate Ελλάδα --id Any-Latin", in: ["el"]) { _ in
            try TransliterationStyle("Any-Latin").transliterate("Ελλάδα")
        }
        try section.add("To ASCII", "transliterate 'Москва नमस्ते 東京' --id 'Any-Latin; Latin-ASCII'", in: ["en"]) { _ in
            try TransliterationStyle("Any-Latin; Latin-ASCII").transliterate("Москва नमस्ते 東京")
        }
        try section.add("A slug", "slug 'Größe & Maß: 5 Tipps'", in: ["de", "en"]) {
            try "Größe & Maß: 5 Tipps".slug(in: $0)
        }
        try section.add("Capitals", "case istanbul --to upper", in: ["tr", "en"]) {
            TextCasing(.upper, locale: $0).convert("istanbul")
        }
        try section.add("A title", "case 'ijsland en ierland' --to title", in: ["nl", "en"]) {
            TextCasing(.title, locale: $0).convert("ijsland en ierland")
        }
        return section
    }

    static func order() throws -> Section {
        var section = Section("Sorting", "The same words, in the order of each language.")
        try section.add(
            "Words with ä, ö, z and ch", "sort <<< $'zebra\\nöl\\nchata\\närlig\\ncena\\nhora\\noko'",
            in: ["de", "de-u-co-phonebk", "sv", "cs"], as: Picture.list
        ) {
            try CollationStyle(locale: $0).sorted(["zebra", "öl", "chata", "ärlig", "cena", "hora", "oko"])
        }
        return section
    }

    static func search() throws -> Section {
        var section = Section(
            "Search", "Found whatever its case, accents and digits are, and marked by whole letters of a reader.")
        try section.add(
            "cafe", "search cafe --mark html <<< 'A café, the CAFÉ, cafés'", in: ["en"], as: Picture.marked
        ) {
            TextHighlight(of: LocalizedSearch("cafe", locale: $0), in: "A café, the CAFÉ, cafés").html()
        }
        try section.add(
            "2025", "search 2025 --mark html <<< 'सन् २०२५ और 2025'", in: ["hi"], as: Picture.marked
        ) {
            TextHighlight(of: LocalizedSearch("2025", locale: $0), in: "सन् २०२५ और 2025").html()
        }
        try section.add(
            "a, which å is not in Danish", "search a --mark html <<< 'på gaden'", in: ["da", "en"], as: Picture.marked
        ) {
            TextHighlight(of: LocalizedSearch("a", locale: $0), in: "på gaden").html()
        }
        return section
    }

    static func direction() throws -> Section {
        var section = Section(
            "Text of both directions",
            "Above as it is stored, below as it is seen; filled is what one drag over the screen selects.")
        try section.add(
            "Columns 2 to 6", "bidi 'abc אבג def' --select 2-6", in: ["he"], as: { Picture.selection($0, 2..<6) }
        ) { _ in
            BidiParagraph.paragraphs(in: "abc אבג def")[0].line()
        }
        try section.add(
            "A number in Arabic text", "bidi 'السعر 25 يورو' --select 3-9", in: ["ar"],
            as: { Picture.selection($0, 3..<9) }
        ) { _ in
            BidiParagraph.paragraphs(in: "السعر 25 يورو")[0].line()
        }
        return section
    }
}
