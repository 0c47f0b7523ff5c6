internal import LocaleFormatCore
internal import LocaleFormatMeasures
internal import LocaleFormatNumbers

/// What a duration style says beyond the usual.
struct DurationStyleForm: Codable {
    private static let keys: [FormKey] = [
        "time", "padding", "fraction", "units", "width", "maximumUnitCount", "zeroValueLength", "fractionLength",
        "valueLength", "increment", "rounding", "grouping", "locale",
    ]

    let value: DurationStyle

    init(value: DurationStyle) { self.value = value }

    init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, Self.keys)
        value = DurationStyle(
            try Self.layout(form), rounding: try form.read("rounding", or: .halfEven),
            grouping: try form.read("grouping", or: .automatic), locale: try form.read("locale", or: .root))
    }

    private static func layout(_ form: FormReader) throws -> DurationStyle.Layout {
        guard try form.one(of: ["time", "units"]) == "time" else {
            let lengths = try form.read("fractionLength", or: [0, 0])
            guard lengths.count == 2, lengths[0] <= lengths[1] else {
                throw form.fault("expected the fewest and the most digits", "fractionLength")
            }
            let values: [Int]? = try form.readIfAny("valueLength")
            guard values.map({ $0.count == 2 && $0[0] <= $0[1] }) ?? true else {
                throw form.fault("expected the fewest and the most digits", "valueLength")
            }
            return .units(
                allowed: Set(try form.read("units", or: [DurationUnit.hours, .minutes, .seconds])),
                width: try form.read("width", or: .short), maximumUnitCount: try form.readIfAny("maximumUnitCount"),
                zeroValueLength: try form.read("zeroValueLength", or: 0), valueLength: values.map { $0[0]...$0[1] },
                fractionLength: lengths[0]...lengths[1], increment: try form.readIfAny("increment"))
        }
        return .time(
            try form.read("time"), padding: try form.read("padding", or: 0),
            fractionalSecondsLength: try form.read("fraction", or: 0))
    }

    func encode(to encoder: any Encoder) throws {
        var form = FormWriter(encoder)
        switch value.layout {
        case .time(let pattern, let padding, let fraction):
            try form.write(pattern, "time")
            try form.write(padding, "padding", unless: 0)
            try form.write(fraction, "fraction", unless: 0)
        case .units(let allowed, let width, let count, let zeros, let values, let fraction, let increment):
            // In one order, so that the same text has the same bytes.
            try form.write(allowed.sorted(), "units", unless: [.seconds, .minutes, .hours].sorted())
            try form.write(width, "width", unless: .short)
            try form.write(count, ifAny: "maximumUnitCount")
            try form.write(zeros, "zeroValueLength", unless: 0)
            try form.write([fraction.lowerBound, fraction.upperBound], "fractionLength", unless: [0, 0])
            try form.write(values.map { [$0.lowerBound, $0.upperBound] }, ifAny: "valueLength")
            try form.write(increment, ifAny: "increment")
        }
        try form.write(value.rounding, "rounding", unless: .halfEven)
        try form.write(value.grouping, "grouping", unless: .automatic)
        try form.write(value.locale, "locale", unless: .root)
    }
}
