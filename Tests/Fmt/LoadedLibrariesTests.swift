#if os(Linux)
import Foundation
import LocaleFormat
import TestSupport
import Testing

/// A program that imports no more than FoundationEssentials loads one ICU, the one that the package's trait chose, and no Foundation with another
/// one: 40 MB that nothing here needs. FoundationEssentials is the part without ICU.
@Suite struct LoadedLibrariesTests {
    private static let unwanted = [
        "libFoundation.so", "libFoundationInternationalization.so", "libFoundationXML.so",
    ]

    /// `libicuuc.so.72` of ldd's lines, `libicuuc.so.72 => /lib/… (0x…)`.
    private static func libraries(of program: String) throws -> [String] {
        let listing = try BuiltProgram.run(URL(filePath: "/usr/bin/ldd"), [BuiltProgram.url(program).path])
        try #require(listing.status == 0)
        return listing.lines.compactMap { line in
            line.split(separator: " ").first.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test(arguments: ["fmt", "fmt-strings", "receipt"])
    func foundationIsNotLoaded(program: String) throws {
        let libraries = try Self.libraries(of: program)
        let isFoundationICU = ICULibrary.backend == .foundation
        #expect(libraries.contains { $0.hasPrefix("libicu") } == !isFoundationICU, "\(libraries)")
        #expect(libraries.contains("lib_FoundationICU.so") == isFoundationICU, "\(libraries)")
        #expect(libraries.filter(Self.unwanted.contains) == [])
    }

    /// Else the names above are wrong, and the test would pass whatever is loaded.
    @Test func foundationIsSeenWhereItIsLoaded() throws {
        let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
        let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        let libraries = Set(maps.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "/").last ?? "" })
        for name in Self.unwanted + ["lib_FoundationICU.so"] where name != "libFoundationXML.so" {
            #expect(libraries.contains(name[...]), "\(name)")
        }
    }
}
#endif
