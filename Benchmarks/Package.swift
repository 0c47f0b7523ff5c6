// swift-tools-version: 6.2
import PackageDescription

// Plain executables rather than a benchmark framework: what is asked for are ratios between rivals in one run. The usual
// framework (ordo-one/benchmark) measures one benchmark after another, each in a process of its own, so that a noisy minute
// hits one rival and not the other, and has no ratio between two of them. Here a sample of one rival is followed by a
// sample of the next, and only Foundation, which must not be loaded beside the others, has a process of its own.

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-locale-format", path: "..")],
    targets: [
        .systemLibrary(name: "SystemICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        // ICU's C functions with an open formatter, as a C program would call them.
        .target(name: "RawICU", dependencies: ["SystemICU"]),
        // Samples, names and numbers, for every executable.
        .target(name: "Harness"),
        // Takes the place of malloc, and counts. Linked into one executable only.
        .target(name: "AllocationCounter"),
        .target(name: "ProcessMemory"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Harness", "RawICU", .product(name: "InflectionLexicons", package: "swift-locale-format"),
                .product(name: "LocaleFormat", package: "swift-locale-format"),
                .product(name: "LocalizedMessages", package: "swift-locale-format"),
                .product(name: "LocalizedStrings", package: "swift-locale-format"),
                .product(name: "LocalizedTextTools", package: "swift-locale-format"),
            ],
            path: "Sources/Bench"),
        .executableTarget(name: "bench-foundation", dependencies: ["Harness"], path: "Sources/BenchFoundation"),
        .executableTarget(
            name: "bench-allocations",
            dependencies: [
                "Harness", "AllocationCounter", .product(name: "LocaleFormat", package: "swift-locale-format"),
            ],
            path: "Sources/BenchAllocations"),
        .executableTarget(
            name: "bench-memory",
            dependencies: ["ProcessMemory", .product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Sources/BenchMemory"),
        // For `Benchmarks/atomics`.
        .executableTarget(
            name: "bench-atomics",
            dependencies: ["Harness", .product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Sources/BenchAtomics"),
        .executableTarget(
            name: "bench-mix",
            dependencies: [
                "Harness", "ProcessMemory", "RawICU", .product(name: "LocaleFormat", package: "swift-locale-format"),
            ],
            path: "Sources/BenchMix"),
        // For `Benchmarks/cold`.
        .executableTarget(
            name: "bench-cold",
            dependencies: ["Harness", "RawICU", .product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Sources/BenchCold"),
        // Lines of a file through a program, its processor time and memory.
        .executableTarget(name: "bench-batch", dependencies: ["Harness"], path: "Sources/BenchBatch"),
        // Whole processes: the timer, and the two programs that `fmt number` is compared with.
        .executableTarget(name: "bench-start", dependencies: ["Harness"], path: "Sources/BenchStart"),
        // The smallest program that formats numbers: its size, and what a clean build of it takes.
        .executableTarget(
            name: "numbers-alone",
            dependencies: [.product(name: "LocaleFormatNumbers", package: "swift-locale-format")],
            path: "Sources/NumbersAlone"),
        // The smallest programs of the other products, for `Benchmarks/weight`.
        .executableTarget(
            name: "values-alone", dependencies: [.product(name: "LocaleFormat", package: "swift-locale-format")],
            path: "Sources/Weight/values"),
        .executableTarget(
            name: "strings-alone", dependencies: [.product(name: "LocalizedStrings", package: "swift-locale-format")],
            path: "Sources/Weight/strings"),
        .executableTarget(
            name: "messages-alone", dependencies: [.product(name: "LocalizedMessages", package: "swift-locale-format")],
            path: "Sources/Weight/messages"),
        .executableTarget(name: "start-c", dependencies: ["RawICU"], path: "Sources/StartC"),
        .executableTarget(name: "start-foundation", path: "Sources/StartFoundation"),
        .executableTarget(name: "report", dependencies: ["Harness"], path: "Sources/Report"),
    ],
    swiftLanguageModes: [.v6]
)
