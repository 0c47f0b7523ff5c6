// swift-tools-version: 6.2
import PackageDescription

// Nothing loads the programs as libraries: what they do not call, they need not keep. And functions whose code is the same, as those of many
// generic types are, are one.
let small = ["-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all"]

// A program that formats without ICU: the plugin compiles `Formats.json` with that of the machine that builds.
let package = Package(
    name: "baked",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "swift-locale-format", path: "../..")],
    targets: [
        .executableTarget(
            name: "baked",
            dependencies: [
                .product(name: "LocaleFormatBaked", package: "swift-locale-format"),
                .product(name: "LocaleFormatJSON", package: "swift-locale-format"),
            ],
            swiftSettings: [.strictMemorySafety()],
            linkerSettings: [.unsafeFlags(small, .when(platforms: [.linux]))],
            plugins: [.plugin(name: "LocaleFormatPlugin", package: "swift-locale-format")]),
        // What its size is compared with.
        .executableTarget(
            name: "empty", linkerSettings: [.unsafeFlags(small, .when(platforms: [.linux]))]),
        .testTarget(name: "BakedProgramTests", dependencies: ["baked"]),
    ],
    swiftLanguageModes: [.v6])
