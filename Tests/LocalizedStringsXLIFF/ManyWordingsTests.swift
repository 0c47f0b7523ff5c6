import LocalizedStrings
import TestSupport
import Testing

@testable import LocalizedStringsXLIFF

/// Strings of thousands of wordings: each step looks at each of them once.
@Suite struct ManyWordingsTests {
    private static func path(_ text: String) throws -> CatalogUnitPath { try #require(CatalogUnitPath(text)) }

    /// The rule as it is said, compared path with path.
    private static func contradict(_ left: CatalogUnitPath, _ right: CatalogUnitPath) -> Bool {
        for (first, second) in zip(left.steps, right.steps) where first != second {
            guard case .variation(let kind, _) = first, case .variation(let other, _) = second else { return false }
            return kind != other
        }
        if left.steps.count == right.steps.count { return false }
        let longer = left.steps.count > right.steps.count ? left.steps : right.steps
        if case .substitution = longer[min(left.steps.count, right.steps.count)] { return false }
        return true
    }

    @Test func contradictions() throws {
        var generator = SeededGenerator(for: "pathContradictions")
        let steps: [CatalogUnitPath.Step] = [
            .plural("one"), .plural("other"), .device("mac"), .device("other"), .substitution("a"), .substitution("b"),
            .variation(kind: "width", case: "20"), .element(0),
        ]
        func path() -> CatalogUnitPath {
            CatalogUnitPath((0..<generator.next() % 4).map { _ in generator.element(of: steps) })
        }
        for _ in 0..<600 * SeededGenerator.rounds {
            let known = (0..<generator.next() % 5).map { _ in path() }
            let asked = path()
            let found = PathTree(known).contradiction(of: asked)
            #expect((found == nil) == !known.contains { Self.contradict($0, asked) }, "\(known) \(asked)")
            if let found { #expect(known.contains(found) && Self.contradict(found, asked)) }
        }
    }

    @Test func substitutions() throws {
        let count = TestSize.of(3_000, usually: 600)
        var catalog = StringCatalog()
        for language in ["en", "de"] {
            var localization = CatalogLocalization()
            localization[.root] = CatalogUnit((0..<count).map { "%#@s\($0)@" }.joined(separator: " "))
            for index in 0..<count {
                for category in ["one", "other"] {
                    localization[try Self.path("substitutions.s\(index).plural.\(category)")] = CatalogUnit(
                        "%arg \(category)")
                }
                localization[substitution: "s\(index)"] = (index + 1, "lld")
            }
            catalog["k", default: CatalogEntry()][language] = localization
        }
        let file = catalog.xliffFile(for: "de", original: "o")
        #expect(file.units.count == 1 + 2 * count)
        let read = try XLIFFDocument(reading: XLIFFDocument([file]).bytes(.v1_2))
        #expect(read.files == [file])
        #expect(try StringCatalog(XLIFFDocument([catalog.xliffFile(for: "de", original: "o")])) == catalog)
        var copy = catalog
        #expect(try copy.merge(read.files[0]).unchanged == 1 + 2 * count)
        // One text can have all of them.
        let arguments = (1...count).map { TextArgument.integer($0) }
        let template = try #require(catalog["k"]?["en"]?.template)
        #expect(try template.compiled(in: "en").format(arguments).hasPrefix("1 one 2 other"))
    }

    /// What comes to more than a catalog may have is told and not taken: it could not be read again.
    @Test func moreThanACatalogHas() throws {
        let count = StringsLimits.names + 1
        let many = XLIFFFile(
            original: "o", sourceLanguage: "en", targetLanguage: "de",
            units: (0..<count).map { XLIFFUnit(id: "k|==|width.\($0)", source: "s", target: "t") })
        var catalog = StringCatalog()
        catalog["k"] = CatalogEntry()
        let before = catalog
        for addsUnknownKeys in [false, true] {
            var options = XLIFFImportOptions()
            options.addsUnknownKeys = addsUnknownKeys
            var target = addsUnknownKeys ? StringCatalog() : catalog
            let report = try target.merge(many, options: options)
            #expect(report.problems.map(\.kind) == [.tooManyWordings(limit: StringsLimits.names)])
            #expect(report.added == 0 && target == (addsUnknownKeys ? StringCatalog() : before))
        }
        #expect(throws: StringsError.self) { try StringCatalog(XLIFFDocument([many])) }
        // Half of them twice: more than a catalog has when they come together.
        for half in [0..<count / 2 + 1, count / 2 + 1..<count + 1] {
            var file = many
            file.units = half.map { XLIFFUnit(id: "k|==|width.\($0)", source: "s", target: "t") }
            _ = try catalog.merge(file)
        }
        #expect(try StringCatalog(reading: catalog.bytes())["k"]?["de"]?.units.count == count / 2 + 1)
        let languages = (0..<count).map {
            XLIFFFile(
                original: "o", sourceLanguage: "en", targetLanguage: "x\($0)",
                units: [XLIFFUnit(id: "k", source: "s", target: "t")])
        }
        #expect(throws: StringsError.self) { try StringCatalog(XLIFFDocument(languages)) }
    }
}

extension StringCatalog {
    fileprivate subscript(key: String, default entry: CatalogEntry) -> CatalogEntry {
        get { self[key] ?? entry }
        set { self[key] = newValue }
    }
}
