#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process's environment.
package enum Environment {
    /// The value of a variable; nil where it is unset or empty, which POSIX treats alike for the locale variables.
    package static func value(_ name: StaticString) -> String? {
        let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        guard let value = getenv(name), value[0] != 0 else { return nil }
        return String(cString: value)
    }
}
