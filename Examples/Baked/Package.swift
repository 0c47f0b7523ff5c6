// swift-tools-version: 6.2
import PackageDescription

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
            // Nothing loads the program as a library: what it does not call, it need not keep.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux]))],
            plugins: [.plugin(name: "LocaleFormatPlugin", package: "swift-locale-format")]),
        // What its size is compared with.
        .executableTarget(name: "empty"),
        .testTarget(name: "BakedProgramTests", dependencies: ["baked"]),
    ],
    swiftLanguageModes: [.v6])
