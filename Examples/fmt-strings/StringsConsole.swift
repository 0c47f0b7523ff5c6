import Foundation
import LocalizedStrings

/// Where the commands write: the process's streams, or arrays in tests.
final class StringsConsole {
    private let isCaptured: Bool
    /// Whether a person looks at the output as it comes.
    private let isTerminal: Bool
    private(set) var output: [UInt8] = []
    private(set) var errors = ""
    /// What `-` reads; nil for the process's standard input.
    private let input: [UInt8]?

    init() { (isCaptured, isTerminal, input) = (false, isatty(STDOUT_FILENO) == 1, nil) }

    /// Keeps what is written.
    init(capturing input: [UInt8]) { (isCaptured, isTerminal, self.input) = (true, false, input) }

    /// A line that tells what was done. What it quotes cannot forge another.
    func tell(_ line: String) { print(VisibleText.line(line)) }

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

    /// One line on standard error. What it quotes cannot steer the terminal.
    func report(_ message: String) {
        flush()
        let line = VisibleText.line(message)
        if isCaptured {
            errors += line + "\n"
        } else {
            try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
        }
    }

    func flush() {
        guard !isCaptured, !output.isEmpty else { return }
        // On a terminal, what would steer it is written out; a pipe or a file gets every byte as it is.
        if isTerminal { output = Array(VisibleText.block(String(decoding: output, as: UTF8.self)).utf8) }
        // Nobody reads any more, as after `| head`: what is left is not worth an error.
        try? FileHandle.standardOutput.write(contentsOf: Data(output))
        output.removeAll(keepingCapacity: true)
    }

    func readInput() -> [UInt8] {
        input ?? Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    }
}
