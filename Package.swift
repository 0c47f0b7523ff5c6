// swift-tools-version: 6.2
import PackageDescription

// A line a room: its folder is `Sources/Name`, its module `LocaleFormatName`, and behind it are the rooms that it may import.
// A product is a target of its own name; what a program does not ask for, it does not link.

/// A program links what it reaches: a section a function, and no public name is kept for its own sake. A fifth less of a program that
/// formats one price. On Apple's platforms the linker does it.
let lean: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
        .when(platforms: [.linux], configuration: .release))
]
/// No warning passes where the package is built from its own folder. Swift Build silences dependencies; both is an error.
let isOwn = Context.environment["PWD"] == Context.packageDirectory
let strict: [SwiftSetting] = lean + (isOwn ? [.treatAllWarnings(as: .error)] : [])
/// No unsafe construct passes unmarked. The bridge to ICU, memory, system and the edge to C are the rooms that may touch pointers.
let safe = [.strictMemorySafety()] + strict

/// What a program imports, and why it stands alone.
let products = [
    "LocaleFormat",  // values: numbers, money, dates, names, lists, quantities
    "LocaleFormatBaked",  // formats that were compiled with ICU when the program was built: runs without it
    "LocaleFormatNumbers",  // the lightest: numbers and money alone, without Foundation
    "LocalizedStrings",  // what shows strings: catalogs, lookup, Apple's syntax, inflection
    "LocalizedMessages",  // MessageFormat 1 and 2: neither catalogs nor inflection
    "LocalizedMessageConversion",  // between the syntaxes: for tools
    "LocalizedMessageInflection",  // grammar for messages
    "LocalizedTextTools",  // sorting, search, boundaries, direction, case, normalization
    "LocalizedStringsTools", "LocalizedStringsXLIFF", "LocalizedStringsInterchange",  // for who makes catalogs
    "InflectionLexiconDutch", "InflectionLexiconEnglish", "InflectionLexiconFrench",  // a language's dictionary each
    "InflectionLexiconPortuguese", "InflectionLexiconSpanish", "InflectionLexicons",  // and all of them: 2 MB of words
    "LocaleFormatMoneyInWords",  // amounts in words, for contracts and cheques
    "LocaleFormatTransliteration",  // other letters: from script to script, by rules, slugs
    "LocaleFormatRecurrence",  // rules of iCalendar in 27 calendars: what comes again, and when
    "LocaleFormatCivil",  // plain days and times, instants in zones: for programs that count with dates
    "LocaleFormatChanges",  // when a text changes next: for what shows time as it goes on
    "LocaleFormatMeasurement", "LocaleFormatPersonNames", "LocalizedStringsBundle",  // all of Foundation with them
    "LocaleFormatJSON",  // a reader and writer of JSON, which knows nothing of the rest
    "LocaleFormatBake",  // lists of formats as bytes: for what builds programs
    "LocaleFormatOperations",  // styles by the names of options, as `fmt batch` and the C library have them
    "LocalizedHelp",  // help of ArgumentParser in the reader's language
]
let lexicons = products.filter { $0.hasPrefix("InflectionLexicon") && !$0.hasSuffix("s") }

/// What a program imports that shows all there is, and what makes catalogs.
let shown = "InflectionLexicons LocaleFormat LocalizedMessages LocalizedStrings LocalizedTextTools"
let catalogs = "LocalizedStrings LocalizedStringsInterchange LocalizedStringsTools LocalizedStringsXLIFF"

func module(_ name: String) -> String {
    let isWhole =
        name.hasPrefix("Locali") || ["CLocaleFormat", "ColumnChecks", "TestSupport"].contains(name)
        || name.hasSuffix("Reference")
    return isWhole || products.contains(name) ? name : "LocaleFormat" + name
}

