import Dispatch
import LocaleFormatOperations

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import LocaleFormatOperations
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `fmt batch`: reads a block of lines, lets every core answer a part of it, writes the answers in order. Memory is that of
/// one block, whatever the length of the stream.
struct Batch {
    private let workers: [BatchWorker]
    private let progress: Progress

    /// Below this many bytes a part is not worth a thread.
    private static let smallestPart = 1 << 12

    /// - Parameter workers: how many threads; by default one a core.
    init(defaults: OptionValues, workers: Int? = nil, showsProgress: Bool = false) {
        let count = workers ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        self.workers = (0..<count).map { _ in BatchWorker(defaults: defaults) }
        progress = Progress(isShown: showsProgress)
    }

    /// The exit code: 1 when any line has an error for an answer.
    func run(on console: Console) -> Int32 {
        var blocks = LineBlocks(AnyByteSource(console.input), readSize: 1 << 18)
        var progress = progress
        var failures = 0
        while console.failure == nil {
            do throws(StreamFailure) {
                guard let block = try blocks.next() else { break }
                let done = answer(block, on: console)
                failures += done.failures
                progress.advance(by: done.lines, on: console)
            } catch {
                console.report(error.message)
                failures += 1
                break
            }
        }
        progress.finish(on: console)
        return console.finish(failures > 0 ? 1 : 0)
    }

    private func answer(_ block: LineBlocks<AnyByteSource>.Block, on console: Console) -> (lines: Int, failures: Int) {
        var used = 1
        switch block {
        case .tooLong: workers[0].answerTooLong()
        case .lines(let bytes):
            let parts = bytes[...].split(intoParts: min(workers.count, 1 + bytes.count / Self.smallestPart))
            used = parts.count
            if parts.count > 1 {
                DispatchQueue.concurrentPerform(iterations: parts.count) { workers[$0].answer(parts[$0]) }
            } else {
                workers[0].answer(bytes[...])
            }
        }
        var total = (lines: 0, failures: 0)
        for worker in workers.prefix(used) {
            let done = worker.takeAnswers()
            console.write(done.bytes)
            if let message = done.unknownLanguage { console.warn(message) }
            total = (total.lines + done.lines, total.failures + done.failures)
        }
        return total
    }
}
