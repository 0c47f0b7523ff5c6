/// Quotients of exact decimals, for conversions whose factors are ratios.
extension ExactDecimal {
    /// The exact quotient, or where its digits have no end, one rounded to the nearest: to 40 significant digits, or to 20 behind the
    /// decimal point if these are more.
    ///
    /// - Precondition: the divisor is not zero.
    package func quotient(by divisor: ExactDecimal) -> ExactDecimal {
        let isNegative = self.isNegative != divisor.isNegative
        if isZero { return ExactDecimal(isNegative: isNegative, trimmed: [], exponent: 0) }
        if divisor.digits == [1] {
            return ExactDecimal(isNegative: isNegative, trimmed: digits, exponent: exponent - divisor.exponent)
        }
        var division = LongDivision(by: divisor.digits)
        var quotient = digits.map { division.next($0) }
        var exponent = exponent - divisor.exponent
        // A divisor has at most 3.33 times as many factors of two as it has digits: what ends has ended by then.
        let added = 4 * divisor.digits.count
        for _ in 0..<added where !division.isDone {
            quotient.append(division.next(0))
            exponent -= 1
        }
        guard !division.isDone else {
            return ExactDecimal(isNegative: isNegative, digits: quotient, exponent: exponent)
        }
        quotient = Array(quotient.drop { $0 == 0 })
        func excess() -> Int { min(quotient.count - 40, -20 - exponent) }
        while excess() < 1 {
            quotient.append(division.next(0))
            exponent -= 1
            if quotient == [0] { quotient = [] }
        }
        let tail = quotient.suffix(excess())
        quotient.removeLast(tail.count)
        exponent += tail.count
        // What is cut off is never exactly a half: something follows it.
        let isUp = tail.first.map { $0 >= 5 } ?? false
        let cut = ExactDecimal(isNegative: isNegative, digits: quotient, exponent: exponent)
        return isUp ? cut.adding(ExactDecimal(isNegative: isNegative, trimmed: [1], exponent: exponent)) : cut
    }

    /// The digits of the quotient before the decimal point.
    ///
    /// - Precondition: the divisor is not zero.
    package func wholeQuotient(by divisor: ExactDecimal) -> ExactDecimal {
        let zeros = exponent - divisor.exponent
        if zeros < 0 {
            // More digits for the divisor, rather than fewer for what it divides.
            let long = divisor.digits + [UInt8](repeating: 0, count: -zeros)
            var division = LongDivision(by: long)
            return ExactDecimal(
                isNegative: isNegative != divisor.isNegative, digits: digits.map { division.next($0) }, exponent: 0)
        }
        var division = LongDivision(by: divisor.digits)
        var quotient = digits.map { division.next($0) }
        for _ in 0..<zeros { quotient.append(division.next(0)) }
        return ExactDecimal(isNegative: isNegative != divisor.isNegative, digits: quotient, exponent: 0)
    }
}

/// Division as it is done by hand: digit after digit, with what is left over.
struct LongDivision {
    /// Nine digits each, the least significant first; as many for the rest, and one more.
    private let divisor: [UInt64]
    private var rest: [UInt64]
    private let small: UInt64
    private var smallRest: UInt64 = 0

    private static let base: UInt64 = 1_000_000_000

    init(by digits: [UInt8]) {
        if digits.count <= 18 {
            small = digits.reduce(0) { $0 * 10 + UInt64($1) }
            divisor = []
            rest = []
        } else {
            small = 0
            divisor = Self.limbs(digits)
            rest = [UInt64](repeating: 0, count: divisor.count + 1)
        }
    }

    var isDone: Bool { small != 0 ? smallRest == 0 : rest.allSatisfy { $0 == 0 } }

    /// Takes the next digit down; gives the next one of the quotient.
    mutating func next(_ digit: UInt8) -> UInt8 {
        if small != 0 {
            let (quotient, remainder) = (smallRest * 10 + UInt64(digit)).quotientAndRemainder(dividingBy: small)
            smallRest = remainder
            return UInt8(quotient)
        }
        var carry = UInt64(digit)
        for index in rest.indices {
            let value = rest[index] * 10 + carry
            rest[index] = value % Self.base
            carry = value / Self.base
        }
        var quotient: UInt8 = 0
        while takesDivisor { quotient += 1 }
        return quotient
    }

    /// Subtracts the divisor from the rest, if it is not less.
    private var takesDivisor: Bool {
        mutating get {
            if rest[divisor.count] == 0 {
                var index = divisor.count - 1
                while index > 0, rest[index] == divisor[index] { index -= 1 }
                guard rest[index] >= divisor[index] else { return false }
            }
            var borrow: UInt64 = 0
            for index in rest.indices {
                let value = rest[index] + Self.base - borrow - (index < divisor.count ? divisor[index] : 0)
                rest[index] = value % Self.base
                borrow = value < Self.base ? 1 : 0
            }
            return true
        }
    }

    /// What is left over, in digits, without leading zeros.
    var remainder: [UInt8] {
        if small != 0 { return smallRest == 0 ? [] : smallRest.description.utf8.map { $0 - 0x30 } }
        var digits: [UInt8] = []
        for limb in rest.reversed() {
            var power = Self.base / 10
            while power > 0 {
                digits.append(UInt8(limb / power % 10))
                power /= 10
            }
        }
        return Array(digits.drop { $0 == 0 })
    }

    private static func limbs(_ digits: [UInt8]) -> [UInt64] {
        var limbs: [UInt64] = []
        var end = digits.count
        while end > 0 {
            let start = max(0, end - 9)
            limbs.append(digits[start..<end].reduce(0) { $0 * 10 + UInt64($1) })
            end = start
        }
        return limbs
    }
}
