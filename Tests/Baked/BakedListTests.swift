import LocaleFormat
import LocaleFormatBake
import LocaleFormatBaked
import LocaleFormatOperations
import TestSupport
import Testing

/// Baked lists say what ICU says in this process.
@Suite struct BakedListTests {
    static let formats = """
        "and": {"op": "list"}, "or": {"op": "list", "type": "or"}, "unit": {"op": "list", "type": "unit"},
        "and-short": {"op": "list", "width": "short"}, "or-narrow": {"op": "list", "type": "or", "width": "narrow"},
        "unit-narrow": {"op": "list", "type": "unit", "width": "narrow"}
        """

    private static let elements = [
        "", "a", "{0}", "i", "Ir", "hi", "hie", "Hia", "o", "ho", "8", "80", "11", "110", "11 a", "ó", "א", "ב1", "1",
        "-", "ก", " ", "😀", "العربية", "漢字", ", ", " and ", "y", "h", "e\u{301}",
    ]

    @Test func equalLive() throws {
        var random = SeededGenerator(for: "BakedListTests")
        let count = TestSize.of(300, usually: 40)
        var tags: Set<String> = ["de", "es", "he", "ml", "th", "ur-IN", "zh-Hant"]
        while tags.count < count { tags.insert(random.element(of: LocaleID.available).tag) }
        // Apple's Thai has spaces around what is not Thai, which ICU alone writes.
        if LoadedICU.isFoundation { tags = tags.filter { !$0.hasPrefix("th") } }
        // CLDR 37 has its quantities from the last to the first, which ICU alone writes.
        if LoadedICU.cldr < 42 { tags.remove("ur-IN") }
        let list = try BakedSamples.list(locales: tags.sorted(), formats: Self.formats)
        let baked = try BakedFormats(BakedFormatList(list).bytes)
        var mismatches = Mismatches()
        for tag in tags.sorted() {
            for format in list.formats {
                let live = try format.live(in: tag)
                for count in [0, 1, 2, 2, 3, 3, 4, 5, Int(random.next() % 21)] {
                    let items = (0..<count).map { _ in random.element(of: Self.elements) }
                    var bytes: [UInt8] = []
                    try live.append(.texts(items), to: &bytes)
                    let place = "\(format.name) of \(items) in \(tag)"
                    let text = try baked.format(format.name, items, in: tag)
                    mismatches.expect(Array(text.utf8), equals: bytes, place)
                    var appended: [UInt8] = []
                    try baked.list(format.name, in: tag).append(items, to: &appended)
                    mismatches.expect(appended, equals: bytes, place)
                }
            }
        }
        mismatches.report()
    }

    @Test func kinds() throws {
        let formats = try BakedSamples.baked(locales: ["de"], formats: Self.formats + #", "n": {"op": "number"}"#)
            .formats
        #expect(try formats.kind(of: "or") == .list)
        #expect(throws: BakedError.wrongKind(format: "n", expected: "numbers")) {
            try formats.format("n", ["a"], in: "de")
        }
        #expect(throws: BakedError.wrongKind(format: "or", expected: "lists of texts")) {
            try formats.format("or", 1, in: "de")
        }
    }
}
