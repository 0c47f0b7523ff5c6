import LocaleFormatMeasures
import LocaleFormatNumbers
import TestSupport
import Testing

/// Sums, products and quotients of exact decimals and their ratios, by what arithmetic says of them.
@Suite struct ExactArithmeticTests {
    /// Of lengths at which nine digits are one step of the work, and two.
    private static func decimal(_ random: inout SeededGenerator, exponents: ClosedRange<Int> = -12...12) -> ExactDecimal
    {
        let count = random.element(of: [1, 2, 8, 9, 10, 17, 18, 19, 20, 27, 28, 45, 90])
        let kind = random.next() % 4
        let digits = (0..<count).map { index -> UInt8 in
            switch kind {
            case 0: 9
            case 1: index == 0 || index == count - 1 ? 1 : 0
            default: UInt8(random.next() % 10)
            }
        }
        return ExactDecimal(
            isNegative: random.chance(1, in: 2), digits: digits,
            exponent: Int.random(in: exponents, using: &random))
    }

    private static func power(_ exponent: Int) -> ExactDecimal {
        ExactDecimal(isNegative: false, digits: [1], exponent: exponent)
    }

    /// Digit by digit, as at school.
    private static func product(_ one: ExactDecimal, _ other: ExactDecimal) -> ExactDecimal {
        var places = [Int](repeating: 0, count: one.digits.count + other.digits.count + 1)
        for (index, digit) in one.digits.reversed().enumerated() {
            for (offset, factor) in other.digits.reversed().enumerated() {
                places[index + offset] += Int(digit) * Int(factor)
            }
        }
        for index in 1..<places.count { places[index] += places[index - 1] / 10 }
        return ExactDecimal(
            isNegative: one.isNegative != other.isNegative, digits: places.reversed().map { UInt8($0 % 10) },
            exponent: one.exponent + other.exponent)
    }

    @Test func products() {
        var random = SeededGenerator(for: "ExactArithmetic.products")
        var mismatches = Mismatches()
        for _ in 0..<600 * SeededGenerator.rounds {
            let (one, other) = (Self.decimal(&random), Self.decimal(&random))
            guard !one.isZero, !other.isZero else { continue }
            mismatches.expect(one.multiplied(by: other), equals: Self.product(one, other), "\(one) times \(other)")
        }
        mismatches.report()
    }

    /// Against integers of the machine, and back again for what is longer.
    @Test func sums() {
        var random = SeededGenerator(for: "ExactArithmetic.sums")
        var mismatches = Mismatches()
        for _ in 0..<600 * SeededGenerator.rounds {
            let (one, other) = (Int128(random.integer()), Int128(random.integer()))
            let shift = Int(random.next() % 19)
            let factor = (0..<shift).reduce(Int128(1)) { value, _ in value * 10 }
            let sum = ExactDecimal(one).scaled(byPowerOfTen: shift).adding(ExactDecimal(other))
            mismatches.expect(sum, equals: ExactDecimal(one * factor + other), "\(one)e\(shift) and \(other)")
            let (long, added) = (Self.decimal(&random), Self.decimal(&random))
            guard !long.isZero, !added.isZero else { continue }
            let what = "\(long) and \(added)"
            mismatches.expect(long.adding(added), equals: added.adding(long), what)
            mismatches.expect(long.adding(added).adding(added.negated), equals: long, what)
            mismatches.expect(long.adding(long), equals: Self.product(long, 2), what)
            let difference = long.adding(long.isNegative == added.isNegative ? added.negated : added)
            let isLess = !difference.isZero && difference.isNegative != long.isNegative
            mismatches.expect(long.magnitudeIsLess(than: added), equals: isLess, what)
        }
        mismatches.report()
    }

    @Test func whatCancelsOutIsZeroWithoutASign() throws {
        let (one, other) = (try ExactDecimal("0.009"), try ExactDecimal("-0.009"))
        #expect(!one.adding(other).isNegative && !other.adding(one).isNegative)
    }

