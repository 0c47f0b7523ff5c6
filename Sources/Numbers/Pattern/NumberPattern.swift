/// A `DecimalFormat` pattern whose grammar is checked, so that ICU never sees what it cannot read.
///
/// ICU's formatter and its parser do not agree on what a pattern may hold: its parser stops the process at `~` and at a long
/// run of `¤`, which its formatter writes. See ``NumberPatternReader`` for the grammar.
struct NumberPattern {
    /// Bytes that a pattern may have.
    static let maximumLength = 4_096

    let text: String
    /// Where `~` stands for the locale's sign for "about", as offsets in scalars.
    private let approximatelySigns: [Int]

    /// - Throws: ``NumberError/invalidPattern(_:offset:expected:)``.
    init(_ text: String) throws(NumberError) {
        guard text.utf8.count <= Self.maximumLength else {
            let expected = "at most \(Self.maximumLength) bytes"
            throw .invalidPattern(text.shortened, offset: Self.maximumLength, expected: expected)
        }
        var reader = NumberPatternReader(text)
        try reader.pattern()
        self.text = text
        approximatelySigns = reader.approximatelySigns
    }

    /// Whether the pattern has an unquoted `~`.
    var isApproximate: Bool { !approximatelySigns.isEmpty }

    /// The same pattern with that sign as quoted text, which means the same and which ICU's parser reads.
    func quotingApproximatelySign(_ sign: String) -> String {
        var scalars = String.UnicodeScalarView()
        var signs = approximatelySigns[...]
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if signs.first == index {
                signs.removeFirst()
                scalars.append(contentsOf: Self.quoted(sign).unicodeScalars)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static func quoted(_ literal: String) -> String {
        "'" + literal.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}
