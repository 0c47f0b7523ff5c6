import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// Regions that contain regions, against ICU's own answers and UN M.49.
@Suite struct RegionTests {
    @Test func goldenRows() throws {
        var mismatches = Mismatches()
        for row in try GoldenTable(room: "Regions", cldr: ICUVersion.current.cldr).rows {
            let region = try RegionID(row.input)
            // ICU has no continent of a continent.
            let continent = region.category == .continent ? nil : region.continent
            let parts = region.subRegions.map(\.code).sorted().joined(separator: " ")
            let given = [
                region.category.rawValue, region.containingRegion?.code ?? "-", continent?.code ?? "-",
                parts.isEmpty ? "-" : parts,
            ].joined(separator: "; ")
            mismatches.expect(given, equals: row.expected, row.id)
        }
        mismatches.report()
    }

    /// Each region but the world, groups and what is out of use is in the world once.
    @Test func oneTree() throws {
        let territories = RegionID.all(.territory)
        #expect(territories.count > 240)
        for region in territories {
            #expect(region.containingRegions.last == "001", "\(region)")
            #expect(RegionID("001").contains(region) && !region.contains("001") && !region.contains(region))
            #expect(region.continent.map { $0.contains(region) } == true)
            #expect(region.containingRegion?.subRegions.contains(region) == true)
        }
        #expect(RegionID("001").subRegions(.territory) == territories)
        #expect(RegionID("001").subRegions(.continent).map(\.code) == ["002", "009", "019", "142", "150"])
        #expect(RegionID.all(.world) == ["001"] && RegionID.all(.continent).count == 5)
    }

    @Test func groups() {
        #expect(
            RegionID("EU").contains("DE") && !RegionID("EU").contains("CH") && RegionID("EU").containingRegion == nil)
        #expect(RegionID("419").contains("MX") && RegionID("419").contains("013") && !RegionID("419").contains("US"))
        #expect(RegionID("419").subRegions(.territory).contains("AR") && RegionID("EU").continent == nil)
        #expect(RegionID("SU").category == .territory && RegionID("SU").containingRegion == nil)
        #expect(RegionID("419").displayName(in: "en") == "Latin America")
        #expect(RegionID(of: "de")?.code == "DE" && RegionID(of: "es-419")?.code == "419" && RegionID(of: "tlh") == nil)
    }

    @Test(arguments: [
        "", "D", "ZZ", "Germany", "ZQ", "D€", "000", "\u{0}\u{0}", String(repeating: "D", count: 100_000),
    ])
    func unknown(_ text: String) {
        #expect(throws: LocaleError.unknownRegion(text)) { try RegionID(text) }
    }

    @Test func anyCase() throws {
        let text = "de"
        #expect(try RegionID(text) == "DE" && RegionID(text).description == "DE")
        try checkCodable(RegionID("155"))
    }
}
