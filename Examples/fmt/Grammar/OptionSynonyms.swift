/// Options as other programs and libraries call them, date(1), numfmt(1), locale(1), JavaScript's Intl, Babel, and what to write.
enum OptionSynonyms {
    /// What stands for an option of another name; the first of which the command has the option.
    ///
    /// - Parameter name: without dashes, letters alone: `timezone` for `--timeZone`.
    /// - Parameter isKnown: whether the command has an option, `--style`.
    static func replacement(for name: String, isKnown: (String) -> Bool) -> String? {
        table[name]?.first { isKnown(String($0.prefix { $0 != " " })) }
    }

    private static let table: [String: [String]] = {
        var table: [String: [String]] = [:]
        for (names, replacements) in groups {
            for name in names.split(separator: " ") { table[String(name), default: []] += replacements }
        }
        return table
    }()

    /// Names between blanks; several replacements where commands say it differently.
    private static let groups: [(String, [String])] = [
        ("convert into in target", ["--to"]), ("lang language l loc locales lc localeid in culture", ["--locale"]),
        ("tz timezone zone z", ["--time-zone"]),
        ("utc u gmt universal", ["--time-zone UTC"]),
        ("nu numbers numerals digitset numbersystem", ["--numbering-system"]),
        ("ca cal", ["--calendar"]),
        // Kinds of numbers.
        ("percent percentage p", ["--style percent"]), ("permille", ["--style permille"]),
        ("scientific exponential exp e", ["--style scientific"]), ("engineering eng", ["--style engineering"]),
        ("compact abbreviate human humanreadable h si", ["--style compact-short", "--notation compact-short"]),
        ("words spell spellout word inwords", ["--style spellout", "--presentation name"]),
        ("ordinal ord", ["--style ordinal", "--type ordinal"]), ("cardinal", ["--type cardinal"]),
        ("currency cur iso money c", ["--code", "--presentation iso"]),
        ("notation compactdisplay", ["--notation", "--style"]), ("style", ["--notation", "--date", "--width"]),
        ("currencydisplay symbol display", ["--presentation"]), ("currencysign", ["--accounting"]),
        // Digits.
        ("decimals decimal digits precision places fractiondigits decimalplaces d f n scale", ["--fraction"]),
        ("minimumfractiondigits mindecimals", ["--min-fraction"]),
        ("maximumfractiondigits maxdecimals", ["--max-fraction"]),
        ("minimumintegerdigits padding pad zeropad", ["--min-integer"]),
        ("significantdigits maximumsignificantdigits minimumsignificantdigits sig sigfigs", ["--significant"]),
        ("usegrouping group g thousands separator thousandsseparator", ["--grouping"]),
        ("nogrouping nogroup ungrouped", ["--grouping off"]), ("signdisplay", ["--sign"]), ("plus", ["--sign always"]),
        ("round roundingmode", ["--rounding"]), ("roundingincrement step", ["--increment"]),
        ("multiply multiplier", ["--scale"]),
        // Dates.
        ("datestyle", ["--date"]), ("timestyle", ["--time"]), ("hour hours hourscycle", ["--hour-cycle"]),
        ("format fmt", ["--pattern", "--style", "--form"]),
        ("isoformat rfc rfcdate iso i", ["--pattern yyyy-MM-dd"]), ("to", ["--style compact-short"]),
        ("weekday year month day era fieldset components", ["--skeleton"]),
        ("now reference relativeto since base", ["--from", "--now", "--reference"]),
        // Lengths and widths.
        ("full", ["--date full"]), ("long", ["--date long", "--width wide", "--style long"]),
        ("medium", ["--date medium", "--style medium"]),
        ("short", ["--date short", "--width short", "--style compact-short", "--style short"]),
        ("narrow", ["--width narrow", "--presentation narrow"]), ("wide", ["--width wide"]),
        ("unitdisplay length", ["--width"]),
        // Lists, units, names, messages.
        ("or disjunction", ["--type or"]), ("and conjunction", ["--type and"]),
        ("args argument arguments var variable param set", ["--arg"]),
        ("first firstname givenname forename", ["--given"]), ("last lastname surname familyname", ["--family"]),
        ("middlename", ["--middle"]), ("title", ["--prefix"]),
        ("icu mf messageformat", ["--syntax mf1"]),
        ("supported have choices", ["--available"]), ("wanted user accept acceptlanguage", ["--preferred"]),
        ("binary iec", ["--style binary"]),
        ("style", ["--date", "--width"]), ("country region", ["--locale"]),
        ("monday weekstart firstweekday firstday", ["--locale en-u-fw-mon"]), ("w word wordregexp", ["--whole-words"]),
        ("n", ["--numeric"]), ("u", ["--unique"]), ("c count", ["--count-lines"]), ("o onlymatching", ["--ranges"]),
        ("delimiter fieldseparator t", ["--separator"]), ("k", ["--key"]), ("r", ["--reverse"]),
        ("color colour", ["--mark"]), ("fixed ignorecase i", ["--distinguish"]),
        ("output o file", []),
    ]
}
