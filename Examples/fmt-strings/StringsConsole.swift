import Foundation

/// Where the commands write: the process's streams, or arrays in tests.
final class StringsConsole {
    private let isCaptured: Bool
    private(set) var output: [UInt8] = []
    private(set) var errors = ""
    /// What `-` reads; nil for the process's standard input.
    private let input: [UInt8]?

    init() { (isCaptured, input) = (false, nil) }

    /// Keeps what is written.
    init(capturing input: [UInt8]) { (isCaptured, self.input) = (true, input) }

    func print(_ line: String) {
        output += line.utf8
        output.append(0x0A)
        if !isCaptured, output.count > 1 << 16 { flush() }
    }

    func write(_ bytes: [UInt8]) {
        output += bytes
        if !isCaptured { flush() }
    }

    /// One line on standard error.
    func report(_ message: String) {
        flush()
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        if isCaptured {
            errors += line + "\n"
        } else {
            try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
        }
    }

    func flush() {
        guard !isCaptured, !output.isEmpty else { return }
        // Nobody reads any more, as after `| head`: what is left is not worth an error.
        try? FileHandle.standardOutput.write(contentsOf: Data(output))
        output.removeAll(keepingCapacity: true)
    }

    func readInput() -> [UInt8] {
        input ?? Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
    }
}
