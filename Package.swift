// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target but three: no unsafe construct passes unmarked, and no warning passes at all.
let safe: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
/// The bridge to ICU, memory and system: the rooms that may touch pointers. Their warnings are errors too.
let unsafe: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The products that Tests/Consumers uses as programs do.
let consumed: [Target.Dependency] = [
    "InflectionLexicons", "LocaleFormat", "LocalizedStrings", "LocalizedStringsInterchange", "LocalizedTextTools",
]

/// Only `.ci/docs` needs it; who depends on this package does not fetch it.
let documentation: [Package.Dependency] =
    Context.environment["LOCALEFORMAT_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let package = Package(
    name: "swift-locale-format",
    // InlineArray, UTF8Span and the spans of arrays; 128-bit integers and atomics alone would do with 15. Not tried.
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "InflectionLexicons", targets: ["InflectionLexicons"]),
        .library(name: "LocaleFormat", targets: ["LocaleFormat"]),
        .library(name: "LocaleFormatJSON", targets: ["LocaleFormatJSON"]),
        .library(name: "LocaleFormatNumbers", targets: ["LocaleFormatNumbers"]),
        .library(name: "LocaleFormatMeasurement", targets: ["LocaleFormatMeasurement"]),
        .library(name: "LocaleFormatPersonNames", targets: ["LocaleFormatPersonNames"]),
        .library(name: "LocalizedStrings", targets: ["LocalizedStrings"]),
        .library(name: "LocalizedStringsBundle", targets: ["LocalizedStringsBundle"]),
        .library(name: "LocalizedStringsInterchange", targets: ["LocalizedStringsInterchange"]),
        .library(name: "LocalizedStringsTools", targets: ["LocalizedStringsTools"]),
        .library(name: "LocalizedStringsXLIFF", targets: ["LocalizedStringsXLIFF"]),
        .library(name: "LocalizedTextTools", targets: ["LocalizedTextTools"]),
        .library(name: "LocalizedHelp", targets: ["LocalizedHelp"]),
        .plugin(name: "LocalizedStringsPlugin", targets: ["LocalizedStringsPlugin"]),
        .executable(name: "fmt", targets: ["fmt", "StandAlone"]),
        .executable(name: "fmt-strings", targets: ["fmt-strings"]),
    ],
    traits: [
        .default(enabledTraits: ["SystemICU"]),
        .trait(name: "SystemICU", description: "The system's ICU: libicu-dev and pkg-config, or Homebrew's icu4c."),
        .trait(
            name: "FoundationICU",
            description: "The ICU of Swift's own Foundation, which the toolchain brings: no packages of the system."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ] + documentation,
    targets: [
        .systemLibrary(
            name: "LocaleFormatSystemICU", path: "Sources/SystemICU", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(
            name: "LocaleFormatCICU",
            dependencies: [.target(name: "LocaleFormatSystemICU", condition: .when(traits: ["SystemICU"]))],
            path: "Sources/CICU",
            cSettings: [
                .treatAllWarnings(as: .error),
                .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"])),
                // Where two packages of a program choose differently, both traits are on, and these headers come first.
                .define("LF_FOUNDATION_ICU", .when(traits: ["FoundationICU"])),
                .headerSearchPath("FoundationICU", .when(traits: ["FoundationICU"])),
            ],
            linkerSettings: [
                // From ICU 76 on, pkg-config's icu-i18n no longer names the library that it needs itself (ICU-22610).
                .linkedLibrary("icuuc", .when(traits: ["SystemICU"])),
                .linkedLibrary("_FoundationICU", .when(traits: ["FoundationICU"])),
            ]),
        .target(name: "LocaleFormatMemory", path: "Sources/Memory", swiftSettings: unsafe),
        .target(name: "LocaleFormatSystem", path: "Sources/System", swiftSettings: unsafe),
        .target(
            name: "LocaleFormatBridge", dependencies: ["LocaleFormatCICU", "LocaleFormatMemory", "LocaleFormatSystem"],
            path: "Sources/Bridge",
            swiftSettings: unsafe),
        .target(
            name: "LocaleFormatCore",
            dependencies: ["LocaleFormatBridge", "LocaleFormatMemory", "LocaleFormatSystem"], path: "Sources/Core",
            swiftSettings: safe),
        .target(
            name: "LocaleFormatNumbers",
            dependencies: ["LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatMemory"],
            path: "Sources/Numbers", swiftSettings: safe),
        .target(
            name: "LocaleFormatText", dependencies: ["LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatMemory"],
            path: "Sources/Text", swiftSettings: safe),
        .target(name: "LocaleFormatCalendars", path: "Sources/Calendars", swiftSettings: safe),
        .target(
            name: "LocaleFormatNames",
            dependencies: ["LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatMemory", "LocaleFormatText"],
            path: "Sources/Names", swiftSettings: safe),
        .target(
            name: "LocaleFormatDates",
            dependencies: [
                "LocaleFormatBridge", "LocaleFormatCalendars", "LocaleFormatCore", "LocaleFormatMemory",
                "LocaleFormatNumbers", "LocaleFormatSystem",
            ],
            path: "Sources/Dates", swiftSettings: safe),
        .target(
            name: "LocaleFormatLists",
            dependencies: ["LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatMemory", "LocaleFormatText"],
            path: "Sources/Lists", swiftSettings: safe),
        .target(
            name: "LocaleFormatMeasures",
            dependencies: [
                "LocaleFormatBridge", "LocaleFormatCalendars", "LocaleFormatCore", "LocaleFormatDates",
                "LocaleFormatLists", "LocaleFormatMemory", "LocaleFormatNumbers",
            ],
            path: "Sources/Measures", swiftSettings: safe),
        .target(
            name: "LocaleFormatInflection",
            dependencies: ["LocaleFormatCore", "LocaleFormatMemory", "LocaleFormatNumbers"],
            path: "Sources/Inflection", swiftSettings: safe),
        .target(
            name: "InflectionLexicons", dependencies: ["LocaleFormatInflection"], path: "Sources/InflectionLexicons",
            swiftSettings: safe),
        .target(
            name: "LocaleFormatMarkup",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatDates", "LocaleFormatInflection", "LocaleFormatLists",
                "LocaleFormatMeasures", "LocaleFormatMemory", "LocaleFormatNames", "LocaleFormatNumbers",
                "LocaleFormatText",
            ],
            path: "Sources/Markup", swiftSettings: safe),
        .target(
            name: "LocaleFormatErrors",
            dependencies: [
                "LocaleFormatCalendars", "LocaleFormatCore", "LocaleFormatDates", "LocaleFormatInflection",
                "LocaleFormatLists",
                "LocaleFormatMarkup", "LocaleFormatMeasures", "LocaleFormatNames", "LocaleFormatNumbers",
                "LocaleFormatText",
            ],
            path: "Sources/Errors", swiftSettings: safe),
        .target(
            name: "LocaleFormat",
            dependencies: [
                "LocaleFormatCalendars", "LocaleFormatCore", "LocaleFormatDates", "LocaleFormatErrors",
                "LocaleFormatInflection",
                "LocaleFormatLists", "LocaleFormatMarkup", "LocaleFormatMeasures", "LocaleFormatMemory",
                "LocaleFormatNames", "LocaleFormatNumbers",
            ],
            path: "Sources/LocaleFormat", swiftSettings: safe),
        .target(
            name: "LocaleFormatPersonNames", dependencies: ["LocaleFormatCore", "LocaleFormatNames"],
            path: "Sources/PersonNameComponents", swiftSettings: safe),
        .target(
            name: "LocaleFormatMeasurement",
            dependencies: ["LocaleFormat", "LocaleFormatMeasures", "LocaleFormatNumbers"],
            path: "Sources/Measurement", swiftSettings: safe),
        .target(
            name: "LocalizedTextTools", dependencies: ["LocaleFormatText"], path: "Sources/LocalizedTextTools",
            swiftSettings: safe),
        .target(name: "LocaleFormatJSON", path: "Sources/JSON", swiftSettings: safe),
        .target(
            name: "LocalizedStrings",
            dependencies: [
                "LocaleFormat", "LocaleFormatCore", "LocaleFormatDates", "LocaleFormatErrors", "LocaleFormatInflection",
                "LocaleFormatJSON", "LocaleFormatLists", "LocaleFormatMarkup", "LocaleFormatMemory",
                "LocaleFormatNames", "LocaleFormatNumbers", "LocaleFormatText",
            ],
            path: "Sources/LocalizedStrings", swiftSettings: safe),
        .target(
            name: "LocalizedStringsBundle", dependencies: ["LocalizedStrings"], path: "Sources/Bundle",
            swiftSettings: safe),
        .target(
            name: "LocalizedStringsTools",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatInflection", "LocaleFormatJSON", "LocaleFormatMarkup",
                "LocaleFormatNumbers",
                "LocalizedStrings",
            ],
            path: "Sources/LocalizedStringsTools", swiftSettings: safe),
        .target(
            name: "LocalizedStringsXLIFF",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatJSON", "LocaleFormatMarkup", "LocaleFormatNumbers", "LocalizedStrings",
            ],
            path: "Sources/LocalizedStringsXLIFF", swiftSettings: safe),
        .target(
            name: "LocalizedStringsInterchange",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatJSON", "LocaleFormatMarkup", "LocaleFormatNumbers", "LocalizedStrings",
                "LocalizedStringsXLIFF",
            ],
            path: "Sources/LocalizedStringsInterchange", swiftSettings: safe),
        .target(
            name: "LocalizedHelp",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatMarkup", "LocaleFormatText", "LocalizedStrings",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/LocalizedHelp", swiftSettings: safe),
        // What the plugin runs: built for the machine that builds, beside what is built for the one that runs.
        .executableTarget(
            name: "localized-strings-symbols", dependencies: ["LocalizedStringsTools"],
            path: "Sources/LocalizedStringsSymbols", swiftSettings: safe),
        .plugin(
            name: "LocalizedStringsPlugin", capability: .buildTool(), dependencies: ["localized-strings-symbols"],
            path: "Sources/LocalizedStringsPlugin"),
        .executableTarget(
            name: "fmt",
            // Not fmt-strings, which `fmt strings` runs: what it links would be linked into fmt too, all of Foundation with it.
            dependencies: [
                "InflectionLexicons", "LocaleFormat", "LocaleFormatJSON", "LocalizedHelp", "LocalizedStrings",
                "LocalizedTextTools",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Examples/fmt", exclude: ["Help/Help.xcstrings"], packageAccess: false, swiftSettings: safe),
        // Nothing but how the product `fmt` is linked: its own flags would be those of the tests that use it too. Of a process that lives
        // four milliseconds, ten of Swift's libraries would take two to be found and relocated, so they are in the program,
        // position-independent as it is; it carries no names that nobody looks up. lld, as gold warns of a function of Foundation.
        .target(
            name: "StandAlone", path: "Examples/StandAlone", packageAccess: false, swiftSettings: safe,
            linkerSettings: [
                .unsafeFlags(
                    [
                        "-static-stdlib", "-use-ld=lld", "-l_FoundationCShims", "-l_FoundationCollections",
                        "-Xlinker", "-s", "-Xlinker", "--no-export-dynamic",
                    ], .when(platforms: [.linux], configuration: .release, traits: ["SystemICU"]))
            ]),
        .executableTarget(
            name: "fmt-strings",
            dependencies: [
                "InflectionLexicons", "LocalizedStrings", "LocalizedStringsInterchange", "LocalizedStringsTools",
                "LocalizedStringsXLIFF",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Examples/fmt-strings", packageAccess: false, swiftSettings: safe),
        .executableTarget(
            name: "forecast", dependencies: ["LocalizedStrings"], path: "Examples/Forecast",
            exclude: ["Localizable.xcstrings", "README.md"], packageAccess: false, swiftSettings: safe),
        .executableTarget(
            name: "receipt", dependencies: ["LocaleFormat"], path: "Examples/Receipt", packageAccess: false,
            swiftSettings: safe),
        .executableTarget(
            name: "CalendarTables", dependencies: ["LocaleFormatCalendars"], path: "Data/Calendars/CalendarTables",
            swiftSettings: safe),
        .executableTarget(
            name: "conformance", dependencies: ["LocaleFormat", "LocaleFormatJSON", "LocalizedTextTools"],
            path: "Examples/conformance",
            exclude: ["README.md"], packageAccess: false, swiftSettings: safe),
        .target(
            name: "TestSupport", dependencies: ["LocaleFormat"], path: "Tests/TestSupport", swiftSettings: safe),
        .testTarget(
            name: "CoreTests", dependencies: ["LocaleFormat", "LocaleFormatCore", "LocaleFormatMemory", "TestSupport"],
            path: "Tests/Core", swiftSettings: safe),
        .testTarget(
            name: "NumbersTests",
            dependencies: ["LocaleFormat", "LocaleFormatBridge", "LocaleFormatNumbers", "TestSupport"],
            path: "Tests/Numbers", swiftSettings: safe),
        .testTarget(
            name: "TextTests",
            dependencies: [
                "LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatText", "LocalizedTextTools", "TestSupport",
                "TextReference",
            ],
            path: "Tests/Text", swiftSettings: safe),
        // ICU's alphabetic index is there for C++ alone.
        .target(
            name: "TextReference",
            dependencies: ["LocaleFormatCICU"], path: "Tests/TextReference",
            cxxSettings: [.treatAllWarnings(as: .error), .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"]))]),
        .testTarget(
            name: "CalendarsTests", dependencies: ["LocaleFormatCalendars", "TestSupport"], path: "Tests/Calendars",
            swiftSettings: safe),
        .testTarget(
            name: "DatesTests",
            dependencies: [
                "LocaleFormatBridge", "LocaleFormatCalendars", "LocaleFormatCore", "LocaleFormatDates",
                "LocaleFormatNumbers", "TestSupport",
            ],
            path: "Tests/Dates", swiftSettings: safe),
        .testTarget(
            name: "NamesTests",
            dependencies: ["LocaleFormatBridge", "LocaleFormatCore", "LocaleFormatNames", "TestSupport"],
            path: "Tests/Names", swiftSettings: safe),
        .testTarget(
            name: "PersonNamesTests",
            dependencies: ["LocaleFormatNames", "LocaleFormatPersonNames", "TestSupport"],
            path: "Tests/PersonNameComponents", swiftSettings: safe),
        .testTarget(
            name: "MeasurementTests",
            dependencies: [
                "LocaleFormatCore", "LocaleFormatMeasurement", "LocaleFormatMeasures", "LocaleFormatNumbers",
            ], path: "Tests/Measurement",
            swiftSettings: safe),
        .testTarget(
            name: "BundleTests", dependencies: ["LocalizedStringsBundle"], path: "Tests/Bundle", swiftSettings: safe),
        .testTarget(
            name: "LocaleFormatTests", dependencies: ["LocaleFormat", "TestSupport"],
            path: "Tests/LocaleFormat", swiftSettings: safe),
        .testTarget(
            name: "ErrorsTests",
            dependencies: [
                "LocaleFormat", "LocaleFormatJSON", "LocaleFormatText", "LocalizedStrings", "LocalizedStringsTools",
                "LocalizedStringsXLIFF",
            ],
            path: "Tests/Errors", swiftSettings: safe),
        // What programs type, beside Foundation, beside FoundationEssentials, and beside neither. `.ci/consumers` builds it in a
        // package of its own too.
        .testTarget(
            name: "FoundationConsumerTests", dependencies: consumed,
            path: "Tests/Consumers/Foundation",
            swiftSettings: safe + [.define("FOUNDATION")]),
        .testTarget(
            name: "EssentialsConsumerTests", dependencies: consumed,
            path: "Tests/Consumers/Essentials",
            swiftSettings: safe + [.define("ESSENTIALS")]),
        .testTarget(
            name: "AloneConsumerTests", dependencies: consumed,
            path: "Tests/Consumers/Alone",
            swiftSettings: safe),
        .testTarget(
            name: "FmtTests",
            dependencies: [
                "fmt", "fmt-strings", "LocaleFormat", "LocaleFormatJSON", "LocalizedStrings",
                "LocalizedStringsInterchange", "LocalizedStringsTools", "LocalizedStringsXLIFF", "LocalizedTextTools",
                "TestSupport",
                "receipt",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Fmt",
            swiftSettings: safe),
        .testTarget(
            name: "ConformanceTests", dependencies: ["conformance", "LocaleFormat", "LocaleFormatJSON", "TestSupport"],
            path: "Tests/Conformance", swiftSettings: safe),
        .testTarget(name: "JSONTests", dependencies: ["LocaleFormatJSON"], path: "Tests/JSON", swiftSettings: safe),
        .testTarget(
            name: "ListsTests",
            dependencies: ["LocaleFormat", "LocaleFormatBridge", "LocaleFormatLists", "TestSupport"],
            path: "Tests/Lists", swiftSettings: safe),
        .testTarget(
            name: "MeasuresTests",
            dependencies: ["LocaleFormat", "LocaleFormatBridge", "LocaleFormatMeasures", "TestSupport"],
            path: "Tests/Measures", swiftSettings: safe),
        .testTarget(
            name: "InflectionTests",
            dependencies: ["InflectionLexicons", "LocaleFormat", "LocaleFormatInflection", "TestSupport"],
            path: "Tests/Inflection", swiftSettings: safe),
        // ICU's messages take arguments of any kind through C++ alone.
        .target(
            name: "MessageReference",
            dependencies: ["LocaleFormatCICU"], path: "Tests/MessageReference",
            cxxSettings: [.treatAllWarnings(as: .error), .define("LF_SYSTEM_ICU", .when(traits: ["SystemICU"]))]),
        .testTarget(
            name: "MarkupTests",
            dependencies: ["LocaleFormat", "LocaleFormatMarkup", "MessageReference", "TestSupport"],
            path: "Tests/Markup", swiftSettings: safe),
        .testTarget(
            name: "LocalizedStringsTests",
            dependencies: ["LocaleFormatJSON", "LocalizedStrings", "TestSupport"],
            path: "Tests/LocalizedStrings", swiftSettings: safe),
        .testTarget(
            name: "LocalizedStringsToolsTests",
            dependencies: [
                "LocalizedStrings", "LocalizedStringsTools", "LocalizedStringsXLIFF", "TestSupport", "forecast",
            ],
            path: "Tests/LocalizedStringsTools", swiftSettings: safe),
        .testTarget(
            name: "LocalizedStringsXLIFFTests",
            dependencies: ["LocalizedStrings", "LocalizedStringsXLIFF", "TestSupport"],
            path: "Tests/LocalizedStringsXLIFF", swiftSettings: safe),
        .testTarget(
            name: "LocalizedStringsInterchangeTests",
            dependencies: ["LocaleFormat", "LocalizedStrings", "LocalizedStringsInterchange", "TestSupport"],
            path: "Tests/LocalizedStringsInterchange", swiftSettings: safe),
        .testTarget(
            name: "FmtStringsTests",
            dependencies: ["LocalizedStrings", "TestSupport", "fmt-strings"],
            path: "Tests/FmtStrings", swiftSettings: safe),
        // The Swift blocks of README, articles and documentation comments, compiled and compared with what they promise.
        .executableTarget(name: "extract-snippets", path: "Tests/Snippets/Extract", swiftSettings: safe),
        .plugin(
            name: "SnippetPlugin", capability: .buildTool(), dependencies: ["extract-snippets"],
            path: "Tests/Snippets/Plugin"),
        .testTarget(
            name: "SnippetTests",
            dependencies: [
                "InflectionLexicons", "LocaleFormat", "LocaleFormatJSON", "LocaleFormatMeasurement",
                "LocaleFormatPersonNames",
                "LocalizedStrings",
                "LocalizedStringsBundle", "LocalizedStringsInterchange",
                "LocalizedStringsTools", "LocalizedStringsXLIFF", "LocalizedTextTools",
            ],
            path: "Tests/Snippets/Checks", exclude: ["given.txt"],
            swiftSettings: safe + [.enableUpcomingFeature("MemberImportVisibility")], plugins: ["SnippetPlugin"]),
    ],
    swiftLanguageModes: [.v6]
)

// Only `Fuzz` needs it: the sources of `fmt` as a library, so that its arguments and lines are fuzzed without a process each.
if Context.environment["LOCALEFORMAT_FUZZ"] != nil {
    package.products.append(.library(name: "FmtCommand", targets: ["FmtCommand"]))
    package.targets.append(
        .target(
            name: "FmtCommand",
            dependencies: [
                "InflectionLexicons", "LocaleFormat", "LocaleFormatJSON", "LocaleFormatSystem", "LocalizedHelp",
                "LocalizedStrings", "LocalizedTextTools",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Fuzz/Sources/FmtCommand", exclude: ["main.swift", "Help/Help.xcstrings"],
            swiftSettings: safe + [.unsafeFlags(["-enable-testing"])]))
}
