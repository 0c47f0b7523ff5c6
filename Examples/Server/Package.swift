// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that who depends on LocaleFormat does not fetch a web server.
let package = Package(
    name: "localized-server",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "swift-locale-format", path: "../.."),
        .package(path: "../HummingbirdLocalization"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    ],
    targets: [
        .target(
            name: "LocalizedPage",
            dependencies: [
                .product(name: "LocaleFormat", package: "swift-locale-format"),
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "HummingbirdLocalization", package: "HummingbirdLocalization"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            resources: [.copy("Localizable.xcstrings")]),
        .executableTarget(
            name: "localized-server",
            dependencies: ["LocalizedPage", .product(name: "Hummingbird", package: "hummingbird")],
            path: "Sources/Server"),
        .testTarget(
            name: "LocalizedPageTests",
            dependencies: ["LocalizedPage", .product(name: "HummingbirdTesting", package: "hummingbird")]),
    ])
