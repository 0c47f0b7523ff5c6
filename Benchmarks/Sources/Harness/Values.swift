/// The numbers that every rival formats: of all lengths, the same in every run.
public enum Values {
    public static let count = 1_024

    private struct Generator {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    /// 1 to 12 digits, one in four negative.
    public static let integers: [Int] = {
        var generator = Generator()
        return (0..<count).map { index in
            let digits = 1 + index % 12
            let limit = (0..<digits).reduce(1) { product, _ in product * 10 }
            let magnitude = Int(generator.next() % UInt64(limit))
            return index % 4 == 3 ? -magnitude : magnitude
        }
    }()

    /// Hundredths, as prices are.
    public static let hundredths: [Int] = integers.map { $0 % 1_000_000_000 }

    public static let doubles: [Double] = hundredths.map { Double($0) / 100 }

    /// Doubles with up to 17 significant digits.
    public static let longDoubles: [Double] = {
        var generator = Generator()
        return (0..<count).map { index in
            let unit = Double(generator.next() >> 11) * 0x1p-53
            return unit * [1, 100, 10_000, 1e6][index % 4] * (index % 4 == 3 ? -1 : 1)
        }
    }()

    public static let ratios: [Double] = hundredths.map { Double($0 % 100_000) / 10_000 }
}

/// Ends the program when a benchmark would time the wrong text.
public func require(_ actual: String, _ expected: String, _ what: String) {
    guard actual != expected else { return }
    fatalError("\(what): got \(actual), expected \(expected)")
}
