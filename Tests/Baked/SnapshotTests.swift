import LocaleFormatBake
import Testing

/// What a list writes, as lines, and what differs between two of them.
@Suite struct SnapshotTests {
    @Test func readsBack() throws {
        let list = try BakedSamples.list(
            locales: ["de", "ar-EG"], formats: #""n": {"op": "number"}, "f": {"op": "plural"}"#)
        let snapshot = try FormatSnapshot(list, package: "1.0")
        #expect(snapshot.lines.contains { $0.locale == "de" && $0.value == "1234.5" && $0.text == "1.234,5" })
        #expect(
            snapshot.lines.contains { $0.locale == "de" && $0.format == "f" && $0.value == "1.0" && $0.text == "other" }
        )
        #expect(try FormatSnapshot(text: snapshot.text) == snapshot)
        let none = SnapshotDifference(from: snapshot, to: snapshot)
        #expect(none.changes.isEmpty && none.compared == snapshot.lines.count)
    }

    @Test func causes() throws {
        let old = try FormatSnapshot(
            text: "# icu 72.1\n# cldr 42.0\n# package 1.0\nde\tn\t1\ta\nde\tn\t2\tb\nfr\tm\t1\tc\n")
        let new = try FormatSnapshot(
            text: "# icu 78.1\n# cldr 48.0\n# package 1.0\nde\tn\t1\ta\nde\tn\t2\tB\nfr\tn\t1\td\n")
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.cause == .data)
        #expect(
            difference.text(from: old, to: new) == """
                3 of 3 texts differ
                # 1 differs because of ICU 72.1 to 78.1, CLDR 42.0 to 48.0; this package is the same
                n: 1
                  de 2: b -> B
                # 2 differ as one of the snapshots lacks the line
                m: 1
                  fr 1: c -> nothing
                n: 1
                  fr 1: nothing -> d

                """)
        for (text, cause) in [
            ("# icu 72.1\n# cldr 42.0\n# package 2.0\n", SnapshotDifference.Cause.package),
            ("# icu 73.1\n# cldr 42.0\n# package 2.0\n", .both), ("# icu 72.1\n# cldr 42.0\n# package 1.0\n", .none),
        ] {
            #expect(try SnapshotDifference(from: old, to: FormatSnapshot(text: text)).cause == cause)
        }
    }

    @Test(arguments: ["", "# icu 72.1\n", "# icu 72.1\n# cldr 42.0\n# package 1.0\nde\tn\t1\n", "\u{0}\t\t\t\n"])
    func noSnapshot(text: String) {
        #expect(throws: CommandFailure.self) { try FormatSnapshot(text: text) }
    }
}
