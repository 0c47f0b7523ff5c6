extension LocaleID {
    /// The region whose currency, weeks and units apply: that of `-u-rg-`, else the locale's own, else the likely one; "001" where
    /// nothing is known (UTS #35 part 1, "Region Override"; ICU's `ulocimp_getRegionForSupplementalData`).
    package var supplementalRegion: String {
        keyword("rg").map { $0.prefix(2).uppercased() } ?? region ?? maximized.region ?? "001"
    }
}
