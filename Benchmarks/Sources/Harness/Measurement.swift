/// What one rival took at one task, in nanoseconds for one value.
public struct Measurement: Sendable {
    public let name: String
    public let minimum: Double
    public let median: Double

    public init(name: String, samples: [Double]) {
        let sorted = samples.sorted()
        self.name = name
        minimum = sorted.first ?? 0
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// A line of the files between the executables and the report.
    public var line: String { "time\t\(name)\t\(minimum)\t\(median)" }
}

/// Text whose equality between rivals the report checks: a hash of everything that a benchmark formats.
public struct Fingerprint: Sendable {
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    /// FNV-1a over the bytes and a separator.
    public mutating func add(_ text: some Sequence<UInt8>) {
        for byte in text { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    public func line(_ name: String) -> String { "text\t\(name)\t\(value)" }
}
