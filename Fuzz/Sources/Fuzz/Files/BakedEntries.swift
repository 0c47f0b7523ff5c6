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
            }
        }
    }
}
