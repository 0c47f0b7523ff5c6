// swift-tools-version: 6.2
import PackageDescription

// One executable for all entries: the package is compiled once, with coverage counters, and an entry is a word on the
// command line. It takes more than `swift build`: `Fuzz/run` has the flags.

func products(_ names: String) -> [Target.Dependency] {
    names.split(separator: " ").map { .product(name: String($0), package: "swift-locale-format") }
}

let safe: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
let shown =
    "LocaleFormat LocaleFormatBake LocaleFormatBaked LocaleFormatChanges LocaleFormatCivil LocaleFormatJSON LocaleFormatMoneyInWords LocaleFormatOperations LocaleFormatRecurrence LocaleFormatTransliteration LocalizedMessageConversion LocalizedMessages LocalizedStrings LocalizedTextTools"

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(name: "swift-locale-format", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // The sources of `fmt`, so that its arguments and lines are fuzzed without a process each.
        .target(
            name: "FmtCommand",
            dependencies: products(shown + " InflectionLexicons LocalizedHelp")
                + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            exclude: ["main.swift", "Help/Help.xcstrings"],
            swiftSettings: safe + [.unsafeFlags(["-enable-testing"])]),
        .target(
            name: "ColumnInput", dependencies: products("CLocaleFormat"), cSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "fuzz",
            dependencies: ["ColumnInput", "FmtCommand"]
                + products(
                    shown
                        + " LocaleFormatPersonNames LocalizedStringsInterchange LocalizedStringsTools LocalizedStringsXLIFF"
                ),
            path: "Sources/Fuzz", swiftSettings: safe,
            linkerSettings: [
                // libFuzzer brings a `main` of its own, and so does a Swift executable; the first one, ours, counts. gold
                // refuses two.
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "--allow-multiple-definition"])
            ]),
    ],
    swiftLanguageModes: [.v6]
)
