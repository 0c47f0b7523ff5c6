internal import LocaleFormatCalendars

/// The zone that a text names.
enum ZoneReading: Sendable {
    /// The style's own zone, by one of its names: keys of ``ZoneRules/Segment/nameKey``.
    case own(keys: [Int])
    /// Seconds east of UTC.
    case offset(Int)
    /// Another zone; standard or daylight time where the name says so.
    case zone(TimeZoneID, isDaylight: Bool?)
    /// A name that several zones have: their ids.
    case ambiguous([String])
}

extension DateReader {
    /// Names of the style's zone, then offsets, ids, and the names of other zones.
    mutating func matchZone(_ table: Int, _ step: Int, _ position: Int, _ attempt: Int) -> Match? {
        let found = zoneReadings(table, position)
        guard attempt < found.count else {
            guard isLenient, attempt == found.count else { return nil }
            slots[step] = ReadSlot(start: position, end: position)
            return Match(end: position)
        }
        zones.append(found[attempt].zone)
        slots[step] = ReadSlot(kind: .zone, value: zones.count - 1, start: position, end: found[attempt].end)
        return Match(end: found[attempt].end, next: attempt + 1 < found.count || isLenient ? attempt + 1 : -1)
    }

    /// What may be read here, the longest first. Of two readings of one length the style's own zone comes first, then the
    /// names as the locale writes them, those of its region before others, then abbreviations that everybody uses, then ids.
    private mutating func zoneReadings(_ table: Int, _ position: Int) -> [(zone: ZoneReading, end: Int)] {
        var found: [(zone: ZoneReading, end: Int)] = []
        let names = plan.names[table](isLenient)
        while let match = names.match(text, at: position, attempt: found.count, isLoose: isLenient) {
            found.append((.own(keys: names.entry(match.entry)?.values ?? []), match.end))
            if !match.hasMore { break }
        }
        if let offset = offset(at: position) { found.append((.offset(offset.seconds), offset.end)) }
        if found.isEmpty || found.allSatisfy({ $0.end < text.count }), let formats = plan.zoneFormats {
            for name in ZoneNames.of(formats.locale).matches(text, at: position, isLenient: isLenient, plan.folding) {
                found.append((name.reading, name.end))
            }
        }
        if let name = abbreviation(at: position, names) { found.append(name) }
        if let zone = zoneID(at: position) { found.append((.zone(zone.id, isDaylight: nil), zone.end)) }
        // Sorting is not stable; places are compared last.
        let order = [Int](places: found.count) {
            found[$0].end != found[$1].end ? found[$0].end > found[$1].end : $0 < $1
        }
        return order.map { found[$0] }
    }

    // MARK: Offsets

    /// `Z`, `+05`, `+0530`, `+05:30`, `+05:30:15`, `GMT+5`, `GMT+5:30` and the locale's own form (UTS #35 part 4, "Time Zone
    /// Format Terminology"). Offsets beyond 23:59:59 are none.
    private func offset(at position: Int) -> (seconds: Int, end: Int)? {
        guard let formats = plan.zoneFormats else { return nil }
        for prefix in formats.prefixes {
            guard let start = end(of: prefix, at: position) else { continue }
            guard let (sign, digits) = sign(at: start, formats), let offset = clock(at: digits, formats) else {
                continue
            }
            for suffix in formats.suffixes {
                if let end = end(of: suffix, at: offset.end) { return (sign * offset.seconds, end) }
            }
        }
        for zero in formats.zeros {
            if let end = end(of: zero, at: position) { return (0, end) }
        }
        return nil
    }

    private func sign(at position: Int, _ formats: ZoneFormats) -> (Int, Int)? {
        for plus in formats.plus { if let end = end(of: plus, at: position) { return (1, end) } }
        for minus in formats.minus { if let end = end(of: minus, at: position) { return (-1, end) } }
        return nil
    }

