internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

extension ZoneFormats {
    private static let cache = CompiledCache<LocaleID, ZoneFormats>(capacity: 64)

    static func of(_ locale: LocaleID) -> ZoneFormats { cache.value(for: locale) { ZoneFormats(locale) } }

    private init(_ locale: LocaleID) {
        self.locale = locale
        let data = (try? ResourceBundle(package: "zone", name: locale.icuName))?.child("zoneStrings")
        let gmt = data?.child("gmtFormat")?.string ?? "GMT{0}"
        let range = gmt.firstRange(ofText: "{0}")
        let prefix = range.map { String(gmt[..<$0.lowerBound]) } ?? gmt
        let suffix = range.map { String(gmt[$0.upperBound...]) } ?? ""
        let zero = data?.child("gmtZeroFormat")?.string ?? "GMT"
        let hours = (data?.child("hourFormat")?.string ?? "+HH:mm;-HH:mm").split(separator: ";").map(String.init)
        func unique(_ texts: [String]) -> [[UInt32]] {
            var found: [[UInt32]] = []
            for text in texts.ordered(by: { $0.count > $1.count }) where !found.contains(text.scalarValues) {
                found.append(text.scalarValues)
            }
            return found
        }
        func sign(_ index: Int) -> String {
            index < hours.count ? String(hours[index].prefix { $0 != "H" }) : ""
        }
        prefixes = unique([prefix, "GMT", "UTC", "UT", ""])
        suffixes = unique([suffix, ""])
        zeros = unique([zero, "GMT", "UTC", "UT", "Z"])
        plus = unique([sign(0), "+"].filter { !$0.isEmpty })
        minus = unique([sign(1), "-", "\u{2212}"].filter { !$0.isEmpty })
        let between = hours.first.flatMap { $0.drop { $0 != "H" }.first { $0 != "H" } }
        separators = [0x3A, 0x2E] + (between.map { String($0).scalarValues } ?? [])
    }
}