    @Test func signOfZero() throws {
        let (zero, negative) = (try ExactDecimal("0"), try ExactDecimal("-0"))
        #expect(negative.multiplied(by: 5) == negative && negative.multiplied(by: -5) == negative)
        #expect(zero.multiplied(by: -5) == zero && zero.negated == zero && negative.negated == negative)
        #expect(negative.adding(5) == 5 && ExactDecimal(5).adding(negative) == 5)
        #expect(zero.magnitudeIsLess(than: -1) && !ExactDecimal(1).magnitudeIsLess(than: zero))
        #expect(!zero.magnitudeIsLess(than: negative))
    }

    /// What is divided by a factor of it is the other factor, however long.
    @Test func quotientsThatEnd() {
        var random = SeededGenerator(for: "ExactArithmetic.quotientsThatEnd")
        var mismatches = Mismatches()
        for _ in 0..<300 * SeededGenerator.rounds {
            let (one, other) = (Self.decimal(&random), Self.decimal(&random))
            guard !one.isZero, !other.isZero else { continue }
            mismatches.expect(
                Self.product(one, other).quotient(by: other), equals: one, "\(one) times \(other) by \(other)")
            // Twos alone end after as many places.
            let twos = (0..<Int(random.next() % 60)).reduce(ExactDecimal(1)) { value, _ in Self.product(value, 2) }
            mismatches.expect(
                Self.product(one.quotient(by: twos), twos), equals: one, "\(one) by \(twos)")
        }
        mismatches.report()
    }

