internal import LocaleFormatCalendars

/// Numbers and names.
extension DateReader {
    /// What ``matchName(_:_:_:_:_:)`` tries when there are no more names.
    private static let beginningAttempt = 999
    private static let digitsAttempt = 1_000
    private static let absentAttempt = 1_001

    @inline(__always)
    mutating func matchNumber(_ number: NumberReading, _ step: Int, _ position: Int, _ attempt: Int) -> Match? {
        let match =
            number.numerals >= 0
            ? matchNumeral(number, step, position, attempt) : matchDigits(number, step, position, attempt)
        guard match == nil, isLenient, attempt == 0, mayBeMissing(number.source, at: position) else { return match }
        slots[step] = ReadSlot(start: position, end: position)
        return Match(end: position)
    }

    /// `2 pm` in a style that writes minutes, `21 Nov` at the end of a text, the year of a cycle without the year beside it.
    private func mayBeMissing(_ source: NumberSource, at position: Int) -> Bool {
        switch source {
        case .minute, .second: true
        case .year: position == text.count && plan.contains(.month) && plan.contains(.day)
        case .relatedYear: plan.contains(.cyclicYear)
        default: false
        }
    }

    private mutating func matchDigits(_ number: NumberReading, _ step: Int, _ position: Int, _ attempt: Int) -> Match? {
        var place = position
        var isMarked = false
        var isNegative = false
        if number.marks >= 0 {
            let before = mark(number.marks).before
            if !before.isEmpty, let end = ReadableNames.end(of: before, in: text, at: place) {
                isMarked = true
                place = end
            }
        }
        if number.maySigned {
            let minus = isLenient ? plan.minus.folded : plan.minus.exact
            if let end = ReadableNames.end(of: minus, in: text, at: place), end > place {
                isNegative = true
                place = end
            }
        }
        let first = place
        var count = 0
        var system: UInt32 = 0
        let isFree = isLenient && !number.isAbutting
        var limit = number.isTwoDigits && isFree ? 10 : number.maximum
        // No zeros but those that the style writes.
        if !isFree, place < text.count, plan.digits.digit(text[place], anyScript: isLenient)?.value == 0 {
            limit = number.minimum
        }
        while place < text.count, count < limit, let digit = plan.digits.digit(text[place], anyScript: isLenient),
            count == 0 || digit.system == system
        {
            system = digit.system
            count += 1
            place += 1
        }
        if isLenient, attempt == 0, number.maximum == 2, let han = Self.hanNumber(text, at: first) {
            slots[step] = ReadSlot(kind: .number, isMarked: isMarked, value: han.value, start: position, end: han.end)
            return Match(end: han.end)
        }
        let length = count - attempt
        guard length >= (isFree ? 1 : number.minimum) else { return nil }
        var value = 0
        for index in first..<(first + length) {
            value = value * 10 + (plan.digits.digit(text[index], anyScript: isLenient)?.value ?? 0)
        }
        place = first + length
        if isLenient, number.source == .day { place = skipOrdinal(from: place) }
        if number.marks >= 0, isMarked || mark(number.marks).before.isEmpty {
            let after = mark(number.marks).after
            if after.isEmpty {
                // Nothing follows a marked number.
            } else if let end = ReadableNames.end(of: after, in: text, at: place) {
                isMarked = true
                place = end
            } else if isMarked {
                return nil
            }
        }
        slots[step] = ReadSlot(
            kind: .number, isMarked: isMarked, digits: UInt8(truncatingIfNeeded: length),
            value: isNegative ? -value : value, start: position, end: place)
        let hasMore = number.isAbutting && length > (isFree ? 1 : number.minimum)
        return Match(end: place, next: hasMore ? attempt + 1 : -1)
    }

    /// Past what makes an ordinal of a number, `st`, unless a word begins with it.
    private func skipOrdinal(from position: Int) -> Int {
        for suffix in plan.ordinals {
            guard let end = ReadableNames.end(of: suffix, in: text, at: position) else { continue }
            if end == text.count || Self.isSeparator(text[end]) { return end }
        }
        return position
    }

    /// Ten to 99 in Chinese: 十, 二十一.
    private static func hanNumber(_ text: [UInt32], at position: Int) -> (value: Int, end: Int)? {
        func digit(_ place: Int) -> Int? {
            place < text.count
                ? [0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D].firstIndex(of: text[place])
                    .map { $0 + 1 } : nil
        }
        let tens = digit(position)
        let ten = tens == nil ? position : position + 1
        guard ten < text.count, text[ten] == 0x5341 else { return nil }
        let ones = digit(ten + 1)
        return ((tens ?? 1) * 10 + (ones ?? 0), ones == nil ? ten + 1 : ten + 2)
    }

