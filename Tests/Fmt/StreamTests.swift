import TestSupport
import Testing

@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

@Suite struct StreamTests {
    @Test func oneValueALine() {
        let outcome = run("number", "-", "--locale", "en", input: Array("1234\r\nx\n 5 \n\n6".utf8))
        #expect(outcome.lines == ["1,234", "5", "6"])
        #expect(outcome.errorLines.count == 2)
        #expect(outcome.errors.contains("line 2: 'x'") && outcome.errors.contains("line 4:"))
        #expect(outcome.code == 1)
    }

    @Test func invalidUTF8IsReportedInItsLine() {
        let outcome = run("number", "-", "--locale", "en", input: Array("1\n".utf8) + [0xFF, 0x0A] + Array("3\n".utf8))
        #expect(outcome.lines == ["1", "3"])
        #expect(outcome.errors == "fmt: line 2: not valid UTF-8\n")
        #expect(outcome.code == 1)
    }

    @Test func overlongLineIsSkipped() {
        let long = [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 26 | 1)
        let outcome = run("number", "-", "--locale", "en", input: Array("1\n".utf8) + long + Array("\n3\n".utf8))
        #expect(outcome.lines == ["1", "3"])
        #expect(outcome.errors.hasPrefix("fmt: line 2: longer than 67108864 bytes"))
        #expect(outcome.code == 1)
    }

    /// Whatever the sizes in which bytes arrive, the blocks together are the lines.
    @Test(arguments: [1, 2, 3, 7, 64])
    func blocksAreWholeLines(readSize: Int) throws {
        let text = "a\nbb\n\nccc\r\nlast"
        var blocks = LineBlocks(ArraySource(bytes: Array(text.utf8)[...], readSize: readSize))
        var lines: [String] = []
        while let block = try blocks.next() {
            guard case .lines(let bytes) = block else {
                Issue.record("a line is too long")
                break
            }
            bytes[...].forEachLine { lines.append(String(decoding: $0, as: UTF8.self)) }
        }
        #expect(lines == ["a", "bb", "", "ccc", "last"])
    }

    @Test func limitCountsTheLineAlone() throws {
        // The commands' own limit is 64 MiB (`overlongLineIsSkipped`).
        let limit = TestSize.of(LineBlocks<ArraySource>.lineLimit, usually: 200_000)
        for (length, isKept) in [(limit, true), (limit + 1, false)] {
            let line = [UInt8](repeating: 0x61, count: length) + [0x0A]
            var blocks = LineBlocks(ArraySource(bytes: line[...], readSize: 65_536), lineLimit: limit)
            #expect(try blocks.next() == (isKept ? .lines(line) : .tooLong))
            #expect(try blocks.next() == nil)
        }
    }

    /// As the programs of coreutils: quiet, with the status of SIGPIPE.
    @Test func aReaderThatHasGoneIsNotToldOf() {
        for (failure, code) in [
            (StreamFailure.closed, Int32(141)), (.failed("cannot write standard output: no space"), 1),
        ] {
            let output = Recorder()
            output.failure = failure
            let errors = Recorder()
            let console = Console(input: ArraySource(bytes: [], readSize: 1), output: output, errors: errors)
            #expect(FmtCommand.main(["locales"], on: console) == code)
            #expect(errors.text.isEmpty == (code == 141))
        }
    }
}
