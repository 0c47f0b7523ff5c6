#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the environment says of colours, and of all else that steers a terminal.
enum EscapeSequences {
    /// Not where `NO_COLOR` is set to anything (no-color.org), nor where `TERM` is `dumb` or says no terminal.
    static var areWelcome: Bool { areWelcome(noColor: value("NO_COLOR"), terminal: value("TERM")) }

    static func areWelcome(noColor: String?, terminal: String?) -> Bool {
        (noColor ?? "").isEmpty && !["", "dumb"].contains(terminal ?? "")
    }

    private static func value(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
