import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// `.mo` files: both byte orders, the hash table, and files that lie about their offsets.
@Suite struct MOFileTests {
    private static let file = MOFile(entries: [
        .init(id: "", strings: ["Content-Type: text/plain; charset=UTF-8\n"]),
        .init(id: "b", strings: ["ä"]),
        .init(context: "menu", id: "a", strings: ["x"]),
        .init(id: "%d file", pluralID: "%d files", strings: ["%d Datei", "%d Dateien"]),
    ])

    @Test(arguments: MOFile.ByteOrder.allCases, [false, true]) func roundTrip(order: MOFile.ByteOrder, hash: Bool)
        throws
    {
        var file = Self.file
        (file.byteOrder, file.hasHashTable) = (order, hash)
        let bytes = try file.bytes()
        let again = try MOFile(reading: bytes)
        #expect(Set(again.entries) == Set(file.entries))
        #expect(again.byteOrder == order && again.hasHashTable == hash)
        #expect(again.entries.map(\.id) == ["", "%d file", "b", "a"])
        #expect(try again.bytes() == bytes)
        #expect(bytes.prefix(4) == (order == .littleEndian ? [0xDE, 0x12, 0x04, 0x95] : [0x95, 0x04, 0x12, 0xDE]))
    }

    /// What msgfmt 0.21 makes of `msgid "a"`, `msgstr "b"` without a header.
    @Test func asMsgfmtWrites() throws {
        let bytes = try MOFile(entries: [.init(id: "a", strings: ["b"])]).bytes()
        #expect(
            bytes == [
                0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0, 1, 0, 0, 0, 28, 0, 0, 0, 36, 0, 0, 0, 3, 0, 0, 0, 44, 0, 0, 0,  //
                1, 0, 0, 0, 56, 0, 0, 0, 1, 0, 0, 0, 58, 0, 0, 0,  //
                0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x61, 0, 0x62, 0,
            ])
    }

    @Test func whatMsgfmtTakes() throws {
        let file = try POFile(
            reading: Array(
                """
                msgid "a"
                msgstr "b"

                #, fuzzy
                msgid "c"
                msgstr "d"

                msgid "e"
                msgstr ""

                #~ msgid "f"
                #~ msgstr "g"

                """.utf8))
        #expect(MOFile(file).entries.map(\.id) == ["a"])
        #expect(MOFile(file, includingFuzzy: true).entries.map(\.id) == ["a", "c"])
        #expect(POFile(MOFile(file)).entries.map(\.strings) == [["b"]])
    }

    @Test func hostile() throws {
        let bytes = try Self.file.bytes()
        for length in 0..<bytes.count {
            #expect(throws: StringsError.self) { try MOFile(reading: Array(bytes[..<length])) }
        }
        for place in stride(from: 8, to: 28 + 64, by: 4) where !(20..<28).contains(place) {
            var changed = bytes
            changed.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
            #expect(throws: StringsError.self, "\(place)") { try MOFile(reading: changed) }
        }
        #expect(throws: StringsError.self) { try MOFile(entries: [.init(id: "a\0b", strings: [""])]).bytes() }
        // A million rows that all show the same text.
        #expect(throws: StringsError.self) {
            var words: [UInt32] = [0x9504_12DE, 0, 1_000_000, 28, 28, 0, 0]
            for _ in 0..<1_000_000 { words += [4_000_000, 28] }
            var bytes: [UInt8] = []
            for word in words { bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) } }
            return try MOFile(reading: bytes + [0])
        }
    }

    @Test func mutatedFiles() throws {
        try mutate(try Self.file.bytes(), test: "MOFileTests.mutatedFiles") { bytes in
            guard let file = try? MOFile(reading: bytes), let written = try? file.bytes() else { return }
            let again = try MOFile(reading: written)
            #expect(Set(again.entries) == Set(file.entries))
        }
    }
}
