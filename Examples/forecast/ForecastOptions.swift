import LocalizedStrings

/// What the command line says.
struct ForecastOptions {
    /// The reader's languages, the best first; by default those of the environment.
    var languages: [LocaleID] = [.current]
    var city = "Pune"
    var name: PersonName?
    var today = Instant.now
    /// The folder that holds `Localizable.xcstrings`: by default the one that this source was compiled in. A tool that is
    /// installed would look beside its executable instead.
    var catalog = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.startIndex))

    mutating func read(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw UsageError(option: option) }
            switch option {
            case "--lang": languages = try value.split(separator: ",").map { try LocaleID($0) }
            case "--city": city = value
            case "--name":
                let words = value.split(separator: " ", maxSplits: 1).map(String.init)
                name = PersonName(
                    given: words.first, family: words.count > 1 ? words.last : nil, locale: languages.first)
            case "--date": today = try Instant(value)
            case "--catalog": catalog = value
            default: throw UsageError(option: option)
            }
        }
    }
}

struct UsageError: Error {
    let option: String

    var text: String {
        """
        forecast: cannot use '\(option)'
        usage: forecast [--lang hi-IN,en] [--city Pune] [--name "Asha Rao"] [--date 2026-11-21] [--catalog FOLDER]
        """
    }
}
