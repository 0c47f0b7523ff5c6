import LocaleFormat
import LocaleFormatNumbers
import Testing

/// What errors of numbers say.
@Suite struct ErrorTextTests {
    /// A message shows 60 characters of what was given: all of it, or 57 and three dots.
    @Test func longTextsAreCut() {
        let errors: [(String) -> NumberError] = [
            { .notANumber(text: $0, offset: 3) }, { .tooLarge(text: $0) },
            { .invalidSkeleton($0, offset: nil, expected: "y") },
            { .invalidPattern($0, offset: 3, expected: "y") }, { .notInMixedUnits(value: $0, unit: "y") },
            { .inexact($0) },
            { .beyondRules($0) },
        ]
        for error in errors {
            let (fits, cut) = (String(repeating: "é", count: 60), String(repeating: "é", count: 61))
            #expect(error(fits).description.contains("'\(fits)'"))
            #expect(error(cut).description.contains("'\(fits.prefix(57))...'"))
        }
    }

    @Test func placesAndRanges() {
        #expect(
            NumberError.notANumber(text: "1,5", offset: 1).description.hasPrefix(
                "'1,5' is not a decimal number (at byte 1); "))
        #expect(
            NumberError.tooLarge(text: "1e9", limit: 7).description
                == "'1e9' is too large; at most 7 digits and exponents are allowed")
        #expect(
            NumberError.optionOutOfRange(option: "digits", value: 12, allowed: 0...9).description
                == "digits is 12; allowed is 0 to 9")
        #expect(
            NumberError.invalidPattern("0#", offset: 1, expected: "a digit").description
                == "invalid number pattern '0#' at byte 1: expected a digit")
        #expect(
            NumberError.invalidSkeleton("x", offset: nil, expected: "a stem").description
                == "invalid number skeleton 'x': expected a stem")
        #expect(
            NumberError.unsupported("ranges", icu: "67.1", since: 68).description
                == "ICU 67.1 has no ranges; ICU 68 or later has them")
    }

    /// What is written where a style cannot be compiled says what it counts.
    @Test func plainTextKeepsItsUnit() {
        let locale: LocaleID = "de-u-nu-dewa"
        #expect(1234.5.formatted(.number(in: locale)) == "1234.5")
        #expect(1234.5.formatted(.currency("EUR", in: locale)) == "1234.5 EUR")
        #expect((3...5).formatted(.currency("EUR", in: locale)) == "3–5 EUR")
        #expect(UnitStyle<Int>("kilometer", locale: locale).format(5) == "5 kilometer")
        #expect(0.25.formatted(.percent(in: locale)) == "0.25")
        #expect(25.formatted(PercentStyle<Int>(locale: locale)) == "25%")
    }
}
