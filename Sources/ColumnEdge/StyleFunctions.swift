import LocaleFormat
import LocaleFormatColumnHeader
import LocaleFormatColumns

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// The functions of `localeformat.h`, which says what each does.

/// Texts that are never freed.
private nonisolated(unsafe) let version = UnsafePointer(strdup(LF_VERSION)!)
private nonisolated(unsafe) let icuVersion = UnsafePointer(strdup(ICULibrary.version)!)
private nonisolated(unsafe) let cldrVersion = UnsafePointer(strdup(ICULibrary.cldrVersion)!)

/// As `localeformat.h` says.
@_cdecl("lf_version") public func lfVersion() -> UnsafePointer<CChar> { version }
/// As `localeformat.h` says.
@_cdecl("lf_version_number") public func lfVersionNumber() -> Int32 { LF_VERSION_NUMBER }
/// As `localeformat.h` says.
@_cdecl("lf_icu_version") public func lfICUVersion() -> UnsafePointer<CChar> { icuVersion }
/// As `localeformat.h` says.
@_cdecl("lf_cldr_version") public func lfCLDRVersion() -> UnsafePointer<CChar> { cldrVersion }

/// As `localeformat.h` says.
@_cdecl("lf_style_create")
public func lfStyleCreate(
    _ json: UnsafePointer<CChar>?, _ length: Int, _ style: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        guard let json, let style else { throw ColumnFailure(.misuse, json == nil ? "json is NULL" : "style is NULL") }
        let count = length < 0 ? strnlen(json, ColumnStyle.maximumLength + 1) : length
        let bytes = Array(UnsafeRawBufferPointer(start: json, count: min(count, ColumnStyle.maximumLength + 1)))
        let made = try ColumnStyle(json: bytes)
        style.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_style_free")
public func lfStyleFree(_ style: OpaquePointer?) {
    if let style { Unmanaged<ColumnStyle>.fromOpaque(UnsafeRawPointer(style)).release() }
}

/// As `localeformat.h` says.
@_cdecl("lf_format_int64")
public func lfFormatInt64(
    _ style: OpaquePointer?, _ value: Int64, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        try Entry.put(Entry.style(style).format(value), buffer, capacity, length)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_format_double")
public func lfFormatDouble(
    _ style: OpaquePointer?, _ value: Double, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        try Entry.put(Entry.style(style).format(value), buffer, capacity, length)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_format_text")
public func lfFormatText(
    _ style: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        let style = try Entry.style(style)
        try Entry.put(style.format(Entry.text(text, textLength, "the text")), buffer, capacity, length)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_format_instant")
public func lfFormatInstant(
    _ style: OpaquePointer?, _ seconds: Int64, _ nanoseconds: Int32, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        let style = try Entry.style(style)
        try Entry.put(style.format(seconds: seconds, nanoseconds: nanoseconds), buffer, capacity, length)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_sort_key")
public func lfSortKey(
    _ style: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ textLength: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        let style = try Entry.style(style)
        guard style.isSortKey else { throw .column("the style is none of \"sort-key\"") }
        try Entry.put(style.format(Entry.text(text, textLength, "the text")), buffer, capacity, length)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_collation_version")
public func lfCollationVersion(
    _ style: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        try Entry.put(Array(Entry.style(style).collationVersion.utf8), buffer, capacity, length)
    }
}
