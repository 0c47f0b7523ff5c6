extension LocaleID {
    /// The region whose currency, weeks and units apply: that of `-u-rg-`, else the locale's own, else the likely one; "001" where
    /// nothing is known (UTS #35 part 1, "Region Override"; ICU's `ulocimp_getRegionForSupplementalData`).
    package var supplementalRegion: String {
        keyword("rg").map { $0.prefix(2).uppercased() } ?? region ?? maximized.region ?? "001"
    }
}

extension LocaleID {
    /// The day that `-u-fw-` names, from 1 for Sunday to 7; nil for none.
    package var firstWeekdayKeyword: Int? {
        let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
        return keyword("fw").flatMap { days.firstIndex(of: $0) }.map { $0 + 1 }
    }
}
