// swift-tools-version: 6.2
import PackageDescription

/// As in the package around this one: no unsafe construct passes unmarked, and no warning passes at all.
let safe: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]

/// A package of its own, so that nobody who builds `fmt` or runs the tests has to build swift-syntax.
let package = Package(
    name: "strings-extract",
    products: [
        .executable(name: "fmt-strings-extract", targets: ["fmt-strings-extract"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        .target(
            name: "StringsExtractor",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Sources/StringsExtractor", swiftSettings: safe),
        .executableTarget(
            name: "fmt-strings-extract",
            dependencies: [
                "StringsExtractor", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/fmt-strings-extract", swiftSettings: safe),
        .testTarget(
            name: "StringsExtractorTests", dependencies: ["StringsExtractor", "fmt-strings-extract"],
            path: "Tests/StringsExtractor", swiftSettings: safe),
    ],
    swiftLanguageModes: [.v6]
)