/// Modules by the names of their rooms or products, with spaces between. Names in small letters are of programs, and one of a package.
func modules(_ names: String) -> [Target.Dependency] {
    names.split(separator: " ").map(String.init).map { name in
        name == "argument-parser"
            ? .product(name: "ArgumentParser", package: "swift-argument-parser")
            : .target(name: name.first?.isLowercase == true ? name : module(name))
    }
}

/// A room, and its tests: they see what the room sees, and `tests` more.
func room(_ name: String, _ rooms: String..., tests more: String? = nil, settings: [SwiftSetting] = safe) -> [Target] {
    let room = Target.target(
        name: module(name), dependencies: rooms.flatMap(modules), path: "Sources/\(name)", swiftSettings: settings)
    return [room] + (more.map { [tests(name, ([name] + rooms + [$0]).joined(separator: " "))] } ?? [])
}

func tests(_ folder: String, _ rooms: String..., settings: [SwiftSetting] = safe) -> Target {
    .testTarget(
        name: folder.split(separator: "/").reversed().joined() + "Tests",
        dependencies: rooms.flatMap(modules) + modules("TestSupport"), path: "Tests/\(folder)", swiftSettings: settings)
}

/// A program: an example, which uses public names alone, or at another path a tool that helps to build.
func program(_ name: String, _ rooms: String = "", path: String? = nil, exclude: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: modules(rooms), path: path ?? "Examples/\(name)", exclude: exclude,
        packageAccess: path?.hasPrefix("Examples") == false, cSettings: [.treatAllWarnings(as: .error)],
        swiftSettings: safe)
}

func plugin(_ name: String, _ tool: String, path: String) -> Target {
    .plugin(name: name, capability: .buildTool(), dependencies: [.target(name: tool)], path: "\(path)/\(name)")
}

