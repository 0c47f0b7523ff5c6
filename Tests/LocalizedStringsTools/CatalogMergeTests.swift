import LocalizedStrings
import LocalizedStringsTools
import Testing

/// Two catalogs that have both changed since a third.
@Suite struct CatalogMergeTests {
    private func catalog(_ change: (inout StringCatalog) -> Void = { _ in }) -> StringCatalog {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["Save"] = CatalogEntry(comment: "Button")
        catalog["Save"]?["de"] = CatalogLocalization("Sichern")
        catalog["Old"] = CatalogEntry()
        catalog["%lld files"] = CatalogEntry()
        catalog["%lld files"]?["de"]?[.root] = CatalogUnit("%lld Dateien")
        var plural = CatalogLocalization()
        for (category, text) in [("one", "%lld Datei"), ("other", "%lld Dateien")] {
            plural[CatalogUnitPath([.plural(category)])] = CatalogUnit(text)
        }
        catalog["%lld files"]?["de"] = plural
        change(&catalog)
        return catalog
    }

    private func merge(
        _ merge: CatalogMerge = CatalogMerge(), ours: (inout StringCatalog) -> Void,
        theirs: (inout StringCatalog) -> Void
    ) -> (catalog: StringCatalog, conflicts: [CatalogMerge.Conflict]) {
        merge.merge(base: catalog(), ours: catalog(ours), theirs: catalog(theirs))
    }

    private let one = CatalogUnitPath([.plural("one")])
    private let other = CatalogUnitPath([.plural("other")])

    @Test func changesOnBothSidesMeet() {
        let merged = merge(
            ours: {
                $0["Save"]?["fr"] = CatalogLocalization("Enregistrer")
                $0["Save"]?.comment = "Toolbar"
                $0["Old"] = nil
                $0["%lld files"]?["de"]?[one] = CatalogUnit("Eine Datei")
            },
            theirs: {
                $0["Save"]?["de"] = CatalogLocalization("Speichern")
                $0["New"] = CatalogEntry()
                $0["%lld files"]?["de"]?[other] = CatalogUnit("%lld Akten")
                $0.version = "1.1"
            })
        #expect(merged.conflicts.isEmpty)
        let expected = catalog {
            $0["Save"]?["fr"] = CatalogLocalization("Enregistrer")
            $0["Save"]?["de"] = CatalogLocalization("Speichern")
            $0["Save"]?.comment = "Toolbar"
            $0["Old"] = nil
            $0["New"] = CatalogEntry()
            $0["%lld files"]?["de"]?[one] = CatalogUnit("Eine Datei")
            $0["%lld files"]?["de"]?[other] = CatalogUnit("%lld Akten")
            $0.version = "1.1"
        }
        #expect(merged.catalog == expected)
    }

    /// What one side alone did is that side, whichever it is, and the order of the arguments does not matter then.
    @Test func oneSideAlone() {
        let changed = catalog { $0["Save"] = nil }
        for (ours, theirs) in [(changed, catalog()), (catalog(), changed), (changed, changed)] {
            let merged = CatalogMerge().merge(base: catalog(), ours: ours, theirs: theirs)
            #expect(merged.catalog == changed)
            #expect(merged.conflicts.isEmpty)
        }
    }

    @Test func differentWordingsConflict() {
        let (ours, theirs): ((inout StringCatalog) -> Void, (inout StringCatalog) -> Void) = (
            { $0["Save"]?["de"] = CatalogLocalization("Ablegen") },
            { $0["Save"]?["de"] = CatalogLocalization("Speichern") }
        )
        let merged = merge(ours: ours, theirs: theirs)
        #expect(merged.conflicts.map(\.description) == ["'Save': localizations.de: 'Ablegen' here, 'Speichern' there"])
        #expect(merged.catalog["Save"]?["de"]?[.root] == CatalogUnit("Ablegen", state: .needsReview))
        for (side, text) in [(CatalogMerge.Side.ours, "Ablegen"), (.theirs, "Speichern")] {
            let settled = merge(CatalogMerge(preferring: side), ours: ours, theirs: theirs)
            #expect(settled.conflicts.isEmpty)
            #expect(settled.catalog["Save"]?["de"]?[.root] == CatalogUnit(text))
        }
    }

    @Test func statesAloneDoNotConflict() {
        let merged = merge(
            ours: { $0["Save"]?["de"] = CatalogLocalization("Sichern", state: .needsReview) },
            theirs: { $0["Save"]?["de"] = CatalogLocalization("Sichern", state: .new) })
        #expect(merged.conflicts.isEmpty)
        #expect(merged.catalog["Save"]?["de"]?[.root]?.state == .new)
    }

    @Test func removedHereAndChangedThere() {
        let merged = merge(
            ours: { $0["Save"] = nil }, theirs: { $0["Save"]?.comment = "Toolbar" })
        #expect(merged.conflicts.map(\.description) == ["'Save': removed here, changed there"])
        #expect(merged.catalog["Save"]?.comment == "Toolbar")
    }

    /// A text has one wording or variations, and so the merged one has not both.
    @Test func variationsHereAndAWordingThere() {
        let merged = merge(
            ours: {
                var plural = CatalogLocalization()
                plural[other] = CatalogUnit("Sichern %lld")
                $0["Save"]?["de"] = plural
            }, theirs: { $0["Save"]?["de"] = CatalogLocalization("Speichern") })
        #expect(merged.conflicts.map(\.path) == ["localizations.de"])
        #expect(merged.catalog["Save"]?["de"]?.units.map(\.unit) == [CatalogUnit("Sichern %lld", state: .needsReview)])
    }

    @Test func nothingInCommon() {
        var theirs = StringCatalog(sourceLanguage: "en")
        theirs["Save"] = CatalogEntry(comment: "Other")
        let merged = CatalogMerge().merge(base: StringCatalog(sourceLanguage: "en"), ours: catalog(), theirs: theirs)
        #expect(merged.conflicts.map(\.description) == ["'Save': comment: 'Button' here, 'Other' there"])
        #expect(merged.catalog["Save"] == catalog()["Save"])
    }
}
