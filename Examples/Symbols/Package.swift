// swift-tools-version: 6.2
import PackageDescription

// Two programs that say the same. One has its texts inside, as typed functions; the other has them in a resource folder.
let package = Package(
    name: "localized-symbols",
    defaultLocalization: "en",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "swift-locale-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "embedded",
            dependencies: [.product(name: "LocalizedStrings", package: "swift-locale-format")],
            plugins: [.plugin(name: "LocalizedStringsPlugin", package: "swift-locale-format")]),
        .executableTarget(
            name: "resources",
            dependencies: [
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "LocalizedStringsBundle", package: "swift-locale-format"),
            ],
            resources: [.process("Localizable.xcstrings")]),
        .testTarget(name: "SymbolsTests", dependencies: ["embedded", "resources"]),
    ],
    swiftLanguageModes: [.v6])
