@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

/// The command run in this process, with arrays for its streams: the same code as the program, without a process for each
/// case and without a search for the built binary.
func run(list arguments: [String], input: [UInt8] = []) -> Outcome {
    let output = Recorder()
    let errors = Recorder()
    let console = Console(input: ArraySource(bytes: input[...], readSize: .max), output: output, errors: errors)
    let code = FmtCommand.main(arguments[...], on: console)
    return Outcome(code: code, output: output.text, errors: errors.text)
}

func run(_ arguments: String..., input: [UInt8] = []) -> Outcome { run(list: arguments, input: input) }

struct Outcome: Equatable {
    let code: Int32
    let output: String
    let errors: String

    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
    var errorLines: [Substring] { errors.split(separator: "\n") }
}

final class Recorder: ByteSink {
    private(set) var bytes: [UInt8] = []
    /// What `write` throws, when it should.
    var failure: StreamFailure?

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func write(_ bytes: [UInt8]) throws(StreamFailure) {
        if let failure { throw failure }
        self.bytes += bytes
    }
}

struct ArraySource: ByteSource {
    var bytes: ArraySlice<UInt8>
    let readSize: Int

    mutating func read(into buffer: inout [UInt8], limit: Int) {
        buffer = Array(bytes.prefix(min(limit, readSize)))
        bytes = bytes.dropFirst(buffer.count)
    }
}