/// A target of C or C++, without warnings either.
func cTarget(_ name: String, _ rooms: String = "", path: String, _ settings: CSetting...) -> Target {
    .target(
        name: name, dependencies: modules(rooms), path: path, cSettings: [.treatAllWarnings(as: .error)] + settings,
        cxxSettings: [.treatAllWarnings(as: .error), .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"]))])
}

/// Nothing but how a product is linked: a target's flags would be those of the tests that use it too. Examples/StandAlone says why so.
func linkage(_ name: String, path: String, exclude: [String] = [], always: [String] = [], alone: String = "") -> Target
{
    let release: BuildSettingCondition = .when(platforms: [.linux], configuration: .release, traits: ["SystemICU"])
    let flags = "-static-stdlib -use-ld=lld -l_FoundationCShims -l_FoundationCollections -Xlinker -s " + alone
    return .target(
        name: name, path: path, exclude: exclude, packageAccess: false,
        linkerSettings: [.unsafeFlags(flags.split(separator: " ").map(String.init), release)]
            + (always.isEmpty ? [] : [.unsafeFlags(always, .when(platforms: [.linux]))]))
}

/// What the plugins run, SwiftPM compiles once more, with all their rooms: `.ci/run` leaves it to `.ci/symbols` and `.ci/baked`.
let isAlone = Context.environment["LOCALEFORMAT_PLUGIN"] == "no"
let plugins =
    isAlone
    ? []
    : [
        plugin("LocalizedStringsPlugin", "localized-strings-symbols", path: "Sources"),
        plugin("LocaleFormatPlugin", "format-symbols", path: "Sources"),
    ]

/// What programs type, beside Foundation, beside FoundationEssentials, and beside neither; a package of its own too (`.ci/consumers`).
let consumers = ["Foundation", "Essentials", "Alone"].map {
    tests("Consumers/\($0)", shown + " LocalizedStringsInterchange", settings: safe + [.define($0.uppercased())])
}

/// The rooms in Swift.
let rooms: [[Target]] = [
    // MARK: What knows no locale
    room("Memory", settings: strict),
    room("System", "Memory", settings: strict),
    room("Bridge", "CICU Memory System", settings: strict),
    room("Calendars", tests: ""),
    room("JSON", tests: ""),
    room("SwiftSource"),
    // MARK: Programs and their runs, which know no ICU
    room("Identifiers", "Memory"),
    room("NumberPrograms", "Memory"),
    room("ValuePrograms", "Identifiers Memory NumberPrograms"),
    room("DatePrograms", "Calendars Identifiers Memory NumberPrograms System ValuePrograms"),
    room(
        "Baked", "Calendars DatePrograms Identifiers Memory NumberPrograms System ValuePrograms",
        tests: "Bake Bridge LocaleFormat LocalizedMessages LocalizedStrings Operations"),
    // MARK: Values
    room("Core", "Bridge Identifiers Memory System", tests: "LocaleFormat Locales"),
    room("Locales", "Bridge Core Memory"),
    room("Numbers", "Bridge Core Memory NumberPrograms", tests: "LocaleFormat NumberRules"),
    room("NumberRules", "Bridge Core Memory Numbers"),
    room("Text", "Bridge Core Locales Memory", tests: "Collation LocalizedTextTools TextForms TextReference"),
    room("TextForms", "Bridge Core Locales Memory"),
    room("Transliteration", "Bridge Core Locales Memory", tests: "LocaleFormat TextReference"),
    room("Collation", "Bridge Core Locales Memory"),
    room("Names", "Bridge Collation Core Locales Memory ValuePrograms", tests: ""),
    room("Dates", "Bridge Calendars Core DatePrograms Locales Memory Numbers ValuePrograms", tests: ""),
    room("Lists", "Bridge Core Memory ValuePrograms", tests: "LocaleFormat"),
    room("Measures", "Bridge Calendars Core Dates Lists Locales Memory Numbers ValuePrograms", tests: "LocaleFormat"),
    room("Civil", "Calendars Core Dates Measures", tests: "LocaleFormat"),
    room("Recurrence", "Calendars Civil Dates", tests: "LocaleFormat"),
    room("Grammar"),
    room(
        "LocaleFormat",
        "Calendars Collation Core Dates Grammar Lists Locales Measures Memory Names NumberRules Numbers",
        tests: "LocalizedStrings"),
    room("Changes", "Calendars Core Dates LocaleFormat Measures", tests: "Numbers"),
    room("MoneyInWords", "Bridge Core Lists LocaleFormat NumberRules Numbers", tests: ""),
    room("PersonNames", "Core Names", tests: ""),
    room("Measurement", "LocaleFormat Measures Numbers", tests: "Core"),
    room("LocalizedTextTools", "Collation Text TextForms"),
    // MARK: Styles by the names of options
    room("ValueOperations", "Calendars Changes Identifiers JSON LocaleFormat Memory MoneyInWords"),
    // MARK: Strings and messages
    room("Lexicon", "Core Grammar Memory Numbers"),
    room("Texts", "Core Dates Grammar Lexicon Lists Measures Memory Names Numbers"),
    room("MessageFormat1", "Core Dates Memory Numbers Texts"),
    room("MessageFormat2", "Calendars Core Dates Measures Memory Numbers Texts"),
    room(
        "Inflection", "Core Grammar Lexicon Memory Numbers",
        tests: "InflectionLexicons LocalizedMessageInflection LocalizedMessages LocalizedStrings"),
    room("InflectionLexicons", lexicons.joined(separator: " ") + " Lexicon"),
    room("AppleStrings", "Core Dates Grammar Inflection Lexicon Lists Measures Memory Names Numbers Texts"),
    room("MessageConversion", "AppleStrings Core Dates Measures MessageFormat1 MessageFormat2 Numbers Texts"),
    room("AttributedTexts", "LocaleFormat Dates Numbers Texts"),
    room("LocalizedMessages", "LocaleFormat AttributedTexts Core MessageFormat1 MessageFormat2 Texts"),
    room(
        "LocalizedStrings", "LocaleFormat AppleStrings AttributedTexts Collation Core Dates Inflection JSON",
        "Lexicon Lists Locales Measures Memory Names Numbers Texts", tests: ""),
    room(
        "Bake",
        "Baked Bridge Calendars Core DatePrograms Dates JSON Lists LocaleFormat LocalizedMessages LocalizedStrings",
        "Measures Memory NumberPrograms Numbers SwiftSource Texts ValueOperations ValuePrograms"),
    room("LocalizedMessageConversion", "LocalizedMessages LocalizedStrings MessageConversion"),
    room("LocalizedMessageInflection", "Core Grammar Inflection Lexicon MessageFormat2 Numbers"),
    room(
        "Operations",
        shown + " Changes JSON LocalizedMessageConversion LocalizedMessageInflection Memory MoneyInWords",
        "Calendars Civil Recurrence Transliteration ValueOperations"),
    // MARK: Catalogs for those who make them
    room("LocalizedStringsBundle", "LocalizedStrings", tests: ""),
    room(
        "LocalizedStringsTools",
        "AppleStrings Core Inflection JSON Lexicon LocalizedStrings Memory MessageFormat1 Numbers SwiftSource",
        "Text Texts",
        tests: "LocalizedStringsXLIFF forecast"),
    room("LocalizedStringsXLIFF", "AppleStrings Core JSON LocalizedStrings Numbers Texts", tests: ""),
    room(
        "LocalizedStringsInterchange", "AppleStrings Core JSON LocalizedMessageConversion LocalizedStrings Locales",
        "LocalizedStringsXLIFF MessageConversion MessageFormat1 MessageFormat2 Numbers Texts", tests: "LocaleFormat"),
    room("LocalizedHelp", "AppleStrings Core LocalizedStrings Text Texts argument-parser"),
    // MARK: Columns, for C
    room("Columns", "Core Dates JSON LocaleFormat LocalizedTextTools Memory Numbers Operations"),
    room("ColumnEdge", "ColumnHeader Columns LocaleFormat Memory", settings: strict),
]

let package = Package(
    name: "swift-locale-format",
    // InlineArray, stored, and UTF8Span; 128-bit integers and atomics alone would do with 15. ChoosingAnICU.md says more. Not tried.
    platforms: [.macOS(.v26)],
    products: products.map { .library(name: $0, targets: [$0]) }
        + plugins.map { .plugin(name: $0.name, targets: [$0.name]) }
        // For C, and for what calls it: values and columns of Arrow.
        + [.library(name: "CLocaleFormat", targets: ["CLocaleFormat"])]
        + [.library(name: "localeformat", type: .dynamic, targets: ["CLocaleFormat", "SharedLibrary"])]
        + ["fmt", "fmt-strings"].map { .executable(name: $0, targets: [$0, "StandAlone"]) },
    traits: [
        .default(enabledTraits: ["SystemICU"]),
        .trait(name: "SystemICU", description: "The system's ICU: libicu-dev and pkg-config, or Homebrew's icu4c."),
        .trait(name: "FoundationICU", description: "The ICU of Swift's own Foundation, which the toolchain brings."),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
    targets: (rooms + lexicons.map { room($0, "Lexicon") }).flatMap { $0 } + plugins + consumers + [
        // MARK: ICU, for Swift
        .systemLibrary(
            name: "LocaleFormatSystemICU", path: "Sources/SystemICU", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(
            name: "LocaleFormatCICU",
            dependencies: [.target(name: "LocaleFormatSystemICU", condition: .when(traits: ["SystemICU"]))],
            path: "Sources/CICU",
            cSettings: [
                .treatAllWarnings(as: .error), .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"])),
                // Where two packages of a program choose differently, both traits are on, and these headers come first.
                .define("LF_FOUNDATION_ICU", .when(traits: ["FoundationICU"])),
                .headerSearchPath("FoundationICU", .when(traits: ["FoundationICU"])),
            ],
            linkerSettings: [
                // From ICU 76 on, pkg-config's icu-i18n no longer names the library that it needs itself (ICU-22610).
                .linkedLibrary("icuuc", .when(traits: ["SystemICU"])),
                .linkedLibrary("_FoundationICU", .when(traits: ["FoundationICU"])),
            ]),
        // MARK: Columns, for C
        cTarget(
            "LocaleFormatColumnHeader", path: "Sources/ColumnHeader", .headerSearchPath("../CLocaleFormat/include")),
        cTarget("CLocaleFormat", "ColumnEdge", path: "Sources/CLocaleFormat"),
        linkage(
            "SharedLibrary", path: "Sources/SharedLibrary", exclude: ["localeformat.map"],
            always: [
                "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/SharedLibrary/localeformat.map",
            ]),
        program("localized-strings-symbols", "LocalizedStringsTools", path: "Sources/LocalizedStringsSymbols"),
        program("format-symbols", "Bake", path: "Sources/FormatSymbols"),
        // MARK: Programs
        // Not fmt-strings, which `fmt strings` runs: what it links, the formats of catalogs, would be linked into fmt too.
        program(
            "fmt", shown + " Bake JSON LocalizedHelp LocalizedMessageConversion Operations argument-parser",
            exclude: ["Help/Help.xcstrings"]),
        linkage(
            "StandAlone", path: "Examples/StandAlone", alone: "-Xclang-linker -no-pie -Xlinker --no-export-dynamic"),
        program("fmt-strings", catalogs + " InflectionLexicons LocalizedMessageConversion argument-parser"),
        program("forecast", "LocalizedStrings", exclude: ["Localizable.xcstrings", "README.md"]),
        program("receipt", "LocaleFormat LocalizedStrings"),
        program("columns", "CLocaleFormat", path: "Examples/Columns/c"),
        program("conformance", "JSON LocaleFormat LocalizedMessages LocalizedTextTools", exclude: ["README.md"]),
        program("CalendarTables", "Calendars", path: "Data/Calendars/CalendarTables"),
        // MARK: Tests
        .target(
            name: "TestSupport", dependencies: modules("LocaleFormat"), path: "Tests/TestSupport", swiftSettings: safe),
        // What ICU has for C++ alone, to compare with.
        cTarget("MessageReference", "CICU", path: "Tests/MessageReference"),
        cTarget("TextReference", "CICU", path: "Tests/TextReference"),
        tests(
            "Markup", "AppleStrings Lexicon LocalizedMessageConversion LocalizedMessages LocalizedStrings",
            "MessageConversion MessageFormat1 MessageFormat2 MessageReference Texts"),
        tests(
            "Errors", catalogs + " Collation JSON LocaleFormat LocalizedMessageConversion LocalizedMessages",
            "Bake LocalizedTextTools Operations"),
        tests(
            "Fmt", catalogs + " JSON LocaleFormat LocalizedMessages LocalizedTextTools argument-parser",
            "Operations fmt fmt-strings receipt"),
        tests("FmtStrings", "LocalizedStrings fmt-strings"),
        tests("Conformance", "JSON LocaleFormat conformance"),
        cTarget("ColumnChecks", "CLocaleFormat", path: "Tests/ColumnChecks"),
        tests("Columns", "ColumnChecks Operations", settings: strict),
        // The Swift blocks of README, articles and documentation comments, compiled and compared with what they promise.
        program("extract-snippets", path: "Tests/Snippets/Extract"),
        plugin("SnippetPlugin", "extract-snippets", path: "Tests/Snippets"),
        .testTarget(
            name: "SnippetTests", dependencies: modules(products.joined(separator: " ")), path: "Tests/Snippets/Checks",
            exclude: ["given.txt"],
            swiftSettings: safe + [.enableUpcomingFeature("MemberImportVisibility")], plugins: ["SnippetPlugin"]),
    ],
    swiftLanguageModes: [.v6]
)
