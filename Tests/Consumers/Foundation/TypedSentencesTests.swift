import LocaleFormat
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// What people type: it compiles without a word of ambiguity, and means what it says.
@Suite struct TypedSentencesTests {
    @Test func literals() {
        #expect(1234.formatted(.number(in: "de")) == "1.234")
        #expect((-1234).formatted(.number(in: "de")) == "-1.234")
        #expect(1234.5.formatted(.number(in: "de").precision(.fractionLength(2))) == "1.234,50")
        #expect(25.formatted(.percent(in: "en")) == "25%")
        #expect(0.25.formatted(.percent(in: "en")) == "25%")
        #expect(5.formatted(.currency("EUR", in: "en").accounting().presentation(.isoCode)) == "EUR\u{A0}5.00")
        #expect((1 + 2).formatted(.unit("day", width: .wide, in: "en")) == "3 days")
        #expect((1 + 2.5).formatted(.currency("EUR", in: "en")) == "€3.50")
        #expect(max(1, 2).formatted(.number(in: "en")) + abs(-5.5).formatted(.number(in: "en")) == "25.5")
    }

    @Test func variables() {
        let count = 3
        let total = 12.5
        let size: UInt64 = 1 << 40
        let maybe: UInt8? = 7
        #expect(
            "\(count.formatted(.number(in: "en"))) at \(total.formatted(.currency("USD", in: "en")))" == "3 at $12.50")
        #expect(size.formatted(.unit("byte", width: .wide, in: "en")) == "1,099,511,627,776 bytes")
        #expect((total / Double(count)).formatted(.number(in: "en").precision(.fractionLength(2))) == "4.17")
        #expect(maybe?.formatted(.number(in: "en")) == "7")
        #expect([1, 2.5].map { $0.formatted(.number(in: "en")) } == ["1", "2.5"])
        #expect([10, 20].formatted(.list(in: "en"), memberStyle: .percent(in: "en")) == "10% and 20%")
        let text = count > 2 ? count.formatted(.number(in: "en")) : total.formatted(.number(in: "en"))
        #expect(text == "3")
    }

    @Test func heldStyles() throws {
        let style: NumberStyle<Int> = .number(in: "en")
        let price = CurrencyStyle<Double>.currency("EUR", in: "en")
        let count = 1234
        #expect(style.format(count) == "1,234")
        #expect(count.formatted(style) == "1,234")
        #expect(12.5.formatted(price) == "€12.50")
        // A style of another type of integers, or of floats, writes the value all the same, and not what a conversion makes of it.
        #expect(UInt64.max.formatted(style) == "18,446,744,073,709,551,615")
        #expect(Int8.min.formatted(PercentStyle<UInt8>(locale: "en")) == "-128%")
        #expect(Float(0.1).formatted(NumberStyle<Double>(locale: "en").precision(.unlimited)) == "0.1")
        #expect(Double.pi.formatted(NumberStyle<Float>(locale: "en").precision(.unlimited)) == "3.141592653589793")
        #expect(try PercentStyle<Int>(locale: "en").parse("25%") == 25)
        #expect(try PercentStyle<Double>(locale: "en").parse("25%") == 0.25)
    }

    /// Styles that nothing gives a type are of `Double`; a value in the same expression says its own.
    @Test func untypedStyles() {
        let price = CurrencyStyle(code: "EUR", locale: "en")
        #expect(price.format(12.5) == "€12.50" && 3.formatted(price) == "€3.00")
        #expect(CurrencyStyle(code: "EUR", locale: "en").format(Int64.max).hasPrefix("€9,223,372,036,854,775,807"))
        let (number, percent) = (NumberStyle(locale: "en"), PercentStyle(locale: "en"))
        #expect(number.format(1234.5) == "1,234.5" && percent.format(0.25) == "25%")
        let unit = UnitStyle("kilometer", locale: "en")
        #expect(unit.format(1.5) == "1.5 km")
        let counts: NumberStyle<Int> = NumberStyle(locale: "en")
        #expect(counts.format(5) == "5")
    }

    /// ICU's word and Foundation's.
    @Test func wordsForWords() {
        #expect(NumberStyle<Int>(locale: "en").notation(.spellOut).format(12) == "twelve")
        #expect(NumberStyle<Int>(locale: "en").notation(.spellout).format(12) == "twelve")
    }

    /// `.now` alone is an instant, whatever is imported beside.
    @Test func now() {
        let style = DateStyle(pattern: "y", locale: "en")
        #expect((Int(style.format(.now)) ?? 0) >= 2024)
        #expect(style.format(.now).count == 4 && style.format(Instant.now).count == 4)
        #expect(!DateIntervalStyle(skeleton: "y", locale: "en").format(from: .now, to: .now).isEmpty)
        #expect(!CalendarDurationStyle(fields: [.day], locale: "en").format(from: .now, to: .now).isEmpty)
        #expect(Instant.now.formatted(style).count == 4)
        #if FOUNDATION || ESSENTIALS
        #expect(style.format(Date.now).count == 4 && Date.now.formatted(style).count == 4)
        #endif
    }

    @Test func amountsAndTimes() throws {
        #expect(try Int("1.5 MB", format: .byteCount(in: "en")) == 1_500_000)
        #expect(try ByteCountStyle(locale: "en").parse("1.2 MB") == 1_200_000)
        #expect(try ByteCountStyle(locale: "en").parse("3 GB", as: UInt64.self) == 3_000_000_000)
        let (start, end) = (try Instant(iso8601: "2023-08-15"), try Instant(iso8601: "2025-11-21"))
        let style = CalendarDurationStyle(locale: "en").timeZone(.utc).maximumFieldCount(2)
        #expect(style.format(from: start, to: end) == "2 years, 3 months")
        #expect(try style.format(CalendarDuration(iso8601: "P1Y2M")) == "1 year, 2 months")
        #expect(try RelativeDateStyle(locale: "en").format(end, relativeTo: start, in: .utc) == "in 2 years")
        #if FOUNDATION || ESSENTIALS
        let (from, to) = (Date(start), Date(end))
        #expect(
            (from..<to).formatted(.components(fields: [.year, .month], in: "en").timeZone(.utc)) == "2 years, 3 months")
        #expect((from...to).formatted(style) == "2 years, 3 months")
        #expect(to.formatted(.relative(to: from, in: "de").timeZone(.utc)) == "in 2 Jahren")
        let memory = ByteCountStyle.byteCount(style: .memory, in: "en")
        #expect(try memory.parseStrategy.parse("1 kB") == 1_024)
        #endif
    }

    @Test func generics() {
        func text<Value: BinaryInteger & NumberConvertible>(_ value: Value) -> String {
            value.formatted(.number(in: "en"))
        }
        func fraction<Value: BinaryFloatingPoint & NumberConvertible>(_ value: Value) -> String {
            value.formatted(.percent(in: "en"))
        }
        #expect(text(UInt128.max) == "340,282,366,920,938,463,463,374,607,431,768,211,455")
        #expect(fraction(Float16(0.5)) == "50%")
    }

    #if FOUNDATION || ESSENTIALS
    /// As SwiftUI's `Text(_:format:)` asks for a style.
    @Test func parametersOfFormatStyle() {
        func text<Style: FormatStyle>(_ value: Style.FormatInput, format: Style) -> String
        where Style.FormatOutput == String { format.format(value) }
        #expect(text(1234, format: .number(in: "en")) == "1,234")
        #expect(text(UInt64.max, format: .number(in: "en")) == "18,446,744,073,709,551,615")
        #expect(text(5.5, format: .currency("EUR", in: "en")) == "€5.50")
        #expect(text(Decimal(5), format: .unit("liter", in: "en")) == "5 L")
        #expect(text(0.5, format: .percent(in: "en").precision(.fractionLength(1))) == "50.0%")
    }
    #endif

    #if FOUNDATION
    @Test func foundationKeepsItsOwn() {
        let locale = Locale(identifier: "en_US")
        #expect(1_234.formatted(.number.locale(locale)) == "1,234")
        #expect(UInt8(5).formatted(.number.locale(locale)) == "5")
        #expect(0.5.formatted(.percent.locale(locale)) == "50%")
        #expect(25.formatted(.percent.locale(locale)) == 25.formatted(.percent(in: "en")))
        #expect(5.formatted(.currency(code: "USD").locale(locale)) == "$5.00")
        #expect(Decimal(5).formatted(.number.locale(locale)) == "5")
        #expect(5.formatted(IntegerFormatStyle<Int>(locale: locale)) == "5")
        #expect(Int8(5).formatted(IntegerFormatStyle<Int>(locale: locale)) == "5")
    }
    #endif
}
