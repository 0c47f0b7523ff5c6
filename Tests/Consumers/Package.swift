// swift-tools-version: 6.2
import PackageDescription

/// The tests of this folder as a program of somebody else has them: in a package of its own that depends on LocaleFormat, and in
/// Swift 5's language mode. `.ci/consumers` builds it for debugging and for release.
let products: [Target.Dependency] = [
    "InflectionLexicons", "LocaleFormat", "LocalizedMessages", "LocalizedStrings", "LocalizedStringsInterchange",
    "LocalizedTextTools",
].map {
    .product(name: $0, package: "swift-locale-format")
}

let package = Package(
    name: "Consumers",
    dependencies: [.package(name: "swift-locale-format", path: "../..")],
    targets: [
        .testTarget(
            name: "FoundationTests", dependencies: products, path: "Foundation", swiftSettings: [.define("FOUNDATION")]),
        .testTarget(
            name: "EssentialsTests", dependencies: products, path: "Essentials", swiftSettings: [.define("ESSENTIALS")]),
        .testTarget(
            name: "AloneTests", dependencies: products, path: "Alone",
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ],
    swiftLanguageModes: [.v5]
)
