import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// Each reader's bound on entries, just below and just beyond it: a million of them, so that `.ci/long` alone runs these.
@Suite(.enabled(if: TestSize.isFull, "files of a million entries")) struct ManyEntriesTests {
    private let limit = StringsLimits.values
    private let tooMany = StringsError.tooManyValues(file: "", limit: StringsLimits.values)

    @Test func cells() throws {
        let row = [UInt8](repeating: UInt8(ascii: ","), count: limit - 1)
        #expect(try CSVTable(reading: row).rows.first?.count == limit)
        #expect(throws: tooMany) { try CSVTable(reading: row + [UInt8(ascii: ",")]) }
    }

    @Test func entries() throws {
        let entry = "msgid \"a\"\nmsgstr \"\"\n\n"
        let text = Array(String(repeating: entry, count: limit).utf8)
        #expect(throws: tooMany) { try POFile(reading: text + Array(entry.utf8)) }
        #expect(try POFile(reading: text).entries.count == limit)
    }

    @Test func resources() throws {
        func file(_ count: Int) -> [UInt8] {
            Array("<resources>\(String(repeating: "<string name=\"a\"/>", count: count))</resources>".utf8)
        }
        #expect(throws: Never.self) { try AndroidStrings(reading: file(limit)) }
        #expect(throws: tooMany) { try AndroidStrings(reading: file(limit + 1)) }
    }
}
