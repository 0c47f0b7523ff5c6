// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library's build does not carry it.
let package = Package(
    name: "gallery",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "swift-locale-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "gallery",
            dependencies: [
                "InflectionLexicons", "LocaleFormat", "LocaleFormatMoneyInWords", "LocaleFormatTransliteration",
                "LocalizedMessages", "LocalizedStrings", "LocalizedTextTools",
            ].map { .product(name: $0, package: "swift-locale-format") },
            path: "Sources/Gallery",
            exclude: ["Page.html"])
    ],
    swiftLanguageModes: [.v6])
