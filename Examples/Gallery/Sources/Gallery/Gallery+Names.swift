import LocaleFormat

extension Gallery {
    static func names() throws -> Section {
        var section = Section(
            "Names of people", "Order, spaces and lengths follow the language of the reader and that of the name.")
        try section.add(
            "Long", "name --given Thomas --middle Louis --family Clark --prefix Dr. --name-locale en --style long",
            in: some
        ) {
            PersonName(prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", locale: "en").formatted(
                .name(.long, in: $0))
        }
        try section.add(
            "Medium", "name --given Zoltán --family Nagy --name-locale hu --style medium", in: ["hu"] + some
        ) {
            PersonName(given: "Zoltán", family: "Nagy", locale: "hu").formatted(.name(.medium, in: $0))
        }
        try section.add(
            "Abbreviated", "name --given Thomas --family Clark --name-locale en --style abbreviated", in: some
        ) {
            PersonName(given: "Thomas", family: "Clark", locale: "en").formatted(.name(.abbreviated, in: $0))
        }
        try section.add(
            "In its own script", "name --given 太郎 --family 山田 --name-locale ja --style medium", in: ["ja", "zh", "en"]
        ) {
            PersonName(given: "太郎", family: "山田", locale: "ja").formatted(.name(.medium, in: $0))
        }
        return section
    }
}
