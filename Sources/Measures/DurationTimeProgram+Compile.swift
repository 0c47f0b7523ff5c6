internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// Compiling: CLDR's pattern, and a number format for each of its fields.
extension DurationTimeProgram {
    init(_ style: DurationStyle, _ compiled: CompiledNumber.Maker) throws(DurationError) {
        guard case .time(let pattern, let padding, let fraction) = style.layout else { throw .noUnits }
        try DurationError.check("padding", padding, 0...Precision.limit)
        try DurationError.check("fractional seconds length", fraction, 0...Precision.limit)
        let units = pattern.units
        let fractionLength = pattern == .hourMinute ? 0 : fraction
        var segments: [Segment] = []
        for piece in Self.pieces(pattern.text(in: style.locale)) {
            guard let unit = piece.unit, units.contains(unit) else {
                segments.append(.literal(piece.text))
                continue
            }
            var options = NumberOptions()
            let isFirst = unit == units[0]
            options.minimumIntegerDigits = isFirst ? max(piece.text.count, padding) : piece.text.count
            options.grouping = style.grouping
            let digits = unit == .seconds ? fractionLength : 0
            options.precision = .fractionLength(digits...digits)
            let specification = NumberSpecification(locale: style.locale, kind: .decimal, options: options)
            do throws(NumberError) { segments.append(.field(unit, PartNumber(try compiled(specification)))) } catch {
                throw .number(error)
            }
        }
        self.init(segments: segments, units: units, fractionLength: fractionLength, rounding: style.rounding)
    }

    /// Runs of pattern letters, and the text between them; quotes around text are taken away.
    static func pieces(_ pattern: String) -> [(unit: DurationUnit?, text: String)] {
        var pieces: [(unit: DurationUnit?, text: String)] = []
        var isQuoted = false
        for character in pattern.lowercased() {
            if character == "'" {
                isQuoted.toggle()
                continue
            }
            let unit: DurationUnit? = isQuoted ? nil : ["h": .hours, "m": .minutes, "s": .seconds][character]
            if let last = pieces.last, last.unit == unit {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((unit, String(character)))
            }
        }
        return pieces
    }
}

extension DurationStyle.Pattern {
    var units: [DurationUnit] {
        switch self {
        case .hourMinute: [.hours, .minutes]
        case .hourMinuteSecond: [.hours, .minutes, .seconds]
        case .minuteSecond: [.minutes, .seconds]
        }
    }

    /// CLDR's pattern. Every locale inherits one from the root; the texts here are the root's.
    func text(in locale: LocaleID) -> String {
        let (key, root) =
            switch self {
            case .hourMinute: ("hm", "h:mm")
            case .hourMinuteSecond: ("hms", "h:mm:ss")
            case .minuteSecond: ("ms", "m:ss")
            }
        let bundle = try? ResourceBundle(package: "unit", name: locale.withoutExtensions.icuName)
        return bundle?.node("durationUnits", key)?.string ?? root
    }
}
