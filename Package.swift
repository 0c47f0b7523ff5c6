// swift-tools-version: 6.2
import PackageDescription

// A line a room: its folder is `Sources/Name`, its module `LocaleFormatName`, and behind it are the rooms that it may import.
// A product is a target of its own name; what a program does not ask for, it does not link.

/// No warning passes where the package is built from its own folder. Swift Build silences dependencies; both is an error.
let isOwn = Context.environment["PWD"] == Context.packageDirectory
let strict: [SwiftSetting] = isOwn ? [.treatAllWarnings(as: .error)] : []
/// No unsafe construct passes unmarked. The bridge to ICU, memory, system and the edge to C are the rooms that may touch pointers.
let safe = [.strictMemorySafety()] + strict

/// What a program imports, and why it stands alone.
let products = [
    "LocaleFormat",  // values: numbers, money, dates, names, lists, quantities
    "LocaleFormatNumbers",  // the lightest: numbers and money alone, without Foundation
    "LocalizedStrings",  // what shows strings: catalogs, lookup, Apple's syntax, inflection
    "LocalizedMessages",  // MessageFormat 1 and 2: neither catalogs nor inflection
    "LocalizedMessageConversion",  // between the syntaxes: for tools
    "LocalizedTextTools",  // sorting, search, boundaries, direction, case, normalization
    "LocalizedStringsTools", "LocalizedStringsXLIFF", "LocalizedStringsInterchange",  // for who makes catalogs
    "InflectionLexicons",  // dictionaries: 2 MB of words
    "LocaleFormatCivil",  // plain days and times, instants in zones: for programs that count with dates
    "LocaleFormatMeasurement", "LocaleFormatPersonNames", "LocalizedStringsBundle",  // all of Foundation with them
    "LocaleFormatJSON",  // a reader and writer of JSON, which knows nothing of the rest
    "LocaleFormatOperations",  // styles by the names of options, as `fmt batch` and the C library have them
    "LocalizedHelp",  // help of ArgumentParser in the reader's language
]

/// What a program imports that shows all there is, and what makes catalogs.
let shown = "InflectionLexicons LocaleFormat LocalizedMessages LocalizedStrings LocalizedTextTools"
let catalogs = "LocalizedStrings LocalizedStringsInterchange LocalizedStringsTools LocalizedStringsXLIFF"

func module(_ name: String) -> String {
    name.hasPrefix("Locali") || name.hasSuffix("Reference") || products.contains(name) ? name : "LocaleFormat" + name
}

/// Modules by the names of their rooms or products, with spaces between. Names in small letters are of programs, and one of a package.
func modules(_ names: String) -> [Target.Dependency] {
    names.split(separator: " ").map(String.init).map { name in
        name == "argument-parser"
            ? .product(name: "ArgumentParser", package: "swift-argument-parser")
            : .target(name: name.first?.isLowercase == true ? name : module(name))
    }
}

func room(_ name: String, _ rooms: String..., settings: [SwiftSetting] = safe) -> Target {
    .target(name: module(name), dependencies: rooms.flatMap(modules), path: "Sources/\(name)", swiftSettings: settings)
}

/// A program: an example, which uses public names alone, or at another path a tool that helps to build.
func program(_ name: String, _ rooms: String = "", path: String? = nil, exclude: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: modules(rooms), path: path ?? "Examples/\(name)", exclude: exclude,
        packageAccess: path != nil, swiftSettings: safe)
}

func tests(_ folder: String, _ rooms: String..., named name: String? = nil, settings: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: name ?? folder + "Tests", dependencies: rooms.flatMap(modules) + ["TestSupport"],
        path: "Tests/\(folder)", swiftSettings: safe + settings)
}

func plugin(_ name: String, _ tool: String, path: String) -> Target {
    .plugin(name: name, capability: .buildTool(), dependencies: [.target(name: tool)], path: "\(path)/\(name)")
}

