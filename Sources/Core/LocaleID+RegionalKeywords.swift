extension LocaleID {
    /// The region whose currency, weeks and units apply: that of `-u-rg-`, else the locale's own, else the likely one; "001" where
    /// nothing is known (UTS #35 part 1, "Region Override"; ICU's `ulocimp_getRegionForSupplementalData`).
    package var supplementalRegion: String {
        keyword("rg").flatMap(Self.region(ofSubdivision:)) ?? region ?? maximized.region ?? "001"
    }

    /// The region with which the id of a subdivision begins, two letters or three digits: "US" of `ustx`, `uszzzz`; nil where it does not.
    private static func region(ofSubdivision id: String) -> String? {
        [2, 3].lazy.map { id.prefix($0) }.first { $0.isRegion && $0.utf8.count < id.utf8.count }?.uppercased()
    }
}

extension LocaleID {
    /// The day that `-u-fw-` names, from 1 for Sunday to 7; nil for none.
    package var firstWeekdayKeyword: Int? {
        let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
        return keyword("fw").flatMap { days.firstIndex(of: $0) }.map { $0 + 1 }
    }
}
