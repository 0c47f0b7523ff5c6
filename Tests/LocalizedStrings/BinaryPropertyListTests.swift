import Foundation
import LocalizedStrings
import TestSupport
import Testing

/// Binary property lists, which are read without Foundation: that the values are those that it reads, and that no file costs more
/// than its limits.
@Suite struct BinaryPropertyListTests {
    /// A file of objects, the first of which is the outermost one; references and offsets have so many bytes.
    private static func file(_ objects: [[UInt8]], referenceSize: UInt8 = 1, top: Int = 0) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += number(bytes.count, 3)
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 3, referenceSize]
        return bytes + number(objects.count, 8) + number(top, 8) + number(table, 8)
    }

    /// A dictionary of one key, the value of which is object 2.
    private static func file(value: [UInt8]) -> [UInt8] { file([[0xD1, 1, 2], [0x51, 0x6B], value]) }

    /// What kind of value a file has where a text must stand, as the error says it.
    private func kind(_ value: [UInt8]) -> String? {
        do throws(StringsError) { return try StringsFile(reading: Self.file(value: value))["k"] } catch {
            if case .unexpected(_, ["k"], _, let found) = error { return found }
            return "\(error)"
        }
    }

    @Test func values() {
        #expect(kind([0x53, 0x61, 0x62, 0x63]) == "abc")
        #expect(kind([0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00]) == "é😀")
        #expect(kind([0x72, 0xC3, 0xA9]) == "é")
        #expect(kind([0x5F, 0x10, 0x02, 0x61, 0x62]) == "ab")
        #expect(kind([0x08]) == "false")
        #expect(kind([0x09]) == "true")
        #expect(kind([0x10, 0xFF]) == "the number 255")
        #expect(kind([0x11, 0xFF, 0xFE]) == "the number 65534")
        #expect(kind([0x13] + [UInt8](repeating: 0xFF, count: 8)) == "the number -1")
        #expect(
            kind([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8))
                == "the number 18446744073709551615")
        #expect(kind([0x22, 0x3F, 0xC0, 0, 0]) == "the number 1.5")
        #expect(kind([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]) == "the number 1.5")
        #expect(kind([0x33, 0, 0, 0, 0, 0, 0, 0, 0]) == "a date")
        #expect(kind([0x42, 1, 2]) == "data")
        #expect(kind([0xA0]) == "an array")
        #expect(kind([0xD0]) == "a dictionary")
    }

    @Test(arguments: [
        [0x00], [0x0F], [0x80, 1], [0xC0], [0x15], [0x24], [0xE0], [0xF0],
        [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0], [0x33, 0x7F, 0xEF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x61, 0xD8, 0x00], [0x51, 0x80], [0x71, 0xFF], [0x5F, 0x50],
        [0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xAF, 0x12, 0xFF, 0xFF, 0xFF, 0xFF],
        [0xDF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], [0x6F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], [0xA1, 0xFF], [0xA1, 0],
        [0xD1, 2, 2],
    ])
    func broken(value: [UInt8]) {
        do throws(StringsError) {
            _ = try StringsFile(reading: Self.file(value: value))
            Issue.record("read")
        } catch {
            guard case .malformedPropertyList = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test func brokenTrailers() {
        let whole = Self.file(value: [0x51, 0x61])
        #expect(throws: Never.self) { try StringsFile(reading: whole) }
        for place in whole.count - 32..<whole.count {
            for value: UInt8 in [0, 1, 9, 0x7F, 0x80, 0xFF] where whole[place] != value {
                var bytes = whole
                bytes[place] = value
                let isPadding = place < whole.count - 26
                if !isPadding, (try? StringsFile(reading: bytes))?["k"] == "a" {
                    Issue.record("byte \(place) is \(value)")
                }
            }
        }
        // Cut off at any byte.
        for count in 0..<whole.count {
            #expect(throws: StringsError.self) { try StringsDictFile(reading: Array(whole[..<count])) }
        }
    }

    /// A value of each kind that a table may have, as Foundation writes and reads it.
    @Test func likeFoundation() throws {
        var generator = SeededGenerator(for: "binaryPropertyLists")
        func text() -> String {
            let words = ["", "a", "one", "é", "日本", "😀", String(repeating: "x", count: 300)]
            return (0..<generator.next() % 3).map { _ in generator.element(of: words) }.joined()
        }
        for _ in 0..<50 * SeededGenerator.rounds {
            var texts: [String: String] = [:]
            for _ in 0..<generator.next() % 400 { texts["\(generator.next() % 1000)" + text()] = text() }
            let bytes = Array(try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0))
            #expect(try StringsFile(reading: bytes).texts == texts)
            let entries = texts.mapValues { ["NSStringLocalizedFormatKey": $0, "v": ["other": $0]] as [String: Any] }
            let nested = Array(
                try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0))
            let file = try StringsDictFile(reading: nested)
            #expect(Set(file.keys) == Set(texts.keys))
            for (key, value) in texts {
                #expect(file[key]?.format == value && file[key]?[variable: "v"]?["other"] == value)
            }
        }
    }

    @Test func mutated() throws {
        var generator = SeededGenerator(for: "mutatedBinaryPropertyLists")
        let list = try Fixture.propertyList(Fixture.bytes("Plurals.stringsdict"))
        let original = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        for _ in 0..<500 * SeededGenerator.rounds {
            var bytes = original
            for _ in 0...Int(generator.next() % 4) {
                let place = 8 + Int(generator.next() % UInt64(bytes.count - 8))
                bytes[place] = UInt8(truncatingIfNeeded: generator.next())
            }
            if generator.chance(1, in: 4) { bytes.removeLast(Int(generator.next() % 40)) }
            HostileFileTests.readAll(bytes)
        }
    }

    /// Values that refer to others many times over: what a kilobyte stands for is counted, not made.
    @Test func unfolding() throws {
        func chain(_ kind: UInt8, _ count: Int, fan: Int) -> [[UInt8]] {
            (1...count).map { [kind | UInt8(fan)] + [UInt8](repeating: UInt8($0), count: fan) }
        }
        let limit = StringsError.tooManyValues(file: "", limit: StringsLimits.values)
        // 8 to the power of 20, 2 to the power of 120, and 200 times a wide array.
        for objects in [chain(0xA0, 20, fan: 8) + [[0x51, 0x61]], chain(0xA0, 120, fan: 2) + [[0x51, 0x61]]] {
            #expect(throws: limit) { try StringsDictFile(reading: Self.file(objects)) }
        }
        let wide: [[UInt8]] =
            [0, 1, 2].map { [0xAF, 0x10, 250] + [UInt8](repeating: $0 + 1, count: 250) } + [[0x51, 0x61]]
        #expect(throws: limit) { try StringsDictFile(reading: Self.file(wide)) }
        // A text of 64 KiB, five thousand times in each of fifteen arrays.
        let text: [UInt8] = [0x5F, 0x12, 0, 1, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 16)
        let arrays = [
            [0xAF] + [0x10, 15] + [UInt8](repeating: 1, count: 15),
            [0xAF, 0x11, 0x13, 0x88] + [UInt8](repeating: 2, count: 5000), text,
        ]
        #expect(throws: StringsError.tooLarge(file: "", bytes: 5000 << 16, limit: StringsLimits.bytes)) {
            try StringsDictFile(reading: Self.file(arrays))
        }
        // A dictionary that two keys share is read once, and stands twice.
        let shared = Self.file([
            [0xD2, 1, 2, 3, 3], [0x51, 0x61], [0x51, 0x62], [0xD1, 4, 5], [0x5A] + Array("NSStringLo".utf8),
            [0x51, 0x78],
        ])
        #expect(try StringsDictFile(reading: shared).keys == ["a", "b"])
    }

    @Test func circlesAndDepth() {
        for objects: [[UInt8]] in [[[0xA1, 0]], [[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], [[0xD1, 0, 0]]] {
            #expect(throws: StringsError.malformedPropertyList(file: "", reason: "a value contains itself")) {
                try StringsDictFile(reading: Self.file(objects))
            }
        }
        func nested(_ count: Int) -> [[UInt8]] {
            (1...count).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [[0x51, 0x61]]
        }
        #expect(throws: StringsError.tooDeep(file: "", line: 1, column: 1, limit: StringsLimits.depth)) {
            try StringsDictFile(reading: Self.file(nested(60_000), referenceSize: 2))
        }
        // Deep only by way of an array that was read where it is not: the first element is its end, the second its beginning.
        let end: [[UInt8]] = [[0xA2, 0, 70, 0, 1]]
        #expect(throws: StringsError.tooDeep(file: "", line: 1, column: 1, limit: StringsLimits.depth)) {
            try StringsDictFile(reading: Self.file(end + nested(140).dropFirst(), referenceSize: 2))
        }
    }
}
