import FoundationEssentials
import LocalizedStrings
import Testing

/// Files that are read by their path.
struct ReadableFileTests {
    @Test func aFileIsReadByItsPathAndByItsURL() throws {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "ReadableFileTests-\(UInt64.random(in: 0 ... .max)).strings")
        let bytes = Array("\"a\" = \"b\";\n".utf8)
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try StringsFile(reading: bytes)
        #expect(try StringsFile(contentsOf: url.path).entries == file.entries)
        #expect(try StringsFile(contentsOf: url).entries == file.entries)
    }

    @Test func whatIsNotThereSaysWhere() {
        #expect(throws: StringsError.unreadable(file: "/nowhere/a.xcstrings", reason: "no such file")) {
            try StringCatalog(contentsOf: "/nowhere/a.xcstrings")
        }
        #expect(throws: StringsError.unreadable(file: "/dev/zero", reason: "not a regular file")) {
            try StringsDictFile(contentsOf: "/dev/zero")
        }
    }

    @Test func aMistakeNamesTheFile() throws {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "ReadableFileTests-\(UInt64.random(in: 0 ... .max)).strings")
        try Data("\"a\" = ;\n".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect {
            try StringsFile(contentsOf: url.path)
        } throws: { error in
            "\(error)".hasPrefix(url.path + ":1:")
        }
    }
}