    /// Hours, minutes and seconds, with or without separators.
    private func clock(at position: Int, _ formats: ZoneFormats) -> (seconds: Int, end: Int)? {
        let hours = digits(at: position, limit: 6)
        var parts: [Int]
        var place = hours.end
        switch hours.values.count {
        case 1, 2:
            parts = [hours.values.reduce(0) { $0 * 10 + $1 }]
            while parts.count < 3, place < text.count, formats.separators.contains(text[place]) {
                let next = digits(at: place + 1, limit: 2)
                guard next.values.count == 2 else { break }
                parts.append(next.values[0] * 10 + next.values[1])
                place = next.end
            }
        case 4, 6:
            parts = stride(from: 0, to: hours.values.count, by: 2).map { hours.values[$0] * 10 + hours.values[$0 + 1] }
        default: return nil
        }
        parts += [0, 0]
        guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
        return (parts[0] * 3_600 + parts[1] * 60 + parts[2], place)
    }

    private func digits(at position: Int, limit: Int) -> (values: [Int], end: Int) {
        var values: [Int] = []
        while position + values.count < text.count, values.count < limit,
            let digit = plan.digits.digit(text[position + values.count], anyScript: isLenient)
        {
            values.append(digit.value)
        }
        return (values, position + values.count)
    }

    /// A text of the formats, folded in lenient mode.
    private func end(of wanted: [UInt32], at position: Int) -> Int? {
        guard isLenient else { return ReadableNames.end(of: wanted, in: text, at: position) }
        var place = position
        for scalar in wanted {
            let folded = plan.folding.fold(scalar)
            if folded == 0 { continue }
            guard place < text.count, text[place] == folded else { return nil }
            place += 1
        }
        return place
    }

    // MARK: Abbreviations

    /// `CET`. Nothing where the style writes ids, among which are `EST` and `CET`.
    private func abbreviation(at position: Int, _ own: ReadableNames) -> (zone: ZoneReading, end: Int)? {
        var name = ""
        var place = position
        while place < text.count, name.utf8.count < 6, let scalar = Unicode.Scalar(text[place]), scalar.isASCII,
            scalar.properties.isAlphabetic
        {
            name.unicodeScalars.append(scalar)
            place += 1
        }
        guard 3...5 ~= name.utf8.count, let locale = plan.zoneFormats?.locale else { return nil }
        if place < text.count, text[place] == 0x2F || text[place] == 0x5F { return nil }
        let capitals = name == "ChST" || isLenient ? name.uppercased() : name
        guard ZoneAbbreviations.meanings(of: capitals) != nil else { return nil }
        let id = plan.zone.identifier
        let written = isLenient ? plan.folding.name(id) : id.scalarValues
        if id.contains("/"), own.entries.contains(where: { $0.scalars == written }) { return nil }
        return ZoneAbbreviations.reading(capitals, style: plan.zone, region: locale.maximized.region ?? "001")
            .map { ($0, place) }
    }

    // MARK: Ids

    /// An IANA id: letters, digits, `/`, `_`, `+`, `-`, with a slash in it or in capitals.
    private mutating func zoneID(at position: Int) -> (id: TimeZoneID, end: Int)? {
        var name = ""
        var place = position
        while place < text.count, name.utf8.count < 48, let scalar = Unicode.Scalar(text[place]), scalar.isASCII,
            scalar.properties.isAlphabetic || scalar.value &- 0x30 < 10 || "/_+-".unicodeScalars.contains(scalar)
        {
            name.unicodeScalars.append(scalar)
            place += 1
        }
        guard name.utf8.count >= 3, name.unicodeScalars.first?.properties.isAlphabetic == true else { return nil }
        guard ZoneAbbreviations.isID(name) else {
            unknownZone = position..<place
            return nil
        }
        if let id = try? TimeZoneID(name) { return (id, place) }
        if isLenient, let known = ZoneNames.canonicalSpelling(of: name), let id = try? TimeZoneID(known) {
            return (id, place)
        }
        if name.contains("/") { unknownZone = position..<place }
        return nil
    }
}
