internal import LocaleFormatBridge

/// Names of zones that are newer than ICU.
extension ZoneStore {
    /// What a zone that ICU does not have is called.
    func additionalNames(_ id: String, _ periods: [ZonePeriod]) -> ZoneIdentity {
        let target = folder?.links()[id]
        if let target, let canonical = TimeZoneData.canonical(target) {
            return ZoneIdentity(canonical: canonical.id, icuID: target, metazones: MetazoneUse.withLater(canonical.id))
        }
        return ZoneIdentity(
            canonical: target ?? id, icuID: nil, metazones: metazones(ofAdditional: id, periods))
    }

    /// The metazones whose clocks a zone shares: those of zones of its country.
    ///
    /// A metazone is used in a country if CLDR maps it to a zone there (bundle `metaZones`, `mapTimezones`). Of those, the one
    /// counts with which the zone agrees longest: offset and daylight saving time, with the zone of that country or with the
    /// one that stands for the world. What agrees for less than a year may do so by chance, and where two metazones agree
    /// equally long none is taken.
    private func metazones(ofAdditional id: String, _ periods: [ZonePeriod]) -> [MetazoneUse] {
        guard let country = folder?.countries()[id] else { return [] }
        let models = models(of: country)
        var found: [MetazoneUse] = []
        // CLDR's record begins with 1970.
        var start: Int64 = 0
        let starts = periods.map(\.start).filter { $0 > 0 }
        while start < ZoneRules.end {
            var ends: [String: Int64] = [:]
            for model in models where model.use.contains(start) {
                let end = min(model.use.end, model.rules.agreement(with: periods, from: start))
                ends[model.use.metazone] = max(ends[model.use.metazone] ?? start, end)
            }
            let next = starts.first { $0 > start } ?? .max
            let longest = ends.values.max() ?? start
            let names = ends.filter { $0.value == longest }.keys
            if let name = names.first, names.count == 1, longest - start >= 365 * 86_400 {
                found.append(MetazoneUse(metazone: name, start: start, end: longest))
                start = longest
            } else {
                start = next
            }
        }
        return found
    }

    /// A zone, and the time that it lends its names for.
    private struct Model {
        let rules: ZoneRules
        let use: MetazoneUse
    }

    private func models(of country: String) -> [Model] {
        let map = (try? ResourceBundle(name: "metaZones", fallback: false))?.child("mapTimezones")
        var models: [Model] = []
        for zones in map?.children ?? [] {
            let world = zones.child("001")?.string
            let isHere = world.map { ZoneNameTable.country(of: $0) == country } ?? false
            guard let metazone = zones.key, let own = zones.child(country)?.string ?? (isHere ? world : nil) else {
                continue
            }
            for id in Set([own, world ?? own]) {
                guard TimeZoneData.canonical(id) != nil, let rules = try? rules(id).read({ $0 }) else { continue }
                models += rules.metazones.filter { $0.metazone == metazone }.map { Model(rules: rules, use: $0) }
            }
        }
        return models
    }
}

extension ZoneRules {
    /// When a zone begins to differ from this one; `Int64.max` if never.
    fileprivate func agreement(with periods: [ZonePeriod], from start: Int64) -> Int64 {
        for time in ([start] + changes + periods.map(\.start)).ordered() where time >= start {
            guard let period = periods.last(where: { $0.start <= time }) else { return time }
            let segment = segment(at: time)
            if segment.offset != period.offset || segment.isDaylight != period.isDaylight { return time }
        }
        return .max
    }
}
