internal import LocaleFormatNumbers
internal import LocaleFormatMemory

extension ColumnSource {
    /// The number of a row; nil where the column holds none, and for a decimal with more digits than its type allows.
    @inline(__always)
    func number(_ row: Int) -> NumberValue? {
        switch format {
        case .signed, .unsigned(1), .unsigned(2), .unsigned(4):
            let value = integer(row)
            return .integer(isNegative: value < 0, magnitude: value.magnitude)
        case .unsigned: return .integer(isNegative: false, magnitude: cells.load(UInt64.self, at: offset &+ row))
        case .float(8): return .double(cells.load(Double.self, at: offset &+ row))
        case .float(4): return cells.load(Float.self, at: offset &+ row).numberValue
        case .float: return Float16(bitPattern: cells.load(UInt16.self, at: offset &+ row)).numberValue
        case .decimal(let width, let precision, let scale) where width <= 8:
            let value = integer(row)
            guard UInt128(value.magnitude) < Self.powers[precision] else { return nil }
            return .scaled(isNegative: value < 0, magnitude: UInt128(value.magnitude), exponent: -scale)
        case .decimal(16, let precision, let scale): return decimal128(row, precision, scale)
        case .decimal(_, let precision, let scale): return decimal256(row, precision, scale)
        case .duration(let perSecond):
            let value = integer(row)
            return .scaled(
                isNegative: value < 0, magnitude: UInt128(value.magnitude), exponent: -Self.places(perSecond))
        default: return nil
        }
    }

    /// Digits behind the point of a unit of time.
    static func places(_ perSecond: Int64) -> Int {
        switch perSecond {
        case 1: 0
        case 1_000: 3
        case 1_000_000: 6
        default: 9
        }
    }

    @inline(__always)
    private func decimal128(_ row: Int, _ precision: Int, _ scale: Int) -> NumberValue? {
        let place = 2 &* (offset &+ row)
        let (low, high) = (cells.load(UInt64.self, at: place), cells.load(Int64.self, at: place &+ 1))
        let value = Int128(_low: low, _high: high)
        guard value.magnitude < Self.powers[precision] else { return nil }
        return .scaled(isNegative: value < 0, magnitude: value.magnitude, exponent: -scale)
    }

    private static let powers: [UInt128] = (0...38).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

    private func decimal256(_ row: Int, _ precision: Int, _ scale: Int) -> NumberValue? {
        var limbs = (0..<4).map { cells.load(UInt64.self, at: 4 * (offset + row) + $0) }
        let isNegative = limbs[3] >> 63 == 1
        if isNegative {
            var carry = true
            for index in 0..<4 {
                let (sum, overflow) = (~limbs[index]).addingReportingOverflow(carry ? 1 : 0)
                (limbs[index], carry) = (sum, overflow)
            }
        }
        var digits: [UInt8] = []
        while limbs.contains(where: { $0 != 0 }) {
            var rest: UInt64 = 0
            for index in (0..<4).reversed() {
                let divided = (10 as UInt64).dividingFullWidth((rest, limbs[index]))
                (limbs[index], rest) = (divided.quotient, divided.remainder)
            }
            digits.append(UInt8(rest))
        }
        guard digits.count <= precision else { return nil }
        if digits.isEmpty { digits = [0] }
        let text = (isNegative ? "-" : "") + digits.reversed().map(String.init).joined() + "e\(-scale)"
        return (try? ExactDecimal(text)).map(NumberValue.decimal)
    }
}
