import LocalizedStrings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the commands write: the process's streams, or arrays in tests.
final class StringsConsole {
    private let isCaptured: Bool
    /// Whether a person looks at the output as it comes.
    private let isTerminal: Bool
    private(set) var output: [UInt8] = []
    private(set) var errors = ""
    /// What `-` reads; nil for the process's standard input.
    private let input: [UInt8]?
    /// The first failure to write. Nothing is written after it.
    private var failure: SystemFailure?

    init() { (isCaptured, isTerminal, input) = (false, isatty(STDOUT_FILENO) == 1, nil) }

    /// Keeps what is written.
    init(capturing input: [UInt8]) { (isCaptured, isTerminal, self.input) = (true, false, input) }

    /// A line that tells what was done. What it quotes cannot forge another.
    func tell(_ line: String) { print(VisibleText.line(FileName.shown(line))) }

    /// One line of `--json`.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// A result, which is printed as it is.
    func print(_ line: String) {
        output += line.utf8
        output.append(0x0A)
        if !isCaptured, output.count > 1 << 16 { flush() }
    }

    func write(_ bytes: [UInt8]) {
        output += bytes
        if !isCaptured { flush() }
    }

    /// Writes a result to a file; nil and `-` are standard output.
    func write(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
        guard let path, path != "-" else { return write(bytes) }
        try StringTables.write(bytes, to: path)
    }

    /// One line on standard error. What it quotes cannot steer the terminal.
    func report(_ message: String) {
        flush()
        let line = VisibleText.line(FileName.shown(message)) + "\n"
        if isCaptured {
            errors += line
        } else {
            // Nobody is left to hear of a failure.
            try? SystemFile(duplicating: STDERR_FILENO).write(Array(line.utf8))
        }
    }

    func flush() {
        guard !isCaptured, !output.isEmpty else { return }
        // On a terminal, what would steer it is written out; a pipe or a file gets every byte as it is.
        if isTerminal { output = Array(VisibleText.block(String(decoding: output, as: UTF8.self)).utf8) }
        if failure == nil {
            do throws(SystemFailure) { try SystemFile(duplicating: STDOUT_FILENO).write(output) } catch {
                failure = error
            }
        }
        output.removeAll(keepingCapacity: true)
    }

    /// Writes what is left.
    ///
    /// - Returns: the exit status: 1 where not all could be written, and 141 where nobody reads any more, which is that of a program that SIGPIPE
    ///   ends, as after `| head`.
    func finish(_ code: Int32) -> Int32 {
        flush()
        guard let failure else { return code }
        if failure.isClosedPipe { return 128 + SIGPIPE }
        report("\(CommandName.strings): cannot write standard output: \(failure)")
        return 1
    }

    func readInput() throws(CommandFailure) -> [UInt8] {
        if let input { return input }
        do {
            let bytes = try SystemFile(duplicating: STDIN_FILENO).read(limit: StringsLimits.bytes)
            guard bytes.count <= StringsLimits.bytes else {
                throw CommandFailure.failed("standard input: at most \(StringsLimits.bytes) bytes are read")
            }
            return bytes
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("cannot read standard input: \(error)")
        }
    }
}
