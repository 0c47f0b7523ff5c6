// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that who depends on LocaleFormat does not fetch a web server. Its folder is not called as Hummingbird's
// package is: SwiftPM would take the two for one.
let package = Package(
    name: "hummingbird-localization",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "HummingbirdLocalization", targets: ["HummingbirdLocalization"]),
        .library(name: "MustacheLocalization", targets: ["MustacheLocalization"]),
    ],
    dependencies: [
        .package(name: "swift-locale-format", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    ],
    targets: [
        .target(
            name: "HummingbirdLocalization",
            dependencies: [
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .target(
            name: "MustacheLocalization",
            dependencies: [
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .testTarget(
            name: "HummingbirdLocalizationTests",
            dependencies: [
                "HummingbirdLocalization", "MustacheLocalization",
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]),
    ])
