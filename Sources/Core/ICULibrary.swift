internal import LocaleFormatBridge

/// The ICU library in use, which decides the words and patterns of every locale.
public enum ICULibrary {
    /// Whose ICU it is. A trait of the package chooses, when the program is built.
    public enum Backend: String, Hashable, Sendable {
        /// The system's, loaded from its packages (`libicu72` …): the trait `SystemICU`, which is the default.
        case system
        /// The one that comes with Swift's Foundation, `_FoundationICU`: the trait `FoundationICU`. Apple keeps it, and some of its
        /// words and patterns are Apple's, not CLDR's.
        case foundation
    }

    /// The library that this program was built with.
    public static var backend: Backend { ICUVersion.isFoundation ? .foundation : .system }
    /// Version of the library loaded, `72.1`.
    public static var version: String { ICUVersion.current.text }
    /// Version of its locale data, `42.0`.
    public static var cldrVersion: String { ICUVersion.current.cldr }
}
