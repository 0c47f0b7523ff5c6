package import LocaleFormatMemory
package import LocaleFormatCalendars
internal import LocaleFormatIdentifiers

/// Running a program: instant → zone offset → civil day → calendar fields → UTF-8.
extension DateProgram {
    /// Nil when something in it cannot be said by the program: ICU takes the whole.
    ///
    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    // Not inlined: what calls it keeps the program, which would otherwise be retained for the closure.
    @inline(never)
    package func format(_ instant: Instant) throws(CalendarError) -> String? {
        if hasTemplate {
            var slots = DateSlots()
            try fill(&slots, at: instant)
            let text = String(utf8Capacity: template.capacity) { template.write(slots.values.span, to: &$0) }
            if let text { return text }
        }
        return try parts(instant)?.text
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    @inline(never)
    package func append(_ instant: Instant, to bytes: inout [UInt8]) throws(CalendarError) -> Bool {
        if hasTemplate {
            var slots = DateSlots()
            try fill(&slots, at: instant)
            let isDone = bytes.append(utf8Capacity: template.capacity) {
                template.write(slots.values.span, to: &$0)
            }
            if isDone { return true }
        }
        guard let text = try parts(instant)?.text else { return false }
        bytes.append(contentsOf: text.utf8)
        return true
    }

    /// Appends to a writer; false, with nothing appended, where no template says it.
    @inline(never)
    package func append(_ instant: Instant, to writer: inout UTF8Writer) throws(CalendarError) -> Bool {
        guard hasTemplate else { return false }
        var slots = DateSlots()
        try fill(&slots, at: instant)
        return template.write(slots.values.span, to: &writer)
    }

    /// The text with the step that wrote each part.
    package func parts(_ instant: Instant) throws(CalendarError) -> (
        text: String, steps: [(step: Int, range: Range<Int>)]
    )? {
        let values = try DateValues(instant, zone: zone, calendar: calendar)
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

    /// Appends to a writer; false when ICU has to take it.
    package func write(_ values: DateValues, _ instant: Instant, to output: inout UTF8Writer) -> Bool {
        if hasTemplate {
            var slots = DateSlots()
            slots.set(values.fields)
            fillOwn(&slots, values)
            if usesTime { slots.set(values.local) }
            if template.write(slots.values.span, to: &output) { return true }
        }
        for index in steps.indices {
            guard write(steps[index].operation, values, instant, to: &output) else { return false }
        }
        return true
    }

    // MARK: Slots

    @inline(__always)
    private func fill(_ slots: inout DateSlots, at instant: Instant) throws(CalendarError) {
        let local = LocalTime(instant, timeZone.segment(at: instant.seconds))
        if local.fixedDay >= plainDays.lowerBound, local.fixedDay < plainDays.upperBound, self.slots.count == 0 {
            // The arithmetic takes no longer than a look at what is remembered.
            let date = PlainGregorian.date(of: local.fixedDay)
            slots.set(
                year: Int32(bitPattern: date.year), month: Int32(bitPattern: date.month),
                day: Int32(bitPattern: date.day), weekday: Int32(bitPattern: date.weekday),
                monthName: Int32(bitPattern: date.month &- 1), era: 1)
        } else {
            try fillOther(&slots, instant, local)
        }
        if usesTime { slots.set(local) }
    }

    /// A day of which this thread wrote the last instants too is found out once.
    @inline(never)
    private func fillOther(
        _ slots: inout DateSlots, _ instant: Instant, _ local: LocalTime
    ) throws(CalendarError) {
        var isSeen = false
        if !slotsUseTime, let lastDays {
            switch lastDays.find(local.fixedDay, of: number, &slots.values) {
            case .kept: return
            case .seen: isSeen = true
            case .new: break
            }
        }
        let fields = try calendar.fields(of: local.fixedDay, plainDays: plainDays)
        slots.set(fields)
        if self.slots.count > 0 { fillOwn(&slots, DateValues(fields, local, nanoseconds: instant.nanoseconds)) }
        if isSeen { lastDays?.keep(slots.values, for: local.fixedDay, of: number) }
    }

    /// The slots behind the fixed ones.
    @inline(__always)
    private func fillOwn(_ slots: inout DateSlots, _ values: DateValues) {
        for index in 0..<self.slots.count {
            slots.values[DateSlots.fixed + index] = value(self.slots[index], values)
        }
    }

    // MARK: Step by step

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
            return write(table, values.dayPeriod(seesMinutes: seesMinutes, seesSeconds: seesSeconds), to: &output)
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
        let value = table.dropsHebrewThousands ? NumeralTable.withoutHebrewThousands(value) : value
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
