internal import LocaleFormatBridge

/// Unicode's normalization forms (UAX #15): one way to write what may be written in several.
///
/// ```swift
/// TextNormalization.nfc.normalize("e\u{301}") .unicodeScalars.count      // 1
/// TextNormalization.nfd.normalize("é").unicodeScalars.count               // 2
/// TextNormalization.nfkc.normalize("ﬁve ①")                              // "five 1"
/// TextNormalization.nfkcCasefold.normalize("Stra\u{AD}ße")               // "strasse"
/// ```
///
/// Time grows with the text, whatever is in it: marks in a row, of which others sort thousands with the square of their number, are sorted
/// in n log n steps. Text that comes in chunks goes through a ``stream()``.
public enum TextNormalization: String, Hashable, Codable, Sendable, CaseIterable {
    /// Composed: what most texts are in already, and what the web asks for.
    case nfc = "NFC"
    /// Decomposed: letters and their marks apart.
    case nfd = "NFD"
    /// Composed, with compatibility characters as what they stand for: `ﬁ` is `fi`, `²` is `2`. Loses what they differ in.
    case nfkc = "NFKC"
    /// Decomposed, the same way.
    case nfkd = "NFKD"
    /// NFKC without what cannot be seen, in folded case: what identifiers are compared by (UAX #31).
    case nfkcCasefold = "NFKC_Casefold"

    /// `text` in this form.
    public func normalize(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var stream = NormalizationStream(self, limit: .max)
        // A string is UTF-8 without faults, and its runs have no limit.
        try? stream.append(String(text).utf8Span.span, to: &bytes)
        try? stream.finish(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether `text` is in this form.
    ///
    /// ```swift
    /// TextNormalization.nfc.isNormalized("e\u{301}")      // false
    /// ```
    public func isNormalized(_ text: some StringProtocol) -> Bool {
        normalize(text).utf8.elementsEqual(text.utf8)
    }

    /// What normalizes text that comes in chunks of bytes.
    public func stream() -> NormalizationStream {
        NormalizationStream(self, limit: NormalizationStream.maximumRun)
    }

    var form: NormalizationForm {
        switch self {
        case .nfc: .composed
        case .nfd: .decomposed
        case .nfkc: .compatibilityComposed
        case .nfkd: .compatibilityDecomposed
        case .nfkcCasefold: .caseFolded
        }
    }
}
