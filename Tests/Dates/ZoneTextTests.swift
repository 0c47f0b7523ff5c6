import LocaleFormatBridge
import LocaleFormatCalendars
import TestSupport
import Testing

@testable import LocaleFormatDates

/// Our own names of zones, where ICU's clock is right, so that its names are too.
@Suite struct ZoneTextTests {
    @Test func namesAreICUs() throws {
        var random = SeededGenerator(for: "ZoneTextTests")
        var mismatches = Mismatches()
        let ids = TimeZoneID.all(withAliases: true).filter { TimeZoneData.canonical($0) != nil }
        let locales = [
            "en_US", "en_GB", "en_CA", "en_AU", "en_IN", "de_DE", "fr_FR", "fr_CA", "es_MX", "es_ES", "pt_BR", "hi_IN",
            "ar_EG", "zh_Hans_CN",
            "zh_Hant_TW", "ja_JP", "ru_RU", "he_IL", "th_TH", "en_001", "root", "sr_Latn_RS", "sw_KE", "fa_IR", "en_MX",
            "en_DK",
        ]
        for locale in locales {
            for _ in 0..<(TestSize.isFull ? 600 : 20 * SeededGenerator.rounds) {
                let zone = try TimeZoneID(ids[Int(random.next() % UInt64(ids.count))], data: .icu)
                guard zone.rules.isICUs else { continue }
                let text = try ZoneText(zone, locale: locale, data: .icu)
                var seconds = (0..<6).map { _ in Int64(random.next() % 4_000_000_000) - 900_000_000 }
                seconds += zone.rules.changes.suffix(420).filter { $0 > -2_000_000_000 && $0 < 2_000_000_000 }.shuffled(
                    using: &random
                ).prefix(4).flatMap { [$0 - 1, $0, $0 + 100 * 86_400] }
                // ICU's generic names look at another zone's wall clock, and slip while that shows a time twice.
                let quiet = (0..<8).map { _ in
                    let year = 1_930 + Int(random.next() % 110)
                    return Int64(GregorianRule.yearStart(year) - FixedDay.unixEpoch + 14 + 181 * Int(random.next() % 2))
                        * 86_400
                }
                for pattern in ["z", "zzzz", "v", "vvvv", "V", "VV", "VVV", "VVVV", "O", "OOOO", "XXX", "Z"] {
                    let handle = try DateFormatHandle(.pattern(pattern), locale: locale, zone: zone.identifier)
                    for second in pattern.hasPrefix("v") ? quiet : seconds {
                        mismatches.expect(
                            try text.text(pattern.first ?? " ", pattern.count, at: second),
                            equals: try handle.format(Double(second) * 1_000),
                            "\(pattern) of \(zone) in \(locale) at \(second)")
                    }
                }
            }
        }
        mismatches.report()
    }
}
