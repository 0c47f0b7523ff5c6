import Foundation
import TestSupport

@testable import LocaleFormatCalendars

extension SeededGenerator {
    /// A day of the given range, or one of its ends once in a while.
    mutating func day(in range: ClosedRange<FixedDay>) -> FixedDay {
        switch next() % 64 {
        case 0: range.lowerBound
        case 1: range.upperBound
        default:
            FixedDay(unchecked: Int.random(in: range.lowerBound.dayNumber...range.upperBound.dayNumber, using: &self))
        }
    }
}

/// The days that a calendar is tested on: in most cases the years -10,000 to +10,000.
func testedDays(_ system: CalendarSystem) -> ClosedRange<FixedDay> {
    max(
        system.dayRange.lowerBound, FixedDay(unchecked: -3_652_500))...min(
            system.dayRange.upperBound, FixedDay(unchecked: 3_652_500))
}

/// True where a day outside the tables costs astronomy, so that tests take fewer samples there.
func isAstronomical(_ id: CalendarID) -> Bool {
    switch id {
    case .chinese, .dangi, .vietnamese, .bangla, .tamil, .malayalam, .odia, .kannada, .telugu, .marathi, .gujarati,
        .vikram:
        true
    default: false
    }
}

/// The fixed day of a Gregorian date `yyyy-mm-dd`.
func day(_ text: String) -> FixedDay { FixedDay(unchecked: gregorian(text)) }

/// Calls the body and hands back the calendar error it throws, nil when it throws none.
func calendarError(_ body: () throws -> Void) -> CalendarError? {
    do {
        try body()
        return nil
    } catch {
        return error as? CalendarError
    }
}

/// Encodes and decodes a value.
func decodedAgain<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
