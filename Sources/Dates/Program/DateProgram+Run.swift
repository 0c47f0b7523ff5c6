internal import LocaleFormatMemory
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// Running a program: instant → zone offset → civil day → calendar fields → UTF-8.
extension DateProgram {
    /// Nil when something in it cannot be said by the program: ICU takes the whole.
    ///
    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    @inline(__always)
    func format(_ instant: Instant) throws(CalendarError) -> String? {
        let values = try DateValues(instant, zone: zone, calendar: calendar, plainDays: plainDays)
        return String(utf8Capacity: capacity) { output in
            write(values, instant, to: &output)
            return true
        }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    @inline(__always)
    func append(_ instant: Instant, to bytes: inout [UInt8]) throws(CalendarError) -> Bool {
        let values = try DateValues(instant, zone: zone, calendar: calendar, plainDays: plainDays)
        return bytes.append(utf8Capacity: capacity) { output in
            write(values, instant, to: &output)
            return true
        }
    }

    /// The text with the step that wrote each part.
    func parts(_ instant: Instant) throws(CalendarError) -> (text: String, steps: [(step: Int, range: Range<Int>)])? {
        let values = try DateValues(instant, zone: zone, calendar: calendar, plainDays: plainDays)
        var ranges: [(step: Int, range: Range<Int>)] = []
        let text = String(utf8Capacity: capacity) { output in
            for index in steps.indices {
                let start = output.count
                guard write(steps[index].operation, values, instant, to: &output) else { return false }
                if steps[index].field != nil, output.count > start { ranges.append((index, start..<output.count)) }
            }
            return true
        }
        return text.map { ($0, ranges) }
    }

    /// Writes all of it. Where ICU has to take something, the writer is left overflowed.
    @inline(__always)
    func write(_ values: DateValues, _ instant: Instant, to output: inout UTF8Writer) {
        let slots = DateSlots(values)
        for index in 0..<turns.count {
            let turn = turns[index]
            if turn.before.count > 0 { write(turn.before, to: &output) }
            let value = slots[turn.slot]
            if turn.kind == .number, value >= 0 {
                let shown = UInt32(bitPattern: value)
                digits.write(
                    UInt64(turn.isShortened ? shown % 100 : shown), minimum: Int(turn.minimum), to: &output)
            } else if turn.kind == .name {
                let place = UInt32(bitPattern: value &- turn.base)
                if place < turn.count {
                    write(texts[Int(turn.first &+ place)], to: &output)
                } else if !turn.isShortened {
                    output.overflowed = true
                }
            } else {
                output = writing(Int(turn.operation), values, instant, output)
            }
        }
        if ending.count > 0 { write(ending, to: &output) }
    }

    /// Whatever a turn does not say itself. Given the writer and giving it back, so that where it is not called its state stays
    /// in registers. What cannot be said leaves the writer overflowed.
    @inline(never)
    private func writing(
        _ operation: Int, _ values: DateValues, _ instant: Instant, _ writer: consuming UTF8Writer
    ) -> UTF8Writer {
        var output = writer
        if !write(operations[operation], values, instant, to: &output) { output.overflowed = true }
        return output
    }

    private func write(
        _ operation: DateOperation, _ values: DateValues, _ instant: Instant, to output: inout UTF8Writer
    ) -> Bool {
        switch operation {
        case .literal(let text):
            write(text, to: &output)
        case .number(let source, let form):
            guard let value = number(source, values) else { return false }
            write(value, form, to: &output)
        case .name(let source, let table):
            return write(table, name(source, values), to: &output)
        case .fraction(let count):
            writeFraction(values.nanoseconds, count, to: &output)
        case .dayPeriod(let table, let seesMinutes, let seesSeconds):
            let isExact = (!seesMinutes || values.minute == 0) && (!seesSeconds || values.second == 0)
            let hour = values.hour
            return write(table, isExact && hour % 12 == 0 ? 24 + hour / 12 : hour, to: &output)
        case .marked(let source, let form, let before, let after):
            guard let value = number(source, values) else { return false }
            let isMarked = isMarked(source, values)
            if isMarked { write(before, to: &output) }
            write(value, form, to: &output)
            if isMarked { write(after, to: &output) }
        case .numeral(let source, let table):
            guard let value = number(source, values) else { return false }
            return write(value, table, to: &output)
        case .markedNumeral(let source, let table, let before, let after):
            guard let value = number(source, values) else { return false }
            let isMarked = isMarked(source, values)
            if isMarked { write(before, to: &output) }
            guard write(value, table, to: &output) else { return false }
            if isMarked { write(after, to: &output) }
        case .external(let index):
            guard let text = external[index].text(at: instant) else { return false }
            output.append(text)
        }
        return true
    }

    @inline(__always)
    private func write(_ text: PooledText, to output: inout UTF8Writer) {
        output.append(text, of: pool)
    }

    @inline(__always)
    private func write(_ table: NameTable, _ value: Int, to output: inout UTF8Writer) -> Bool {
        guard let index = table.index(of: value) else { return table.isComplete }
        write(texts[index], to: &output)
        return true
    }

    @inline(__always)
    private func write(_ value: Int, _ form: NumberForm, to output: inout UTF8Writer) {
        if value < 0 { write(minus, to: &output) }
        var magnitude = value.magnitude
        if form.isTwoDigits { magnitude %= 100 }
        digits.write(UInt64(magnitude), minimum: Int(form.minimum), to: &output)
    }

    private func write(_ value: Int, _ table: NumeralTable, to output: inout UTF8Writer) -> Bool {
        var value = value
        if table.dropsHebrewThousands, 5_001..<6_000 ~= value { value -= 5_000 }
        if table.names.index(of: value) != nil { return write(table.names, value, to: &output) }
        guard let text = numerals[table.rules].text(value) else { return false }
        output.append(text)
        return true
    }

    /// Digits cut off, not rounded (UTS #35 part 4, "S"); beyond the ninth there are zeros.
    private func writeFraction(_ nanoseconds: Int32, _ count: Int, to output: inout UTF8Writer) {
        var divisor: UInt64 = 1_000_000_000
        var rest = UInt64(nanoseconds)
        for _ in 0..<count {
            divisor = max(1, divisor / 10)
            digits.write(rest / divisor % 10, minimum: 1, to: &output)
            rest = divisor == 1 ? 0 : rest % divisor
        }
    }
}