    private func mark(_ index: Int) -> (before: [UInt32], after: [UInt32]) {
        let marks = plan.marks[index]
        return isLenient ? (marks.before.folded, marks.after.folded) : (marks.before.exact, marks.after.exact)
    }

    /// Letters first, then digits.
    private mutating func matchNumeral(_ number: NumberReading, _ step: Int, _ position: Int, _ attempt: Int) -> Match?
    {
        let marks: (before: [UInt32], after: [UInt32]) = number.marks >= 0 ? mark(number.marks) : ([], [])
        var place = position
        var isMarked = false
        if !marks.before.isEmpty, let end = ReadableNames.end(of: marks.before, in: text, at: place) {
            isMarked = true
            place = end
        }
        let readings = plan.numerals[number.numerals].readings(text, at: place, isLenient: isLenient)
        guard attempt < readings.count else { return matchDigits(number, step, position, attempt - readings.count) }
        place = readings[attempt].end
        if !marks.after.isEmpty, isMarked || marks.before.isEmpty,
            let end = ReadableNames.end(of: marks.after, in: text, at: place)
        {
            isMarked = true
            place = end
        }
        slots[step] = ReadSlot(
            kind: .number, isMarked: isMarked, value: readings[attempt].value, start: position, end: place)
        return Match(end: place, next: attempt + 1)
    }

    /// In lenient mode the name may also be a number, or be missing, if a date can be made without it.
    @inline(__always)
    mutating func matchName(
        _ source: NameSource, _ table: Int, _ step: Int, _ position: Int, _ attempt: Int
    ) -> Match? {
        if attempt < Self.digitsAttempt {
            let names = plan.names[table](isLenient)
            if let match = names.match(text, at: position, attempt: attempt, isLoose: isLenient) {
                slots[step] = ReadSlot(kind: .name, value: match.entry, start: position, end: match.end)
                return Match(end: match.end, next: match.hasMore ? attempt + 1 : isLenient ? Self.beginningAttempt : -1)
            }
        }
        guard isLenient else { return nil }
        if attempt <= Self.beginningAttempt, source == .month || source == .hebrewMonth || source == .weekday,
            let match = plan.names[table].folded.matchBeginning(text, at: position)
        {
            slots[step] = ReadSlot(kind: .name, value: match.entry, start: position, end: match.end)
            return Match(end: match.end, next: Self.digitsAttempt)
        }
        if attempt <= Self.digitsAttempt, source == .month || source == .hebrewMonth {
            let number = NumberReading(
                source: source == .month ? .month : .hebrewMonth, minimum: 1, maximum: 2, isTwoDigits: false)
            if let match = matchDigits(number, step, position, 0) {
                // 12月, 12월: what makes a month of a number.
                let hasWord = match.end < text.count && (text[match.end] == 0x6708 || text[match.end] == 0xC6D4)
                return Match(end: match.end + (hasWord ? 1 : 0))
            }
        }
        if source == .cyclicYear {
            if attempt <= Self.digitsAttempt, !plan.contains(.relatedYear) {
                let number = NumberReading(source: .relatedYear, minimum: 4, maximum: 10, isTwoDigits: false)
                if let match = matchDigits(number, step, position, 0), slots[step].digits >= 4 { return match }
            }
            guard plan.contains(.relatedYear) || plan.contains(.year) || plan.contains(.extendedYear) else {
                return nil
            }
            slots[step] = ReadSlot(start: position, end: position)
            return Match(end: position)
        }
        switch source {
        case .weekday, .era, .dayHalf, .quarter:
            slots[step] = ReadSlot(start: position, end: position)
            return Match(end: position)
        default: return nil
        }
    }

    /// Strict: just as many digits as are written. Digits beyond the ninth are dropped.
    mutating func matchFraction(_ count: Int, _ isAbutting: Bool, _ step: Int, _ position: Int) -> Match? {
        var place = position
        var value = 0
        var system: UInt32 = 0
        let limit = isLenient && !isAbutting ? 18 : count
        while place < text.count, place - position < limit,
            let digit = plan.digits.digit(text[place], anyScript: isLenient),
            place == position || digit.system == system
        {
            if place - position < 9 { value = value * 10 + digit.value }
            system = digit.system
            place += 1
        }
        guard place - position >= (isLenient && !isAbutting ? 1 : count) else { return nil }
        for _ in min(9, place - position)..<9 { value *= 10 }
        slots[step] = ReadSlot(
            kind: .number, digits: UInt8(truncatingIfNeeded: place - position), value: value, start: position,
            end: place)
        return Match(end: place)
    }
}
