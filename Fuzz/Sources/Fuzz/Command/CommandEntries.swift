@testable import FmtCommand

/// `fmt` in this process, with arrays for its streams.
enum CommandEntries {
    /// The arguments, one a line.
    static func command(_ fields: inout Fields) {
        let arguments = fields.lines().prefix(32)
        // A program of its own.
        if arguments.contains("strings") { return }
        run(Array(arguments), input: Array("1\n2.5\n2025-11-21\n".utf8))
    }

    /// Lines of `fmt batch`.
    static func batch(_ bytes: [UInt8]) {
        let output = run(["batch", "--jobs", "1"], input: bytes)
        let lines = bytes.reduce(bytes.last == 0x0A || bytes.isEmpty ? 0 : 1) { $0 + ($1 == 0x0A ? 1 : 0) }
        let answers = output.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        require(answers <= lines, "\(answers) answers to \(lines) lines")
    }

    @discardableResult
    private static func run(_ arguments: [String], input: [UInt8]) -> [UInt8] {
        let output = Sink()
        let console = Console(input: Source(bytes: input[...]), output: output, errors: Sink())
        let status = FmtCommand.main(arguments[...], on: console)
        require(0...2 ~= status, "exit status \(status)")
        return output.bytes
    }

    private final class Sink: ByteSink {
        var bytes: [UInt8] = []
        func write(_ bytes: [UInt8]) { self.bytes += bytes }
    }

    private struct Source: ByteSource {
        var bytes: ArraySlice<UInt8>

        mutating func read(into buffer: inout [UInt8], limit: Int) {
            buffer = Array(bytes.prefix(limit))
            bytes = bytes.dropFirst(buffer.count)
        }
    }
}
