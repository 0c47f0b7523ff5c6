internal import LocaleFormatCore

/// How a locale writes offsets from Greenwich, and what it calls the zones of the world (ICU's bundle `zone`).
struct ZoneFormats: Sendable {
    /// What may stand before and after an offset: `GMT` and nothing.
    let prefixes: [[UInt32]]
    let suffixes: [[UInt32]]
    /// What means no offset: `GMT`, `UTC`, `Z`.
    let zeros: [[UInt32]]
    let plus: [[UInt32]]
    let minus: [[UInt32]]
    /// Between hours and minutes.
    let separators: [UInt32]
    let locale: LocaleID
}
