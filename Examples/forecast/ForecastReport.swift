import LocalizedStrings

/// The forecast as lines of text in the reader's language.
struct ForecastReport {
    let strings: Localizer
    let options: ForecastOptions

    var lines: [String] {
        get throws {
            var lines = [
                // The translators wrote "10"; readers see it in their own numerals.
                try strings.string("^[10](formatNumber: true)-day forecast for \(options.city)"),
                DateStyle(date: .full, locale: strings.locale).timeZone(.utc).format(options.today),
            ]
            if let name = options.name {
                lines.append(
                    try strings.string("Hello, \(name, style: PersonNameStyle(.short, locale: strings.locale))!"))
            }
            for (offset, day) in Day.next.enumerated() { lines.append(try line(day, offset)) }
            let sunny = Day.next.count { $0.weather == .sunny }
            let rainy = Day.next.count { $0.weather == .rainy }
            // Two numbers, each with plural forms of its own.
            lines.append(try strings.string("\(sunny) sunny days and \(rainy) rainy days"))
            // In Korean the particle behind the thing depends on its last sound: 우산을, 선글라스를.
            let thing: LocalizedText = rainy > sunny ? "an umbrella" : "sunglasses"
            lines.append(try strings.string("Take \(thing) with you."))
            lines.append(try strings.string("Next update in \(6) hours"))
            return lines
        }
    }

    private func line(_ day: Day, _ offset: Int) throws -> String {
        let noon = try Instant(seconds: options.today.seconds + Int64(offset) * 86_400)
        let date = DateStyle(skeleton: "EEEMMMd", locale: strings.locale).timeZone(.utc)
        return try strings.string(
            "\(noon, style: date): \(day.weather.text), \(day.high)° / \(day.low)°, rain \(day.rain, style: PercentStyle(locale: .root))"
        )
    }
}

/// One day's weather. A real tool would ask a service.
struct Day {
    enum Weather {
        case sunny, cloudy, rainy, stormy

        var text: LocalizedText {
            switch self {
            case .sunny: "sunny"
            case .cloudy: "cloudy"
            case .rainy: "rainy"
            case .stormy: "stormy"
            }
        }
    }

    let weather: Weather
    let high: Int
    let low: Int
    let rain: Double

    static let next = [
        Day(weather: .sunny, high: 31, low: 18, rain: 0), Day(weather: .sunny, high: 30, low: 17, rain: 0.1),
        Day(weather: .cloudy, high: 28, low: 18, rain: 0.3), Day(weather: .rainy, high: 25, low: 17, rain: 0.8),
        Day(weather: .stormy, high: 24, low: 16, rain: 0.95), Day(weather: .rainy, high: 24, low: 15, rain: 0.7),
        Day(weather: .cloudy, high: 26, low: 14, rain: 0.2), Day(weather: .sunny, high: 27, low: 13, rain: 0.05),
        Day(weather: .sunny, high: 28, low: 13, rain: 0), Day(weather: .sunny, high: 29, low: 14, rain: 0),
    ]
}
