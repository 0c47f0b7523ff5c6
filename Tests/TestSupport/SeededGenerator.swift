import Foundation

/// Random numbers that repeat: SplitMix64 (Steele, Lea, Flood 2014).
///
/// Each run draws a new seed and prints it; `LOCALEFORMAT_SEED=… swift test` repeats a run.
public struct SeededGenerator: RandomNumberGenerator {
    public let seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A generator for a test, which prints the test's name and the seed.
    public init(for test: String) {
        let given = ProcessInfo.processInfo.environment["LOCALEFORMAT_SEED"].flatMap { UInt64($0) }
        self.init(seed: given ?? .random(in: 0...UInt64(UInt32.max)))
        print("\(test): LOCALEFORMAT_SEED=\(seed)")
    }

    /// How many times longer than usual differential tests run: `LOCALEFORMAT_ROUNDS=400 swift test`.
    public static let rounds =
        ProcessInfo.processInfo.environment["LOCALEFORMAT_ROUNDS"].flatMap { Int($0) } ?? 1

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

extension SeededGenerator {
    public mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    public mutating func chance(_ one: UInt64, in all: UInt64) -> Bool { next() % all < one }

    /// A double of any kind that people and programs meet: money, counts, ties, tiny, huge, random bits, specials.
    public mutating func double() -> Double {
        switch next() % 10 {
        case 0: Double(Int64(bitPattern: next()) % 1_000_000) / 100
        case 1: Double(Int64(bitPattern: next()) % 10_000)
        case 2: Double(Int64(bitPattern: next()) % 2_000_000 * 2 + 1) / 2_000  // ties at three places
        case 3: Double(Int64(bitPattern: next()) % 1_000) / 1_000_000
        case 4: Double(Int64(bitPattern: next())) * 1e-4
        case 5: Double(bitPattern: next())
        case 6:
            element(of: [
                0, -0.0, .infinity, -.infinity, .nan, -.nan, 1, -1, 0.5, 1e15, 1e21, Double.leastNonzeroMagnitude,
                1e308,
            ])
        case 7: Double(sign: next() & 1 == 0 ? .plus : .minus, exponent: Int(next() % 120) - 60, significand: 1.5)
        case 8: Double(next() % 1_000) + 0.995
        default: Double.random(in: -1e6...1e6, using: &self)
        }
    }

    /// An integer whose length is random too.
    public mutating func integer() -> Int { Int(truncatingIfNeeded: Int64(bitPattern: next()) >> Int64(next() % 64)) }

    /// Decimal text of 1 to `digits` digits, perhaps with a sign, a fraction and an exponent.
    public mutating func decimalText(digits: Int) -> String {
        var text = chance(1, in: 3) ? "-" : ""
        let count = 1 + Int(next() % UInt64(digits))
        let point = Int(next() % UInt64(count + 1))
        for index in 0..<count {
            if index == point { text += text.isEmpty || text == "-" ? "0." : "." }
            text.append(Character(UnicodeScalar(UInt8(0x30 + next() % 10))))
        }
        return chance(1, in: 5) ? text + "e\(Int(next() % 40) - 20)" : text
    }
}
