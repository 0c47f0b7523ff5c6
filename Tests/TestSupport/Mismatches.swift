import Testing

/// Differences collected in a loop and reported once: the count, and the first twenty.
public struct Mismatches: Sendable {
    public private(set) var count = 0
    public private(set) var compared = 0
    private var first: [String] = []

    public init() {}

    public mutating func expect<Value: Equatable>(
        _ actual: Value, equals expected: Value, _ what: @autoclosure () -> String
    ) {
        compared += 1
        guard actual != expected else { return }
        add("\(what()): got \(String(reflecting: actual)), expected \(String(reflecting: expected))")
    }

    public mutating func add(_ difference: String) {
        count += 1
        if first.count < 20 { first.append(difference) }
    }

    /// Fails the running test if anything differed, or if nothing was compared at all.
    public func report(sourceLocation: SourceLocation = #_sourceLocation) {
        // `.ci/long` adds these up.
        if TestSize.isFull || SeededGenerator.rounds > 1 { print("compared: \(compared)") }
        #expect(compared > 0, "nothing was compared", sourceLocation: sourceLocation)
        #expect(
            count == 0, "\(count) of \(compared) differ:\n\(first.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }
}
