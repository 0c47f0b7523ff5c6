// swift-tools-version: 6.2
import PackageDescription

// One executable for all entries: the package is compiled once, with coverage counters, and an entry is a word on the
// command line. It takes more than `swift build`: `Fuzz/run` has the flags, and sets LOCALEFORMAT_FUZZ, with which the package
// above offers the sources of `fmt` as a library.

let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "swift-locale-format", path: "..")],
    targets: [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                .product(name: "FmtCommand", package: "swift-locale-format"),
                .product(name: "LocaleFormat", package: "swift-locale-format"),
                .product(name: "LocaleFormatJSON", package: "swift-locale-format"),
                .product(name: "LocaleFormatPersonNames", package: "swift-locale-format"),
                .product(name: "LocalizedMessageConversion", package: "swift-locale-format"),
                .product(name: "LocalizedMessages", package: "swift-locale-format"),
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "LocalizedStringsInterchange", package: "swift-locale-format"),
                .product(name: "LocalizedStringsTools", package: "swift-locale-format"),
                .product(name: "LocalizedStringsXLIFF", package: "swift-locale-format"),
                .product(name: "LocalizedTextTools", package: "swift-locale-format"),
            ],
            path: "Sources/Fuzz",
            swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)],
            linkerSettings: [
                // libFuzzer brings a `main` of its own, and so does a Swift executable; the first one, ours, counts. gold
                // refuses two.
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "--allow-multiple-definition"])
            ])
    ],
    swiftLanguageModes: [.v6]
)
