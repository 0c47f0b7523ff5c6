import LocaleFormatBaked
import LocaleFormatBake

enum BakedEntries {
    /// A list of formats. What can be baked is read again.
    static func list(_ bytes: [UInt8]) {
        // Each format is compiled in each locale.
        guard bytes.count < 2_000, let list = try? FormatList(json: bytes),
            list.locales.count * list.formats.count < 64, let baked = try? BakedFormatList(list)
        else { return }
        guard let formats = try? BakedFormats(baked.bytes) else {
            return require(false, "what was baked is not read")
        }
        require(formats.names.count == list.formats.count, "\(formats.names) of \(list.formats.count) formats")
        use(formats)
    }

    /// A file of baked formats, whatever its checksum.
    static func file(_ bytes: [UInt8]) {
        if let formats = try? BakedFormats(bytes, verifying: false) { use(formats) }
    }

    private static func use(_ formats: BakedFormats) {
        for locale in formats.locales.prefix(4) + ["de-u-nu-thai", "zh-TW", "sr-Latn-ME"] {
            _ = try? formats.locale(for: locale)
            for name in formats.names.prefix(16) {
                _ = try? formats.kind(of: name)
                for value in [0, 1, 999_950, -1234.5, 1e300, .leastNonzeroMagnitude, .nan, -.infinity] {
                    _ = try? formats.format(name, value, in: locale)
                }
                _ = try? formats.format(name, decimal: "123456789012345678901234567890.125", in: locale)
                _ = try? formats.pluralCategory(name, ofText: "1.2c3", in: locale)
                other(name, formats, locale)
            }
            for table in formats.names.prefix(16) {
                guard let strings = try? formats.strings(table, in: locale) else { continue }
                for key in strings.keys.prefix(8) {
                    _ = try? strings.text(key, [])
                    _ = try? strings.text(key, [.number(1), .string("Ada"), .date(then, timeZone: .utc)])
                }
            }
        }
    }

    private static let now = instant(0)
    private static let then = instant(1_763_757_000)

    private static func instant(_ seconds: Int64) -> Instant {
        do { return try Instant(seconds: seconds) } catch { fatalError("\(error)") }
    }

    /// Formats that take no plain number.
    private static func other(_ name: String, _ formats: BakedFormats, _ locale: String) {
        _ = try? formats.format(name, then, timeZone: .utc, in: locale)
        _ = try? formats.format(name, from: now, to: then, timeZone: .utc, in: locale)
        _ = try? formats.format(name, ["Ada", "", "8"], in: locale)
        _ = try? formats.format(name, .seconds(-5_405), in: locale)
        _ = try? formats.format(name, -1, .day, in: locale)
        _ = try? formats.format(name, then, relativeTo: now, timeZone: .utc, in: locale)
        _ = try? formats.format(name, NameParts(given: "Ada", family: "Lovelace"), in: locale)
    }
}
