import LocaleFormatJSON
import Synchronization

/// Answers lines of a batch, one thread at a time, and keeps the operations it has prepared.
final class BatchWorker: Sendable {
    private struct Key: Hashable {
        let operation: OperationName
        let options: OptionValues
    }

    private struct State {
        var prepared = RecentCache<Key, Result<any Operation, CommandFailure>>(capacity: 256)
        var text: [UInt8] = []
        var answers: [UInt8] = []
        var failures = 0
        var lines = 0
        /// The first locale whose language is not known.
        var unknownLanguage: String?
    }

    private let state = Mutex(State())
    private let defaults: OptionValues

    /// - Parameter defaults: options for lines that do not have them.
    init(defaults: OptionValues) { self.defaults = defaults }

    /// Answers each line, in order; ``takeAnswers()`` has the result.
    func answer(_ lines: ArraySlice<UInt8>) {
        state.withLock { state in
            lines.forEachLine { line in
                state.lines += 1
                if !Self.answer(BatchRequest(line), defaults, &state) { state.failures += 1 }
                state.answers.append(UInt8(ascii: "\n"))
            }
        }
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

    /// Whether there was a result.
    private static func answer(_ request: BatchRequest, _ defaults: OptionValues, _ state: inout State) -> Bool {
        var object = JSONObjectWriter(taking: &state.answers)
        defer { state.answers = object.finish() }
        if let id = request.id { object.member("id", json: id) }
        do throws(CommandFailure) {
            guard request.failure == nil, let name = request.operation, let input = request.input else {
                throw .value(request.failure ?? "")
            }
            let key = Key(operation: name, options: request.options)
            let operation = try state.prepared.value(for: key) {
                let options = request.options.filling(from: defaults)
                if state.unknownLanguage == nil {
                    state.unknownLanguage = (try? options.locale()).flatMap(UnknownLanguage.init)?.message
                }
                return prepare(name, options)
            }.get()
            state.text.removeAll(keepingCapacity: true)
            try operation.append(input, to: &state.text)
            object.member("result", utf8: state.text)
            if request.options.isSet(.json) || defaults.isSet(.json) { try operation.append(input, to: &object) }
            return true
        } catch {
            object.member("error", string: error.message)
            return false
        }
    }

    private static func prepare(
        _ name: OperationName, _ options: OptionValues
    ) -> Result<any Operation, CommandFailure> {
        Result { () throws(CommandFailure) in try name.type.init(options, isBrief: false) }
    }
}
