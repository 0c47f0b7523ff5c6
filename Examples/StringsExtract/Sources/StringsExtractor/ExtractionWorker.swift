import Foundation
import Synchronization

/// Extraction in a process of its own.
///
/// The parser descends into some constructs by recursion without a limit (`A<A<A<…`, `else if … else if …`), and takes time that
/// grows with the square of others. A source made so would end the whole run; here it ends one worker, is reported, and the
/// next worker goes on with the file after it.
public final class ExtractionWorker {
    private let executable: URL
    private let arguments: [String]
    private let secondsPerFile: Double
    private var running: Running?
    /// What the files declare that are read together; nil where each file has its own declarations alone.
    private var declarations: Declarations?

    private struct Running {
        let process: Process
        let input: FileHandle
        let output: FileHandle
        var read = Data()
    }

    /// - Parameters:
    ///   - executable: a program that calls ``serve(options:)`` when it is given the arguments.
    ///   - secondsPerFile: after so much time a file is given up; a file beyond 1 MiB has as much again for each.
    public init(executable: URL, arguments: [String], secondsPerFile: Double = 10) {
        self.executable = executable
        self.arguments = arguments
        self.secondsPerFile = secondsPerFile
    }

    deinit { stop() }

    /// What one line asks of the worker.
    private enum Request: Codable {
        case declarations(of: String)
        case strings(of: String)
        /// Holds for the files that are asked for after it; has no answer.
        case know(Declarations)
    }

    /// Reads what all files declare, before the strings of any are asked for. A file on which the worker dies declares nothing.
    public func readDeclarations(of paths: [String]) throws {
        var all = Declarations()
        for path in paths {
            if let found: Declarations = try ask(.declarations(of: path), about: path).answer { all.merge(found) }
        }
        declarations = all
        stop()
    }

    /// What one file gives. A file on which the worker dies or hangs gives a problem of the kind `syntax`.
    public func extract(from path: String) throws -> Extraction {
        let (answer, isLate): (Extraction?, Bool) = try ask(.strings(of: path), about: path)
        if let answer { return answer }
        var failure = Extraction()
        failure.problems = [
            ExtractionProblem(.syntax(isLate ? "it takes too long to parse" : "it is nested too deeply"), file: path)
        ]
        return failure
    }

    /// - Returns: nil where the worker dies or hangs.
    private func ask<Answer: Decodable>(
        _ request: Request, about path: String
    ) throws -> (answer: Answer?, isLate: Bool) {
        var worker = try running ?? start()
        running = nil
        let line = try Self.line(request)
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.doubleValue ?? 0
        let process = worker.process
        let alarm = Alarm()
        alarm.set(after: secondsPerFile * max(1, size / 1_048_576)) { Self.end(process) }
        defer { alarm.cancel() }
        do {
            try worker.input.write(contentsOf: line)
            while true {
                if let end = worker.read.firstIndex(of: 0x0A) {
                    let answer = try JSONDecoder().decode(Answer.self, from: worker.read[..<end])
                    worker.read = Data(worker.read[(end + 1)...])
                    running = worker
                    return (answer, false)
                }
                let more = worker.output.availableData
                if more.isEmpty { break }
                worker.read.append(more)
            }
        } catch {
            // A pipe whose other end has died: the same as silence.
        }
        let isLate = alarm.hasRung
        Self.end(process)
        return (nil, isLate)
    }

    private static func line(_ value: some Encodable) throws -> Data {
        var line = try JSONEncoder().encode(value)
        line.append(0x0A)
        return line
    }

    private func start() throws -> Running {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // A crash here is an answer, not something to be written about on standard error.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        if let declarations { try? input.fileHandleForWriting.write(contentsOf: Self.line(Request.know(declarations))) }
        return Running(process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading)
    }

    /// Ends the process, if one runs.
    private func stop() {
        guard let worker = running else { return }
        running = nil
        try? worker.input.close()
        Self.end(worker.process)
    }

    /// Not `terminate()`: a process that is started from a thread of a dispatch queue inherits that the signal is blocked.
    private static func end(_ process: Process) {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The worker's side: reads requests from standard input, each a line of JSON, and answers each with one, until the input
    /// ends.
    public static func serve(options: ExtractionOptions) throws {
        var declarations: Declarations?
        while let line = readLine() {
            let answer: Data
            switch try JSONDecoder().decode(Request.self, from: Data(line.utf8)) {
            case .know(let all):
                declarations = SourceExtractor.indexed(all)
                continue
            case .declarations(let path): answer = try Self.line(SourceFiles.declarations(in: path, options: options))
            case .strings(let path):
                answer = try Self.line(SourceFiles.extract(from: path, options: options, declarations: declarations))
            }
            try FileHandle.standardOutput.write(contentsOf: answer)
        }
    }
}

/// Runs an action unless it is cancelled in time.
private final class Alarm: Sendable {
    private enum State { case waiting, rang, cancelled }
    private let state = Mutex(State.waiting)

    func set(after seconds: Double, action: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            let rings = state.withLock { state in
                guard state == .waiting else { return false }
                state = .rang
                return true
            }
            if rings { action() }
        }
    }

    func cancel() {
        state.withLock { if $0 == .waiting { $0 = .cancelled } }
    }

    var hasRung: Bool { state.withLock { $0 == .rang } }
}