    /// Off by half of the last digit at most: the fortieth, or the twentieth behind the decimal point.
    @Test func quotientsWithoutEnd() {
        var random = SeededGenerator(for: "ExactArithmetic.quotientsWithoutEnd")
        var mismatches = Mismatches()
        var count = 0
        for _ in 0..<600 * SeededGenerator.rounds {
            let (one, other) = (Self.decimal(&random, exponents: -60...60), Self.decimal(&random))
            guard !one.isZero, !other.isZero else { continue }
            let quotient = one.quotient(by: other)
            let rest = one.adding(Self.product(quotient, other).negated)
            if rest.isZero { continue }
            count += 1
            let last = min(quotient.digits.count + quotient.exponent - 40, -20)
            let half = Self.product(other, ExactDecimal(isNegative: false, digits: [5], exponent: last - 1))
            let what = "\(one) by \(other)"
            mismatches.expect(half.magnitudeIsLess(than: rest), equals: false, what)
            mismatches.expect(quotient.exponent >= last, equals: true, what)
        }
        mismatches.report()
        #expect(count > 100)
        #expect(ExactDecimal(2).quotient(by: 3).description == "0." + String(repeating: "6", count: 39) + "7")
        #expect(ExactDecimal(-1).quotient(by: 3).description == "-0." + String(repeating: "3", count: 40))
        // 20 places behind the point of 24 before it.
        #expect(
            Self.power(24).quotient(by: 3).description
                == String(repeating: "3", count: 24) + "." + String(repeating: "3", count: 20))
        // Of what is rounded up to a power of ten nothing is left but that.
        let nines = ExactDecimal(isNegative: false, digits: [UInt8](repeating: 9, count: 45), exponent: -45)
        #expect(nines.quotient(by: Self.product(nines, nines)) == 1)
    }

    @Test func wholeQuotients() {
        var random = SeededGenerator(for: "ExactArithmetic.wholeQuotients")
        var mismatches = Mismatches()
        for _ in 0..<600 * SeededGenerator.rounds {
            let (one, other) = (Self.decimal(&random), Self.decimal(&random))
            guard !one.isZero, !other.isZero else { continue }
            let whole = one.wholeQuotient(by: other)
            let rest = one.adding(Self.product(whole, other).negated)
            let what = "\(one) by \(other)"
            mismatches.expect(whole.isInteger && rest.magnitudeIsLess(than: other), equals: true, what)
            mismatches.expect(rest.isZero || rest.isNegative == one.isNegative, equals: true, what)
            mismatches.expect(one.truncated, equals: one.wholeQuotient(by: 1), what)
        }
        mismatches.report()
    }

    // MARK: Ratios

    private static func isSame(_ one: ExactRatio, _ other: ExactRatio) -> Bool {
        product(one.numerator, other.denominator) == product(other.numerator, one.denominator)
    }

    @Test func ratios() {
        var random = SeededGenerator(for: "ExactArithmetic.ratios")
        var mismatches = Mismatches()
        for _ in 0..<200 * SeededGenerator.rounds {
            let parts = (0..<4).map { _ in Self.decimal(&random) }
            guard !parts.contains(where: \.isZero) else { continue }
            let (one, other) = (ExactRatio(parts[0], over: parts[1]), ExactRatio(parts[2], over: parts[3]))
            for ratio in [one, other, one.inverse, one.negated, one.adding(other), one.multiplied(by: other)] {
                let below = ratio.denominator
                mismatches.expect(below.isInteger && !below.isZero && !below.isNegative, equals: true, "\(parts)")
            }
            let product = ExactRatio(Self.product(parts[0], parts[2]), over: Self.product(parts[1], parts[3]))
            mismatches.expect(Self.isSame(one.multiplied(by: other), product), equals: true, "product of \(parts)")
            let above = Self.product(parts[0], parts[3]).adding(Self.product(parts[2], parts[1]))
            let sum = ExactRatio(above, over: Self.product(parts[1], parts[3]))
            mismatches.expect(Self.isSame(one.adding(other), sum), equals: true, "sum of \(parts)")
            mismatches.expect(one.adding(one.negated).numerator.isZero, equals: true, "\(parts)")
            mismatches.expect(Self.isSame(one.multiplied(by: one.inverse), ExactRatio(1)), equals: true, "\(parts)")
            let isLess = Self.product(parts[0], parts[3]).magnitudeIsLess(than: Self.product(parts[2], parts[1]))
            mismatches.expect(one.magnitudeIsLess(than: other), equals: isLess, "order of \(parts)")
            mismatches.expect(one.decimal, equals: one.numerator.quotient(by: one.denominator), "\(parts)")
            mismatches.expect(one.truncated, equals: parts[0].wholeQuotient(by: parts[1]), "\(parts)")
        }
        mismatches.report()
    }

    /// What is above and below alike is gone.
    @Test func ratiosAreReduced() {
        let rows: [(Int, Int, Int, Int)] = [
            (6, 4, 3, 2), (-6, 4, -3, 2), (6, -4, -3, 2), (10, 4, 5, 2), (100, 10, 10, 1), (7, 7, 1, 1), (1, 3, 1, 3),
            (1_001, 1_000, 1_001, 1_000), (999_999_999_999, 999_999, 1_000_001, 1), (350, 21, 50, 3),
        ]
        for row in rows {
            let ratio = ExactRatio(ExactDecimal(row.0), over: ExactDecimal(row.1))
            // A denominator of tens is in the exponent.
            #expect(Self.isSame(ratio, ExactRatio(ExactDecimal(row.2), over: ExactDecimal(row.3))))
            #expect(ratio.denominator.digits.count <= ExactDecimal(row.3).digits.count, "\(row)")
        }
    }

    @Test func powers() {
        let ratio = ExactRatio(-2, over: 3)
        #expect(Self.isSame(ratio.power(0), ExactRatio(1)) && Self.isSame(ratio.power(1), ratio))
        #expect(Self.isSame(ratio.power(3), ExactRatio(-8, over: 27)))
        #expect(Self.isSame(ratio.power(-2), ExactRatio(9, over: 4)))
    }
}
