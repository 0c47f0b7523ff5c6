import LocaleFormatBaked
import LocaleFormatBridge
internal import LocaleFormatCore
package import LocaleFormatDatePrograms
package import LocaleFormatDates
internal import LocaleFormatMemory

extension CompiledDate {
    /// Writes the program of a style, for a process that has no ICU. What it writes does not depend on the style's zone.
    ///
    /// - Parameter zones: those whose names are written down, where the style shows any.
    /// - Returns: the place of its record; nil where ICU formats each value.
    package static func bake(
        _ style: DateStyle, zones: [TimeZoneID], to writer: inout BakedWriter
    ) throws(DateError) -> Int? {
        let compiled = try CompiledDate(style.timeZone(.utc))
        guard let program = compiled.program.object else { return nil }
        var programs: [DateProgram] = []
        if program.steps.contains(where: \.writesZone) {
            for zone in zones {
                guard let named = try CompiledDate(style.timeZone(zone)).program.object else { return nil }
                programs.append(named)
            }
        }
        return try program.bake(zones: programs, locale: ResolvedDate(style).locale, to: &writer)
    }
}

extension DateProgram {
    /// - Parameters:
    ///   - zones: the same in each of the zones whose names are written down.
    ///   - locale: in ICU's form.
    func bake(zones: [DateProgram], locale: String, to writer: inout BakedWriter) throws(DateError) -> Int? {
        var records: [Int: Int] = [:]
        for (place, step) in steps.enumerated() where step.writesZone {
            let isLong = step.count >= 4
            guard let layout = try OffsetLayout.of(locale, isLong: isLong) else { return nil }
            var names: [ZoneTexts.Zone] = []
            if "zvV".contains(step.letter) {
                for zone in zones {
                    guard zone.steps.count == steps.count, let texts = zone.zoneNames(place) else { return nil }
                    names.append(ZoneTexts.Zone(zone.timeZone, ids: zone.timeZone.allIDs, names: texts))
                }
            }
            records[place] = ZoneTexts.bake(step.letter, step.count, layout, names, to: &writer)
        }
        return bake(to: &writer) { records[$0] }
    }

    /// What a step writes of the program's zone, and when; nil where that depends on more than is written down.
    private func zoneNames(_ place: Int) -> [(moment: ZoneMoment, text: String)]? {
        let rules = timeZone.rules
        var names: [(moment: ZoneMoment, text: String)] = []
        switch steps[place].operation {
        case .name(.zone, let table):
            for (key, sample) in rules.samples.enumerated() {
                guard let index = table.index(of: key) else { return nil }
                names.append((ZoneMoment(rules, at: sample, seesChanges: false), pool[texts[index]]))
            }
        case .external(let index):
            for sample in rules.genericNameSamples {
                guard let instant = try? Instant(seconds: sample), let text = external[index].text(at: instant) else {
                    return nil
                }
                let moment = ZoneMoment(rules, at: sample, seesChanges: true)
                if let known = names.first(where: { $0.moment == moment }) {
                    guard known.text == text else { return nil }
                } else {
                    names.append((moment, text))
                }
            }
        default: return nil
        }
        return names
    }
}

extension DateProgram.Step {
    var writesZone: Bool {
        switch operation {
        case .name(.zone, _), .external: true
        default: false
        }
    }
}

extension TimeZoneID {
    private static let ids = CompiledCache<String, [String]>(capacity: 1_024)

    /// Every id of the zone, its own first.
    fileprivate var allIDs: [String] {
        Self.ids.value(for: identifier) {
            [identifier] + ZoneStore.knowledge.ids(of: canonical).filter { $0 != identifier }
        }
    }
}
