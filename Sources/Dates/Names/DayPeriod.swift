internal import LocaleFormatBridge
public import LocaleFormatCore

/// A part of the day by CLDR's name for it (UTS #35 part 4, "Day Period Rule Sets"). Which hours it has is a matter of the language,
/// as is whether it is told from its neighbours: English has one morning, Chinese two.
///
/// ```swift
/// DayPeriod.evening1.displayName(in: "de")        // "Abend"
/// DayPeriod.evening2.displayName(in: "de")        // nil
/// ```
public enum DayPeriod: String, Hashable, Codable, Sendable, CaseIterable {
    /// The moment at which a day begins.
    case midnight
    /// Before noon.
    case am
    /// Twelve o'clock.
    case noon
    /// After noon.
    case pm
    /// The first part of the morning.
    case morning1
    /// A later part of the morning.
    case morning2
    /// The first part of the afternoon.
    case afternoon1
    /// A later part of the afternoon.
    case afternoon2
    /// The first part of the evening.
    case evening1
    /// A later part of the evening.
    case evening2
    /// The first part of the night.
    case night1
    /// A later part of the night.
    case night2

    /// What the part of the day is called by itself, "evening" rather than "in the evening". Nil where the language has no such part.
    public func displayName(in locale: LocaleID, width: DateSymbols.Width = .wide) -> String? {
        let widths =
            switch width {
            case .wide: ["wide"]
            case .narrow: ["narrow", "abbreviated", "wide"]
            default: ["abbreviated", "wide"]
            }
        if self == .am || self == .pm { return half(in: locale, widths) }
        let paths = ["stand-alone", "format"].flatMap { form in
            widths.map { ["calendar", "gregorian", "dayPeriod", form, $0, rawValue] }
        }
        return locale.resourceText(nil, anyOf: paths)
    }

    /// Before or after noon, which ICU has in lists of two as well, and not in every language by itself.
    private func half(in locale: LocaleID, _ widths: [String]) -> String? {
        let bundles = locale.bundles()
        for width in widths {
            for bundle in bundles.dropLast() {
                let names = bundle.node("calendar", "gregorian", "dayPeriod", "stand-alone", width)
                if let name = names?.child(rawValue)?.string { return name }
            }
        }
        // From ICU 78 on the list is called by its width.
        let list = bundles.lazy.compactMap { bundle in
            ["AmPmMarkers", "AmPmMarkersAbbr"].lazy.compactMap {
                bundle.node("calendar", "gregorian", $0)?.strings
            }.first
        }.first
        return list.flatMap { $0.count == 2 ? $0[self == .am ? 0 : 1] : nil }
    }
}
