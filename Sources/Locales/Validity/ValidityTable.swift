internal import LocaleFormatBridge
internal import LocaleFormatCore

/// CLDR's codes of one type with their status, as ICU keeps them in `supplementalData`: texts and ranges of them, `qfz` and
/// `qga~z` (UTS #35 part 1, "String Range").
struct ValidityTable: Sendable {
    static let languages = ValidityTable("language")
    static let scripts = ValidityTable("script")
    static let regions = ValidityTable("region")
    static let variants = ValidityTable("variant")
    static let currencies = ValidityTable("currency")
    static let subdivisions = ValidityTable("subdivision")

    /// All texts of equal length each of whose letters is between those of both ends.
    private struct Range {
        let first: UInt64
        let last: UInt64
        let status: LocaleValidity.Status

        init?(_ text: String, _ status: LocaleValidity.Status) {
            let ends = text.split(separator: "~")
            guard let start = ends.first, let first = ShortName(start), let end = ends.last,
                let last = ShortName(ends.count == 2 ? start.dropLast(end.utf8.count) + end : start)
            else { return nil }
            (self.first, self.last, self.status) = (first.packed, last.packed, status)
        }

        func contains(_ packed: UInt64) -> Bool {
            if first == last || packed < first || packed > last { return packed == first }
            return stride(from: UInt64(0), to: 64, by: 8).allSatisfy { shift in
                (first >> shift & 0xFF)...(last >> shift & 0xFF) ~= packed >> shift & 0xFF
            }
        }

        var texts: [String] {
            guard first != last else { return [ShortName(packed: first).text] }
            return (first...last).filter(contains).map { ShortName(packed: $0).text }
        }
    }

    private let ranges: [Range]

    private init(_ type: String) {
        let lists = (try? ResourceBundle(name: "supplementalData", fallback: false))?.node("idValidity", type)
        ranges = (lists?.children ?? []).flatMap { list in
            guard let status = list.key.flatMap(LocaleValidity.Status.init) else { return [Range]() }
            return list.strings.compactMap { Range($0, status) }
        }
    }

    func status(of code: some StringProtocol) -> LocaleValidity.Status? {
        guard let packed = ShortName(code)?.packed else { return nil }
        return ranges.first { $0.contains(packed) }?.status
    }

    /// The codes that people write, in no order.
    func inUse(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        let statuses: Set<LocaleValidity.Status> = [.regular, .special, .macroregion]
        return ranges.filter { statuses.contains($0.status) }.flatMap(\.texts).filter(isWanted)
    }
}
