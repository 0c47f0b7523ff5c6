// swift-tools-version: 6.2
import PackageDescription

/// The tests of this folder as a program of somebody else has them: in a package of its own that depends on LocaleFormat, and in
/// Swift 5's language mode. `.ci/consumers` builds it for debugging and for release.
let package = Package(
    name: "Consumers",
    dependencies: [.package(name: "swift-locale-format", path: "../..")],
    targets: [
        .testTarget(
            name: "FoundationTests", dependencies: [.product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Foundation", swiftSettings: [.define("FOUNDATION")]),
        .testTarget(
            name: "EssentialsTests", dependencies: [.product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Essentials", swiftSettings: [.define("ESSENTIALS")]),
        .testTarget(
            name: "AloneTests", dependencies: [.product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Alone", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ],
    swiftLanguageModes: [.v5]
)
