import LocaleFormat
import LocaleFormatBaked
import LocalizedStrings
internal import LocaleFormatMemory
internal import LocaleFormatTexts

extension FormatList.StringTable {
    /// Writes the strings of the table in a locale.
    ///
    /// - Parameter refused: what ICU alone writes.
    /// - Returns: the place of the record.
    func bake(
        in locale: LocaleID, _ zones: [TimeZoneID], to writer: inout BakedWriter, _ refused: inout StringRefusals
    ) throws(FormatListFailure) -> Int {
        var styles = StringStyles()
        var strings: [Int] = []
        let texts = texts(in: locale)
        for key in keys {
            do throws(BakingFailure) {
                strings.append(try texts(key).bake(zones, &styles, to: &writer))
            } catch {
                switch error {
                case .failure(let failure):
                    let place = "strings '\(name.shortened)', '\(key.shortened)' in \(locale.tag)"
                    throw FormatListFailure(.usage("\(place): \(failure.message)"), at: offset)
                case .refusal(let reason): refused.add(reason, of: key, in: name, locale)
                }
            }
        }
        let names = writer.record(.stringKeys) { writer in
            for key in keys { writer.word32(writer.place(of: key.utf8)) }
        }
        func list(_ records: [Int]) -> Int {
            writer.record(.stringList) { writer in for record in records { writer.word32(record) } }
        }
        let (list, own) = (list(strings), list(styles.records))
        return writer.record(.strings) { writer in
            writer.text(name)
            writer.byte(isolation.code)
            writer.byte(styles.hasDates ? 1 : 0)
            writer.number(names)
            writer.number(list)
            writer.number(own)
        }
    }
}

/// Strings that cannot be baked, and why: each once, with the first of its locales.
struct StringRefusals {
    private struct Refusal {
        let key: String
        let locale: String
        let reason: String
        var count = 1
    }

    private var refusals: [String: [Refusal]] = [:]

    var isEmpty: Bool { refusals.isEmpty }

    mutating func add(_ reason: String, of key: String, in table: String, _ locale: LocaleID) {
        if let known = refusals[table]?.firstIndex(where: { $0.key == key }) {
            refusals[table]?[known].count += 1
        } else {
            refusals[table, default: []].append(Refusal(key: key, locale: locale.tag, reason: reason))
        }
    }

    func problems(of table: FormatList.StringTable) -> [FormatListFailure.Problem] {
        (refusals[table.name] ?? []).map { refusal in
            let others = refusal.count > 1 ? " and \(refusal.count - 1) more" : ""
            return .init(
                message:
                    "strings '\(table.name.shortened)', '\(refusal.key.shortened)' in \(refusal.locale)\(others) cannot be baked: \(refusal.reason)",
                offset: table.offset)
        }
    }
}

extension TextOptions.Isolation {
    fileprivate var code: UInt8 {
        switch self {
        case .automatic: 0
        case .always: 1
        case .never: 2
        }
    }
}
