import Foundation
import LocaleFormat
import TestSupport
import Testing

@testable import LocaleFormatDates
@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// Limits of files and of standard input, which are too large to be made for every run.
@Suite struct LargeFileTests {
    @Test func zoneFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tooLarge = "it has more than \(TZif.maximumSize) bytes"
        for (size, isTooLarge) in [(TZif.maximumSize, false), (TZif.maximumSize + 1, true)] {
            try Data(count: size).write(to: folder.appending(path: "B\(size)"))
            let error = #expect(throws: DateError.self) { try ZoneFolder(folder.path).file("B\(size)") }
            guard case .damagedZoneFile(_, let reason) = error else { continue }
            #expect((reason == tooLarge) == isTooLarge, "\(size): \(reason)")
        }
    }

    @Test func lexicons() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        // The larger half takes seconds where nothing is optimised.
        for length in [Invocation.lexiconLimit + 1] + (TestSize.isFull ? [Invocation.lexiconLimit] : []) {
            try Data(repeating: UInt8(ascii: "#"), count: length).write(to: URL(filePath: path))
            let outcome = run("markup", "x", "--lexicon", path)
            if length > Invocation.lexiconLimit {
                #expect(
                    outcome.errors
                        == "fmt: --lexicon: '\(path)' is no text of UTF-8 of at most 16 MiB; see 'fmt help markup'\n")
                #expect(outcome.code == 2)
            } else {
                #expect(outcome == Outcome(code: 0, output: "x\n", errors: ""))
            }
        }
    }

    @Test(.enabled(if: TestSize.isFull, "64 MiB line by line")) func linesTogether() {
        let line = [UInt8](repeating: UInt8(ascii: "a"), count: (1 << 20) - 1) + [0x0A]
        let lines = Array(repeatElement(line, count: 64).joined())
        #expect(lines.count == Invocation.inputLimit)
        #expect(run(list: ["list", "-", "--lines"], input: lines).code == 0)
        let outcome = run(list: ["list", "-", "--lines"], input: lines + [0x0A])
        #expect(outcome.code == 1)
        #expect(outcome.errors == "fmt: the lines are more than 67108864 bytes together\n")
    }
}
