#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// libFuzzer's loop as a function: its `main` without `main` (FuzzerInterface.h, "libFuzzer as a library").
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The seam with libFuzzer.
enum Driver {
    /// Set once, before libFuzzer runs; a C function pointer captures nothing.
    nonisolated(unsafe) private static var entry = Entry.locale

    /// The entry of the process that started this one.
    static var handedOn: Entry? {
        get { unsafe getenv(variable).flatMap { unsafe Entry(rawValue: String(cString: $0)) } }
        set { unsafe setenv(variable, newValue?.rawValue ?? "", 1) }
    }
    private static let variable = "LOCALEFORMAT_FUZZ_ENTRY"

    static func fail(_ message: String) -> Never {
        unsafe write(STDERR_FILENO, message, message.utf8.count)
        exit(2)
    }

    static func run(_ entry: Entry, droppingFirstArgument: Bool) -> Never {
        unsafe self.entry = entry
        leaveSignalsToLibFuzzer()
        var arguments = unsafe CommandLine.unsafeArgv
        var count = CommandLine.argc
        if droppingFirstArgument {
            let program = unsafe arguments[0]
            unsafe arguments += 1
            unsafe arguments[0] = program
            count -= 1
        }
        let status = unsafe runDriver(&count, &arguments) { start, count in
            unsafe Driver.entry.test(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        }
        exit(status)
    }

    /// libFuzzer keeps an input that crashes only if the signal is its own, and it takes none that somebody else has:
    /// Swift's backtracer, unless it was asked for by name.
    private static func leaveSignalsToLibFuzzer() {
        guard unsafe getenv("SWIFT_BACKTRACE") == nil else { return }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
    }
}
