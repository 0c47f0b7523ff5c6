public import LocaleFormatCalendars
public import LocaleFormatIdentifiers
internal import LocaleFormatSystem

/// Why baked formats cannot be read, or cannot write a value.
public enum BakedError: Error, Hashable, Sendable {
    /// The bytes are no baked formats: `[1, 2, 3]`, a file that was cut off. `offset` counts bytes.
    case malformed(offset: Int, expected: String)
    /// Bytes of a format version that this release does not read; `known` are those it does.
    case unsupportedVersion(Int, known: ClosedRange<Int>)
    /// The bytes are not those that were baked.
    case changed
    /// A file that is not read: a path that leads nowhere, to a folder, to more than 256 MiB.
    case unreadable(path: String, reason: Reason)
    /// A name that no format has: `"prize"`. `available` are those that were baked.
    case unknownFormat(String, available: [String])
    /// A format of another kind than the value: a list for a format of numbers.
    case wrongKind(format: String, expected: String)
    /// Text that is no locale: `"en--US"`.
    case malformedLocale(LocaleError)
    /// Neither the locale nor one that it inherits from was baked: `"ja"` where `de` and `fr` were.
    case localeNotBaked(String)
    /// The locale was baked, but not with a keyword that changes texts: `"de-u-nu-thai"` where `de` was.
    case keywordNotBaked(String, locale: String)
    /// Text that is no decimal number: `"1,5"`. `offset` counts UTF-8 bytes.
    case notANumber(text: String, offset: Int)
    /// A value that the program does not write, as ICU alone does: more than 47 digits, what needs rounding where the style forbids it,
    /// numbers whose rules for words have no end, and years of more digits than a locale's numerals were written down for.
    case beyondProgram(String)
    /// A zone whose names a format shows, and that is not among the `timeZones` that were baked.
    case zoneNotBaked(String)
    /// A key that no string of the table has: `"Cancle"`.
    case unknownString(String, table: String)
    /// A string has a place for an argument, counted from 1 and of a message with its name, that was not given.
    case missingArgument(Int, name: String?, given: Int)
    /// An argument of another kind than the string takes: text for `%lld`, a `Double` for `%d`.
    case wrongArgument(Int, name: String?, found: String, expected: String)
    /// A text of more bytes, or wordings that name each other without end.
    case textTooLarge(limit: Int)
    /// A day that the calendar cannot convert.
    case impossibleDate(CalendarError)

    /// Why a file is not read.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// There is none of that name.
        case missing
        /// A folder, a device, a pipe.
        case notRegular
        /// More bytes than baked formats can have.
        case tooLarge
        /// The system says no.
        case denied

        init(_ failure: RegularFile.Failure) {
            self =
                switch failure {
                case .missing: .missing
                case .notRegular: .notRegular
                case .tooLarge: .tooLarge
                case .unreadable: .denied
                }
        }
    }
}

extension BakedError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let offset, let expected): "no baked formats: at byte \(offset) expected \(expected)"
        case .unsupportedVersion(let version, let known):
            "baked formats of version \(version); this release reads \(known.lowerBound) to \(known.upperBound)"
        case .changed: "the baked formats were changed since they were baked: their checksum is another"
        case .unreadable(let path, let reason):
            switch reason {
            case .missing: "there is no file '\(path)'"
            case .notRegular: "'\(path)' is no file; expected what 'fmt bake' wrote"
            case .tooLarge: "'\(path)' has more bytes than baked formats can have, 256 MiB"
            case .denied: "'\(path)' cannot be read"
            }
        case .unknownFormat(let name, let available):
            "no format '\(name)' was baked; there are: \(available.joined(separator: ", "))"
        case .wrongKind(let format, let expected): "the format '\(format)' takes \(expected)"
        case .malformedLocale(let error): error.description
        case .localeNotBaked(let locale): "neither '\(locale)' nor a locale that it inherits from was baked"
        case .keywordNotBaked(let keyword, let locale):
            "'\(locale)' was not baked with '\(keyword)'; bake 'LOCALE-u-\(keyword)' too"
        case .notANumber(let text, let offset):
            "'\(text.prefix(60))' is not a decimal number (at byte \(offset)); expected digits like -1234.5 or 1.5e6"
        case .beyondProgram(let value): "'\(value.prefix(60))' is beyond what the baked format writes"
        case .zoneNotBaked(let zone): "the names of the zone '\(zone)' were not baked; add it to 'timeZones'"
        case .unknownString(let key, let table): "no string '\(key.prefix(60))' was baked in '\(table)'"
        case .missingArgument(let argument, let name, let given):
            "\(Self.argument(argument, name)) is missing; \(given) given"
        case .wrongArgument(let argument, let name, let found, let expected):
            "\(Self.argument(argument, name)) is \(found), but the string takes \(expected)"
        case .textTooLarge(let limit): "the text becomes too large; allowed are \(limit) bytes"
        case .impossibleDate(let error): "no such date: \(error)"
        }
    }

    private static func argument(_ number: Int, _ name: String?) -> String {
        name.map { "the argument '\($0.prefix(60))'" } ?? "argument \(number)"
    }
}
