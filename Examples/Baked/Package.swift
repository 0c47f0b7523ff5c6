// swift-tools-version: 6.2
import PackageDescription

// A program that formats without ICU: what it writes was compiled with `fmt bake Formats.json`.
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
            swiftSettings: [.strictMemorySafety()])
    ],
    swiftLanguageModes: [.v6])
