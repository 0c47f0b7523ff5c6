internal import LocaleFormatBridge

/// The ICU library in use, which decides the words and patterns of every locale.
public enum SystemICU {
    /// Version of the library loaded, `72.1`.
    public static var version: String { ICUVersion.current.text }
    /// Version of its locale data, `42.0`.
    public static var cldrVersion: String { ICUVersion.current.cldr }
}