/// What ICU has for C++ alone, for tests to compare with.
func reference(_ name: String) -> Target {
    .target(
        name: name, dependencies: modules("CICU"), path: "Tests/\(name)",
        cxxSettings: [.treatAllWarnings(as: .error), .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"]))])
}

/// What programs type, beside Foundation, beside FoundationEssentials, and beside neither; a package of its own too (`.ci/consumers`).
func consumer(_ name: String) -> Target {
    tests(
        "Consumers/\(name)", shown + " LocalizedStringsInterchange", named: name + "ConsumerTests",
        settings: [.define(name.uppercased())])
}

/// What the plugin runs, SwiftPM compiles once more, twenty rooms of it: `.ci/run` leaves it to `.ci/symbols`.
let isAlone = Context.environment["LOCALEFORMAT_PLUGIN"] == "no"
let plugins = isAlone ? [] : [plugin("LocalizedStringsPlugin", "localized-strings-symbols", path: "Sources")]

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
    targets: [
        // MARK: What knows no locale
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
        room("Memory", settings: strict),
        room("System", settings: strict),
        room("Bridge", "CICU Memory System", settings: strict),
        room("Calendars"),
        room("JSON"),
        // MARK: Values
        room("Core", "Bridge Memory System"),
        room("Locales", "Bridge Core Memory"),
        room("Numbers", "Bridge Core Memory"),
        room("NumberRules", "Bridge Core Memory Numbers"),
        room("Text", "Bridge Core Locales Memory"),
        room("TextForms", "Bridge Core Locales Memory"),
        room("Collation", "Bridge Core Locales Memory"),
        room("Names", "Bridge Collation Core Locales Memory"),
        room("Dates", "Bridge Calendars Core Locales Memory Numbers System"),
        room("Lists", "Bridge Core Memory"),
        room("Measures", "Bridge Calendars Core Dates Lists Locales Memory Numbers"),
        room("Civil", "Calendars Core Dates Measures"),
        room("Grammar"),
        room(
            "LocaleFormat",
            "Calendars Collation Core Dates Grammar Lists Locales Measures Memory Names NumberRules Numbers"),
        room("PersonNames", "Core Names"),
        room("Measurement", "LocaleFormat Measures Numbers"),
        room("LocalizedTextTools", "Collation Text TextForms"),
        // MARK: Strings and messages
        room("Lexicon", "Core Grammar Memory Numbers"),
        room("Texts", "Core Dates Grammar Lexicon Lists Measures Memory Names Numbers"),
        room("MessageFormat1", "Core Dates Memory Numbers Texts"),
        room("MessageFormat2", "Calendars Core Dates Measures Memory Numbers Texts"),
        room("Inflection", "Core Grammar Lexicon Memory Numbers"),
        room("InflectionLexicons", "Lexicon"),
        room("AppleStrings", "Core Dates Grammar Inflection Lexicon Lists Measures Memory Names Numbers Texts"),
        room("MessageConversion", "AppleStrings Core Dates Measures MessageFormat1 MessageFormat2 Numbers Texts"),
        room("AttributedTexts", "LocaleFormat Dates Numbers Texts"),
        room("LocalizedMessages", "LocaleFormat AttributedTexts Core MessageFormat1 MessageFormat2 Texts"),
        room(
            "LocalizedStrings", "LocaleFormat AppleStrings AttributedTexts Collation Core Dates Inflection JSON",
            "Lexicon Lists Locales Measures Memory Names Numbers Texts"),
        room("LocalizedMessageConversion", "LocalizedMessages LocalizedStrings MessageConversion"),
        room("Operations", shown + " JSON LocalizedMessageConversion"),
        // MARK: Columns, for C
        .target(
            name: "LocaleFormatColumnHeader", path: "Sources/ColumnHeader",
            cSettings: [.treatAllWarnings(as: .error), .headerSearchPath("../CLocaleFormat/include")]),
        room("Columns", "Dates JSON LocaleFormat LocalizedTextTools Memory Numbers Operations"),
        room("ColumnEdge", "ColumnHeader Columns LocaleFormat Memory", settings: strict),
        .target(
            name: "CLocaleFormat", dependencies: modules("ColumnEdge"), path: "Sources/CLocaleFormat",
            cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "SharedLibrary", path: "Sources/SharedLibrary", exclude: ["localeformat.map"],
            linkerSettings: [
                .unsafeFlags(
                    [
                        "-Xlinker",
                        "--version-script=\(Context.packageDirectory)/Sources/SharedLibrary/localeformat.map",
                    ],
                    .when(platforms: [.linux])),
                .unsafeFlags(
                    [
                        "-static-stdlib", "-use-ld=lld", "-l_FoundationCShims", "-l_FoundationCollections", "-Xlinker",
                        "-s",
                    ],
                    .when(platforms: [.linux], configuration: .release, traits: ["SystemICU"])),
            ]),
        // MARK: Catalogs for those who make them
        room("LocalizedStringsBundle", "LocalizedStrings"),
        room("LocalizedStringsTools", "AppleStrings Core Inflection JSON Lexicon LocalizedStrings Numbers Texts"),
        room("LocalizedStringsXLIFF", "AppleStrings Core JSON LocalizedStrings Numbers Texts"),
        room(
            "LocalizedStringsInterchange", "AppleStrings Core JSON LocalizedMessageConversion LocalizedStrings Locales",
            "LocalizedStringsXLIFF MessageConversion MessageFormat1 MessageFormat2 Numbers Texts"),
        room("LocalizedHelp", "AppleStrings Core LocalizedStrings Text Texts argument-parser"),
        program("localized-strings-symbols", "LocalizedStringsTools", path: "Sources/LocalizedStringsSymbols"),
        // MARK: Programs
        // Not fmt-strings, which `fmt strings` runs: what it links, the formats of catalogs, would be linked into fmt too.
        program(
            "fmt", shown + " JSON LocalizedHelp LocalizedMessageConversion Operations argument-parser",
            exclude: ["Help/Help.xcstrings"]),
        // How the products `fmt` and `fmt-strings` are linked: Examples/StandAlone says why.
        .target(
            name: "StandAlone", path: "Examples/StandAlone", packageAccess: false, swiftSettings: safe,
            linkerSettings: [
                .unsafeFlags(
                    ["-static-stdlib", "-use-ld=lld", "-l_FoundationCShims", "-l_FoundationCollections"]
                        + ["-Xclang-linker", "-no-pie", "-Xlinker", "-s", "-Xlinker", "--no-export-dynamic"],
                    .when(platforms: [.linux], configuration: .release, traits: ["SystemICU"]))
            ]),
        program("fmt-strings", catalogs + " InflectionLexicons argument-parser"),
        program("forecast", "LocalizedStrings", exclude: ["Localizable.xcstrings", "README.md"]),
        program("receipt", "LocaleFormat LocalizedStrings"),
        .executableTarget(
            name: "columns", dependencies: ["CLocaleFormat"], path: "Examples/Columns/c", packageAccess: false,
            cSettings: [.treatAllWarnings(as: .error)]),
        program("conformance", "JSON LocaleFormat LocalizedMessages LocalizedTextTools", exclude: ["README.md"]),
        program("CalendarTables", "Calendars", path: "Data/Calendars/CalendarTables"),
        // MARK: Tests
        .target(
            name: "TestSupport", dependencies: modules("LocaleFormat"), path: "Tests/TestSupport", swiftSettings: safe),
        reference("MessageReference"), reference("TextReference"),
        tests("Core", "LocaleFormat Core Locales Memory"),
        tests("Numbers", "LocaleFormat Bridge Numbers"),
        tests("Text", "Bridge Collation Core Memory Text TextForms LocalizedTextTools TextReference"),
        tests("Calendars", "Calendars"),
        tests("Dates", "Bridge Calendars Core Dates Numbers"),
        tests("Civil", "Calendars Civil Core Dates Measures LocaleFormat"),
        tests("Names", "Bridge Core Names"),
        tests("PersonNames", "Names PersonNames"),
        tests("Measurement", "Core Measurement Measures Numbers"),
        tests("Lists", "LocaleFormat Bridge Lists"),
        tests("Measures", "LocaleFormat Bridge Measures"),
        tests("LocaleFormat", "LocaleFormat LocalizedStrings"),
        tests("JSON", "JSON"),
        tests("Inflection", "InflectionLexicons Inflection Lexicon LocalizedStrings"),
        tests(
            "Markup", "AppleStrings Lexicon LocalizedMessageConversion LocalizedMessages LocalizedStrings",
            "MessageConversion MessageFormat1 MessageFormat2 MessageReference Texts"),
        tests("LocalizedStrings", "JSON LocalizedStrings"),
        tests("LocalizedStringsBundle", "LocalizedStringsBundle"),
        tests("LocalizedStringsTools", "LocalizedStrings LocalizedStringsTools LocalizedStringsXLIFF forecast"),
        tests("LocalizedStringsXLIFF", "LocalizedStrings LocalizedStringsXLIFF"),
        tests("LocalizedStringsInterchange", "LocaleFormat LocalizedStrings LocalizedStringsInterchange"),
        tests(
            "Errors", catalogs + " Collation JSON LocaleFormat LocalizedMessageConversion LocalizedMessages",
            "LocalizedTextTools Operations"),
        consumer("Foundation"), consumer("Essentials"), consumer("Alone"),
        tests(
            "Fmt", catalogs + " JSON LocaleFormat LocalizedMessages LocalizedTextTools argument-parser",
            "Operations fmt fmt-strings receipt"),
        tests("FmtStrings", "LocalizedStrings fmt-strings"),
        tests("Conformance", "JSON LocaleFormat conformance"),
        .target(
            name: "ColumnChecks", dependencies: ["CLocaleFormat"], path: "Tests/ColumnChecks",
            cSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "ColumnsTests", dependencies: modules("Operations") + ["ColumnChecks", "TestSupport"],
            path: "Tests/Columns",
            swiftSettings: strict),
        // The Swift blocks of README, articles and documentation comments, compiled and compared with what they promise.
        program("extract-snippets", path: "Tests/Snippets/Extract"),
        plugin("SnippetPlugin", "extract-snippets", path: "Tests/Snippets"),
        .testTarget(
            name: "SnippetTests", dependencies: modules(products.joined(separator: " ")), path: "Tests/Snippets/Checks",
            exclude: ["given.txt"],
            swiftSettings: safe + [.enableUpcomingFeature("MemberImportVisibility")], plugins: ["SnippetPlugin"]),
    ] + plugins,
    swiftLanguageModes: [.v6]
)
