import LocaleFormatJSON
import LocaleFormatOperations
import Synchronization

/// Answers lines of a batch, one thread at a time, and keeps the operations it has prepared.
final class BatchWorker: Sendable {
    private struct Key: Hashable {
        let operation: OperationName
        let options: OptionValues
        /// A text that the operation compiles; nil for values.
        var template: ByteText?
    }

    /// Styles that are kept. The cache has two generations.
    static let styleLimit = 2_048
    /// Bytes of the longest text whose operation is kept.
    private static let templateLimit = 4_096

    private struct State {
        var prepared = RecentCache<Key, Result<any Operation, CommandFailure>>(capacity: styleLimit / 2)
        /// One for each text that is compiled.
        var templates = RecentCache<Key, Result<any Operation, CommandFailure>>(capacity: 512)
        var shapes = LineShapes()
        var answers: [UInt8] = []
        var failures = 0
        var lines = 0
        /// The first locale whose language is not known.
        var unknownLanguage: String?
    }

    private let state = Mutex(State())
    private let defaults: OptionValues

    private let keepsShapes: Bool

    /// - Parameters:
    ///   - defaults: options for lines that do not have them.
    ///   - keepsShapes: whether lines are answered by their shape, with the same answers sooner.
    init(defaults: OptionValues, keepsShapes: Bool = true) {
        self.defaults = defaults
        self.keepsShapes = keepsShapes
    }

    /// Answers each line, in order; ``takeAnswers()`` has the result.
    func answer(_ lines: ArraySlice<UInt8>) {
        state.withLock { state in
            let bytes = lines.span
            var start = 0
            while start < bytes.count {
                state.lines += 1
                let scan = LineScan(bytes, from: start)
                start =
                    scan.flatMap { answerKnownShape($0, in: bytes, of: lines, &state) }
                    ?? answerAny(lines, from: start, scan, &state)
                state.answers.append(UInt8(ascii: "\n"))
            }
        }
    }

    /// Answers a line of a known shape; where the next one begins, or nil for another line, and for one that has no result.
    @inline(__always)
    private func answerKnownShape(
        _ line: LineScan, in bytes: borrowing Span<UInt8>, of lines: ArraySlice<UInt8>, _ state: inout State
    ) -> Int? {
        guard let place = state.shapes.place(of: line, in: bytes) else { return nil }
        let before = state.answers.count
        var object = JSONObjectWriter(taking: &state.answers)
        if let id = line.source(of: line.id, in: bytes) { object.member("id", json: bytes.extracting(id)) }
        do throws(CommandFailure) {
            if line.isArguments {
                try appendKnownText(lines[line.arguments(in: lines)], by: place, state.shapes, to: &object)
            } else {
                try object.member("result") { result throws(CommandFailure) in
                    try state.shapes.append(bytes.extracting(line.value), by: place, to: &result)
                }
            }
            state.answers = object.finish()
            return line.next
        } catch {
            // What is wrong is told by the general way.
            state.answers = object.finish()
            state.answers.removeLast(state.answers.count - before)
            return nil
        }
    }

    private func appendKnownText(
        _ arguments: ArraySlice<UInt8>, by place: Int, _ shapes: LineShapes, to object: inout JSONObjectWriter
    ) throws(CommandFailure) {
        var problems: [OperationProblem] = []
        try object.member("result") { result throws(CommandFailure) in
            try shapes.append(arguments: arguments, by: place, to: &result, problems: &problems)
        }
        if !problems.isEmpty { object.member("errors", strings: problems.map(\.name)) }
    }

    /// Answers any line; where the next one begins.
    private func answerAny(_ lines: ArraySlice<UInt8>, from start: Int, _ scan: LineScan?, _ state: inout State) -> Int
    {
        var line = lines.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") }
        let next = min(start + line.count + 1, lines.count)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let request = BatchRequest(line)
        guard let operation = Self.answer(request, defaults, &state) else {
            state.failures += 1
            return next
        }
        // A line with its parts has more than a result.
        guard let scan, keepsShapes, !request.options.isSet(.json), !defaults.isSet(.json), request.isFilled(at: scan)
        else { return next }
        if scan.isArguments, case .template(let text, _)? = request.input {
            state.shapes.insert(line, scan, operation, template: text)
        } else if !type(of: operation).hasProblems {
            state.shapes.insert(line, scan, operation)
        }
        return next
    }

    /// Answers a line that could not be kept.
    func answerTooLong() {
        state.withLock { state in
            state.lines += 1
            state.failures += 1
            var object = JSONObjectWriter(taking: &state.answers)
            object.member("error", string: "the line is " + Invocation.tooLong)
            state.answers = object.finish()
            state.answers.append(UInt8(ascii: "\n"))
        }
    }

    /// The answers since the last call, and how many lines and failures there were.
    func takeAnswers() -> (bytes: [UInt8], lines: Int, failures: Int, unknownLanguage: String?) {
        state.withLock { state in
            let result = (state.answers, state.lines, state.failures, state.unknownLanguage)
            state.answers = []
            state.answers.reserveCapacity(result.0.count)
            state.lines = 0
            state.failures = 0
            return result
        }
    }

    /// The operation that had a result; nil for an error.
    private static func answer(
        _ request: BatchRequest, _ defaults: OptionValues, _ state: inout State
    ) -> (any Operation)? {
        var object = JSONObjectWriter(taking: &state.answers)
        defer { state.answers = object.finish() }
        if let id = request.id { object.member("id", json: id) }
        do throws(CommandFailure) {
            guard request.failure == nil, let name = request.operation, let input = request.input else {
                throw .value(request.failure ?? "")
            }
            let operation = try operation(name, request.options, input, defaults, &state).get()
            var problems: [OperationProblem] = []
            try object.member("result") { result throws(CommandFailure) in
                try operation.append(input, to: &result, problems: &problems)
            }
            if request.options.isSet(.json) || defaults.isSet(.json) {
                try operation.append(input, to: &object)
            } else if !problems.isEmpty {
                object.member("errors", strings: problems.map(\.name))
            }
            return operation
        } catch {
            object.member("error", string: error.message)
            return nil
        }
    }

    private static func operation(
        _ name: OperationName, _ options: OptionValues, _ input: OperationInput, _ defaults: OptionValues,
        _ state: inout State
    ) -> Result<any Operation, CommandFailure> {
        func build() -> Result<any Operation, CommandFailure> {
            let options = options.filling(from: defaults)
            if state.unknownLanguage == nil {
                state.unknownLanguage = (try? options.locale()).flatMap(UnknownLanguage.init)?.message
            }
            return prepare(name, options)
        }
        guard case .template(let text, _) = input else {
            return state.prepared.value(for: Key(operation: name, options: options), build: build)
        }
        guard text.utf8.count <= templateLimit else { return build() }
        let key = Key(operation: name, options: options, template: ByteText(text))
        return state.templates.value(for: key, build: build)
    }

    private static func prepare(
        _ name: OperationName, _ options: OptionValues
    ) -> Result<any Operation, CommandFailure> {
        Result { () throws(CommandFailure) in try name.type.init(options, isBrief: false) }
    }
}
