import LocaleFormat

/// The bright and the dark half of a lunar month in a grid: numbers from 1 to 15, and the names of the halves.
struct MonthHalves {
    private let calendar: CalendarSystem
    private let digits: DateDigits
    private let names: [String]

    /// Nil where the style counts days through the month, or its calendar has no halves.
    init?(_ style: DateStyle, _ calendar: CalendarSystem, _ digits: DateDigits, _ symbols: DateSymbols) {
        guard style.lunarDays == .halves, symbols.lunarHalves.count == 2 else { return nil }
        (self.calendar, self.digits, self.names) = (calendar, digits, symbols.lunarHalves)
    }

    /// `7`
    func number(_ fields: CalendarFields) -> String {
        digits.text(AlmanacDay(fields, in: calendar)?.number ?? fields.day)
    }

    /// `Krishna 7`
    func text(_ fields: CalendarFields) -> String {
        guard let day = AlmanacDay(fields, in: calendar) else { return digits.text(fields.day) }
        return names[day.half.rawValue] + " " + digits.text(day.number)
    }

    /// A run of days 1 to 30 of the month that `fields` lies in, `Krishna 7`; it may pass from one half into the other.
    func text(_ run: Range<Int>, in fields: CalendarFields) -> String {
        run.map { day in
            var fields = fields
            fields.day = day
            return text(fields)
        }.joined(separator: ", ")
    }

    /// The halves in the order of their days, with their first and last numbers: `Shukla 1–15`.
    func runs(_ cells: [MonthGrid.Cell]) -> [String] {
        var runs: [(half: AlmanacDay.Half, first: String, last: String)] = []
        for cell in cells {
            guard let half = cell.half else { continue }
            if runs.last?.half == half {
                runs[runs.count - 1].last = cell.number
            } else {
                runs.append((half, cell.number, cell.number))
            }
        }
        return runs.map { run in
            names[run.half.rawValue] + " " + (run.first == run.last ? run.first : run.first + "–" + run.last)
        }
    }
}
