import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools

/// What tools do with catalogs.
enum CatalogEntries {
    /// Three catalogs, with a line of `---` between: the base, ours and theirs.
    static func merge(_ fields: inout Fields) {
        var texts = [""]
        while !fields.isEmpty {
            let line = fields.line()
            if line == "---" { texts.append("") } else { texts[texts.count - 1] += line + "\n" }
        }
        let catalogs = texts.prefix(3).map { try? StringCatalog(reading: Array($0.utf8)) }
        guard let ours = catalogs.compactMap({ $0 }).first else { return }
        let base = (catalogs.count > 1 ? catalogs[1] : nil) ?? StringCatalog(sourceLanguage: "en")
        let theirs = (catalogs.count > 2 ? catalogs[2] : nil) ?? ours
        let same = CatalogMerge().merge(base: base, ours: ours, theirs: ours)
        require(same.conflicts.isEmpty && same.catalog.bytes() == ours.bytes(), "what both did is a conflict")
        let unchanged = CatalogMerge().merge(base: theirs, ours: ours, theirs: theirs)
        require(unchanged.conflicts.isEmpty, "there is a conflict where one side did nothing")
        for side in CatalogMerge.Side.allCases {
            let merged = CatalogMerge(preferring: side).merge(base: base, ours: ours, theirs: theirs).catalog
            require((try? StringCatalog(reading: merged.bytes())) != nil, "the merged catalog cannot be read")
        }
        let merged = CatalogMerge().merge(base: base, ours: ours, theirs: theirs)
        for conflict in merged.conflicts { _ = conflict.description.utf8.count }
    }

    /// A catalog whose findings are mended, and of which symbols are made.
    static func tools(_ bytes: [UInt8]) {
        guard let catalog = try? StringCatalog(reading: bytes, file: "fuzz.xcstrings") else { return }
        var fixed = catalog
        let changes = StringFix().fix(&fixed)
        require((try? StringCatalog(reading: fixed.bytes())) != nil, "the mended catalog cannot be read")
        require(changes.isEmpty == (fixed == catalog), "\(changes.count) changes are told of")
        let symbols = StringSymbols([LintTable(catalog, file: "fuzz.xcstrings")])
        require(symbols.source().utf8.reduce(0) { $0 + ($1 == 0x7B ? 1 : 0) } > 0, "there are no symbols")
        let coverage = CatalogCoverage(catalog)
        _ = coverage.languages.count
    }

    /// The header field of gettext that says which form a number takes.
    static func pluralForms(_ fields: inout Fields) {
        guard let forms = PluralForms(fields.text()) else { return }
        require(1...PluralForms.limit ~= forms.count, "\(forms.count) forms")
        require(PluralForms(forms.description) == forms, "\(forms.description) reads back otherwise")
        for number in [0, 1, 2, 5, 11, 21, 100, 1 << 32, .max] as [UInt64] {
            require(forms.index(for: number).map { $0 < forms.count } ?? true, "a form beyond the last")
        }
        _ = forms.categories(in: "ar")
    }
}
