import LocaleFormat
import LocaleFormatOperations

/// The command's standard streams, buffered. Tests put arrays in their place.
final class Console {
    let input: any ByteSource
    private var output: any ByteSink
    private var errors: any ByteSink
    /// Where results are appended; ``flushIfFull()`` after each.
    var buffer: [UInt8] = []
    /// Whether a person looks at the output as it comes.
    let isTerminal: Bool
    /// Whether colours and the like may be written: to a terminal whose user has not said no.
    let takesEscapes: Bool
    private var hasWarned = false
    /// What answers the command line, kept as long as the console: freeing it takes longer than a process has to live.
    var operation: (any Operation)?
    /// The first failure to write. Nothing is written after it.
    private(set) var failure: StreamFailure?

    init(
        input: any ByteSource, output: any ByteSink, errors: any ByteSink, isTerminal: Bool = false,
        takesEscapes: Bool? = nil
    ) {
        self.isTerminal = isTerminal
        self.takesEscapes = takesEscapes ?? isTerminal
        self.input = input
        self.output = output
        self.errors = errors
    }

    static var standard: Console {
        Console(
            input: StandardStream.input, output: StandardStream.output, errors: StandardStream.errors,
            isTerminal: StandardStream.output.isTerminal,
            takesEscapes: StandardStream.output.isTerminal && EscapeSequences.areWelcome)
    }

    func print(_ line: String) {
        buffer.append(contentsOf: line.utf8)
        endLine()
    }

    func endLine() {
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count >= 1 << 16 { flush() }
    }

    func write(_ bytes: [UInt8]) {
        flush()
        send(bytes)
    }

    func flush() {
        guard !buffer.isEmpty else { return }
        send(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private func send(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        do { try output.write(bytes) } catch { failure = error }
    }

    /// One line on standard error, behind the results so far. What it quotes cannot steer the terminal.
    func report(_ message: String) {
        flush()
        guard failure == nil else { return }
        try? errors.write(Array("\(CommandName.own): \(VisibleText.line(message))\n".utf8))
    }

    /// One line on standard error for what is no error; only the first of them is written.
    func warn(_ message: String) {
        if !hasWarned { report("warning: " + message) }
        hasWarned = true
    }

    /// Warns where a locale's language is not known.
    func warn(ofLanguageIn locale: LocaleID) {
        if let unknown = UnknownLanguage(locale) { warn(unknown.message) }
    }

    /// Ends a line of results, which begins at an offset into the buffer. On a terminal, what would steer it is written out; a
    /// pipe gets every byte as it is.
    func endResult(from start: Int) {
        if isTerminal {
            let text = String(decoding: buffer[start...], as: UTF8.self)
            buffer.replaceSubrange(start..., with: VisibleText.block(text).utf8)
        }
        endLine()
    }

    /// Text on standard error that is no line of its own: progress.
    func show(_ text: String) { try? errors.write(Array(text.utf8)) }

    /// Writes what is left, and turns a failed output into its exit code. Where nobody reads any more, as after `| head`, nothing is said.
    func finish(_ exitCode: Int32) -> Int32 {
        flush()
        if failure == .closed { return StandardStream.brokenPipeStatus }
        guard case .failed(let message) = failure else { return exitCode }
        failure = nil
        report(message)
        return 1
    }
}
