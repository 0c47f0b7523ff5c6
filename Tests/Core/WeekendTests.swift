import LocaleFormatCore
import LocaleFormatLocales
import TestSupport
import Testing

/// Weekends of regions by CLDR 42's `weekData` (supplementalData), 1 for Sunday; Apple's has Algeria's on Saturday and Sunday.
@Suite struct WeekendTests {
    @Test(
        arguments: [
            ("en-US", [1, 7]), ("he-IL", [6, 7]), ("ar-EG", [6, 7]), ("fa-IR", [6]), ("ps-AF", [5, 6]), ("hi-IN", [1]),
            ("sw-UG", [1]), ("ar-DZ", LoadedICU.isFoundation ? [1, 7] : [6, 7]), ("und", [1, 7]),
        ] as [(LocaleID, [Int])])
    func ofRegions(locale: LocaleID, weekend: [Int]) {
        #expect(LocaleInformation(of: locale).weekend == weekend)
    }
}
