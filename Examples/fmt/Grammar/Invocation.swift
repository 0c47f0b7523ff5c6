import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations

/// One run of an operation: its options and its values. What every subcommand that formats or parses values comes to.
struct Invocation: Equatable {
    let operation: OperationName
    var options = OptionValues()
    /// The options that are parts of the one value: the fields of a name.
    var fields = OptionValues()
    /// Values in order; `-` alone stands for the lines of standard input.
    var values: [String] = []

    /// Runs it; the exit code.
    func run(on console: Console) -> Int32 {
        guard operation == .search else {
            return withCurrencyOption(on: console)?.withKindOption.withMessageArguments(on: console)
                .prepareAndRun(on: console) ?? console.finish(2)
        }
        do { return try SearchFiles(self, on: console).run(on: console) } catch {
            console.report(error, of: operation.commandText)
            return console.finish(error.exitCode)
        }
    }

    /// `fmt names region DE` is `fmt names DE --kind region`.
    private var withKindOption: Invocation {
        guard operation == .names, options[.kind] == nil, !values.isEmpty else { return self }
        var copy = self
        copy.options[.kind] = copy.values.removeFirst()
        return copy
    }

    private func prepareAndRun(on console: Console) -> Int32 {
        do throws(CommandFailure) {
            console.warn(ofLanguageIn: try options.locale())
            if operation == .locale {
                for locale in values.compactMap({ try? LocaleID(commandText: $0) }) {
                    console.warn(ofLanguageIn: locale)
                }
            }
            if let warning { console.warn(warning) }
            let readsInput = values == ["-"] && fields.entries.isEmpty
            if let hint { throw hint }
            let prepared = try operation.type.init(options, isBrief: !readsInput && values.count < 8)
            console.operation = prepared
            let isJSON = options.isSet(.json)
            if readsInput, !prepared.takesAllLines { return try stream(prepared, isJSON: isJSON, on: console) }
            var exitCode: Int32 = 0
            for input in try readsInput ? [.texts(Self.lines(of: console.input))] : inputs(of: prepared) {
                do throws(CommandFailure) {
                    for problem in try Self.write(input, by: prepared, isJSON: isJSON, on: console) {
                        console.report(problem.message)
                        exitCode = max(exitCode, 1)
                    }
                } catch {
                    console.report(error.message(of: operation.commandText))
                    exitCode = max(exitCode, error.exitCode)
                }
            }
            return console.finish(exitCode)
        } catch {
            console.report(error, of: operation.commandText)
            return console.finish(error.exitCode)
        }
    }

    /// What the values and fields of the command line are to the operation.
    private func inputs(of prepared: any Operation) throws(CommandFailure) -> [OperationInput] {
        if fields.entries.isEmpty {
            if values.isEmpty, let name = operation.type.valueOption {
                return [options[name].map { .text($0) } ?? .texts([])]
            }
            if values.isEmpty {
                throw .usage("missing value")
            }
            return try prepared.inputs(values)
        }
        guard values.isEmpty else {
            throw .usage("\(fields.entries[0].name.commandLineName) and '\(values[0].shortened)' exclude each other")
        }
        return [.fields(fields.nameFields)]
    }

    /// What is wrong with a value that was written all the same.
    private static func write(
        _ input: OperationInput, by operation: any Operation, isJSON: Bool, on console: Console
    ) throws(CommandFailure) -> [OperationProblem] {
        var problems: [OperationProblem] = []
        if isJSON {
            var object = JSONObjectWriter()
            try operation.append(input, to: &object, problems: &problems)
            console.buffer.append(contentsOf: object.finish())
            console.endLine()
        } else {
            let start = console.buffer.count
            try operation.append(input, to: &console.buffer, problems: &problems)
            console.endResult(from: start)
        }
        return problems
    }

    /// One value a line. A bad line is reported in its place, and the stream goes on.
    private func stream(_ operation: any Operation, isJSON: Bool, on console: Console) throws(CommandFailure) -> Int32 {
        var lines = LineBlocks(AnyByteSource(console.input))
        var number = 0
        var exitCode: Int32 = 0
        func report(_ message: String, _ code: Int32 = 1) {
            console.report("line \(number): \(message)")
            exitCode = max(exitCode, code)
        }
        while console.failure == nil {
            let block: LineBlocks<AnyByteSource>.Block
            do {
                guard let next = try lines.next() else { break }
                block = next
            } catch { throw .value(error.message) }
            guard case .lines(let bytes) = block else {
                number += 1
                report(Self.tooLong)
                continue
            }
            bytes[...].forEachLine { (line: ArraySlice<UInt8>) in
                number += 1
                guard let text = String(validating: line, as: UTF8.self) else { return report(Self.notUTF8) }
                let value = self.operation.takesText ? text : CombiningMarks.ordered(text)
                do throws(CommandFailure) {
                    for problem in try Self.write(.text(value), by: operation, isJSON: isJSON, on: console) {
                        report(problem.message)
                    }
                } catch {
                    report(error.message, error.exitCode)
                }
            }
            // Whoever writes line by line may be waiting for the answer.
            if bytes.count < 1 << 15 { console.flush() }
        }
        return console.finish(exitCode)
    }

    /// All lines of standard input, for one result.
    private static func lines(of source: any ByteSource) throws(CommandFailure) -> [String] {
        var blocks = LineBlocks(AnyByteSource(source))
        var lines: [String] = []
        var count = 0
        func refuse(_ message: String) -> CommandFailure { .value("line \(lines.count + 1): \(message)") }
        while true {
            let block: LineBlocks<AnyByteSource>.Block?
            do { block = try blocks.next() } catch { throw .value(error.message) }
            guard let block else { return lines }
            guard case .lines(let bytes) = block else { throw refuse(tooLong) }
            count += bytes.count
            guard count <= inputLimit else { throw .value("the lines are more than \(inputLimit) bytes together") }
            var isValid = true
            bytes[...].forEachLine { line in
                guard isValid, let text = String(validating: line, as: UTF8.self) else { return isValid = false }
                lines.append(text)
            }
            if !isValid { throw refuse(notUTF8) }
        }
    }

    /// Bytes of standard input that may be one value.
    static let inputLimit = 1 << 26
    static let notUTF8 = "not valid UTF-8"
    static let tooLong = "longer than \(LineBlocks<AnyByteSource>.lineLimit) bytes; skipped"
}
