import LocaleFormatJSON
import LocaleFormatOperations

@testable import FmtCommand
import LocalizedStrings

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
        let sink = Sink()
        let console = Console(input: Source(bytes: bytes[...]), output: sink, errors: Sink())
        let status = Batch(defaults: OptionValues(), workers: 1).run(on: console)
        require(0...1 ~= status, "exit status \(status)")
        let output = sink.bytes
        require(String(validating: output, as: UTF8.self) != nil, "an answer is no UTF-8")
        let lines = bytes.reduce(bytes.last == 0x0A || bytes.isEmpty ? 0 : 1) { $0 + ($1 == 0x0A ? 1 : 0) }
        let answers = output.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        require(answers <= lines, "\(answers) answers to \(lines) lines")
        for answer in output.split(separator: 0x0A) {
            require((try? JSONReader.members(of: answer)) != nil, "an answer is no object of JSON")
        }
    }

    @discardableResult
    private static func run(_ arguments: [String], input: [UInt8]) -> [UInt8] {
        let output = Sink()
        let console = Console(input: Source(bytes: input[...]), output: output, errors: Sink())
        let status = FmtCommand.main(arguments[...], on: console)
        require(String(validating: output.bytes, as: UTF8.self) != nil, "a result is no UTF-8")
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
