internal import LocaleFormatCalendars

/// Says where in a text something went wrong, and what was expected there.
struct TextPlaces {
    private let text: String
    private let plan: DateReadPlan
    private let reader: DateReader

    init(_ text: String, _ plan: DateReadPlan, _ reader: DateReader) {
        self.text = text
        self.plan = plan
        self.reader = reader
    }

    /// The UTF-8 offset of a scalar.
    func offset(of position: Int) -> Int {
        guard position < reader.text.count else { return text.utf8.count }
        if reader.isLenient { return plan.folding.scalars(of: text).offsets[position] }
        return text.unicodeScalars.prefix(position).reduce(0) { $0 + UTF8.width($1) }
    }

    /// At most 20 scalars.
    private func excerpt(_ range: Range<Int>) -> String {
        let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: start)
        var part = text.unicodeScalars[from..<utf8.index(utf8.startIndex, offsetBy: end)]
        let isCut = part.count > 20
        if isCut { part = part.prefix(20) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: part)
        return String(result) + (isCut ? "…" : "")
    }

    /// Why the reader stopped.
    func unexpected() -> DateParseError {
        let (position, step) = reader.stop
        if let zone = reader.unknownZone, zone.lowerBound <= position, position <= zone.upperBound {
            return .unknownTimeZone(text: excerpt(zone), at: offset(of: zone.lowerBound))
        }
        if let mixed = mixedDigit(around: position) { return .mixedDigits(at: offset(of: mixed)) }
        return .unexpected(
            text: excerpt(position..<reader.text.count), at: offset(of: position),
            expected: step < plan.steps.count ? expectation(step) : "the end")
    }

    /// The first digit of another system in the run of digits at a place.
    private func mixedDigit(around position: Int) -> Int? {
        let digits = reader.text[max(0, position - 1)...].prefix(20)
        let run = digits.drop { DigitSystems.unicodeDigit($0) == nil }
        guard run.startIndex <= position, let first = run.first.flatMap(DigitSystems.unicodeDigit) else { return nil }
        for index in run.indices {
            guard let digit = DigitSystems.unicodeDigit(run[index]) else { return nil }
            if digit.system != first.system { return index }
        }
        return nil
    }

    private func expectation(_ step: Int) -> String {
        let action = plan.steps[step].action
        switch action {
        case .text(let index):
            var scalars = String.UnicodeScalarView()
            for value in plan.texts[index].exact { if let scalar = Unicode.Scalar(value) { scalars.append(scalar) } }
            return "'\(String(scalars))'"
        case .number(let number):
            let name = plan.steps[step].field?.word ?? "number"
            if reader.isLenient || number.numerals >= 0 { return "a number, the \(name)" }
            let count =
                number.minimum == number.maximum ? "\(number.minimum)" : "\(number.minimum) to \(number.maximum)"
            return "the \(name), \(count) digit\(number.maximum == 1 ? "" : "s")"
        case .fraction(let count, _): return "\(count) digits of a fraction"
        case .zone: return "a time zone"
        case .words: return "a word"
        case .name(_, let table), .dayPeriod(let table, _, _):
            let name = plan.steps[step].field?.word ?? "name"
            guard let example = plan.names[table].exact.entries.last else { return "a \(name)" }
            var scalars = String.UnicodeScalarView()
            for value in example.scalars { if let scalar = Unicode.Scalar(value) { scalars.append(scalar) } }
            return "a \(name) such as '\(String(scalars))'"
        }
    }

    /// Restates the resolver's reason with places.
    func error(_ failure: DateResolver.Failure) -> DateParseError {
        switch failure {
        case .style(let error): return .style(error)
        case .skippedTime:
            let zone = reader.zones.last.flatMap { if case .zone(let zone, _) = $0 { zone.identifier } else { nil } }
            let start = plan.steps.indices.first { plan.steps[$0].field == .hour && reader.slots[$0].kind != .absent }
            return .skippedTime(
                timeZone: zone ?? plan.zone.identifier, at: start.map { offset(of: reader.slots[$0].start) } ?? 0)
        case .outOfRange(let value, let allowed, let step):
            return .outOfRange(
                plan.steps[step].field ?? .hour, value: value, allowed: allowed,
                at: offset(of: reader.slots[step].start))
        case .impossible(let error):
            return .impossibleDate(error, at: reader.slots.isEmpty ? 0 : offset(of: start(of: error.dateField)))
        case .ambiguousZone(let candidates):
            let slot = reader.slots.first { $0.kind == .zone } ?? ReadSlot()
            return .ambiguousTimeZone(
                text: excerpt(slot.start..<slot.end), candidates: candidates, at: offset(of: slot.start))
        case .ambiguous(let field):
            let step = plan.steps.indices.first { plan.steps[$0].field == field && reader.slots[$0].kind != .absent }
            let slot = step.map { reader.slots[$0] } ?? ReadSlot()
            return .ambiguous(field, text: excerpt(slot.start..<slot.end), at: offset(of: slot.start))
        case .contradiction(let step, let values):
            let slot = reader.slots[step]
            return .contradiction(
                plan.steps[step].field ?? .day, text: excerpt(slot.start..<slot.end), at: offset(of: slot.start),
                expected: written(step, values))
        }
    }

    /// Where the first field stands that an error is about.
    private func start(of fields: [DateField]) -> Int {
        for field in fields {
            for index in plan.steps.indices
            where plan.steps[index].field == field && reader.slots[index].kind != .absent {
                return reader.slots[index].start
            }
        }
        return 0
    }

    /// What the style would write there.
    private func written(_ step: Int, _ values: DateValues) -> String {
        let program = plan.program
        switch plan.steps[step].action {
        case .number(let number): return program.number(number.source, values).map { "\($0)" } ?? ""
        case .name(let source, let table):
            let value = program.name(source, values)
            let entry = plan.names[table].exact.entries.first { $0.values.contains(value) }
            var scalars = String.UnicodeScalarView()
            for value in entry?.scalars ?? [] { if let scalar = Unicode.Scalar(value) { scalars.append(scalar) } }
            return String(scalars)
        default: return ""
        }
    }
}

extension CalendarError {
    /// The fields of a pattern that may be at fault.
    fileprivate var dateField: [DateField] {
        switch self {
        case .outOfRange(.month, _, _), .missingMonth: [.month]
        case .outOfRange(.year, _, _): [.year, .relatedYear, .extendedYear, .weekYear, .cyclicYear]
        case .outOfRange(.era, _, _), .outsideEra: [.era, .year]
        case .outOfRange(.dayOfYear, _, _): [.dayOfYear]
        case .outOfRange(.weekOfYear, _, _): [.weekOfYear]
        case .outOfRange(.fixedDay, _, _): [.julianDay, .year, .relatedYear, .extendedYear]
        default: [.day, .dayOfYear, .weekOfYear]
        }
    }
}

extension DateField {
    /// In words, for messages.
    fileprivate var word: String {
        switch self {
        case .cyclicYear: "name of a year"
        case .relatedYear: "related year"
        case .extendedYear: "extended year"
        case .weekYear: "week year"
        case .weekOfYear: "week of the year"
        case .weekOfMonth: "week of the month"
        case .dayOfYear: "day of the year"
        case .weekdayInMonth: "weekday in the month"
        case .julianDay: "Julian day"
        case .dayPeriod: "part of the day"
        default: rawValue
        }
    }
}
