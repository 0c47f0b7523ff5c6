/// Numbers with their units, as a list: "1 hour, 30 minutes".
package struct UnitListProgram: Sendable {
    /// How a unit is written before others, and how in the last place, where it may have a fraction.
    package struct Unit: Sendable {
        package let inner: PartNumber
        package let last: PartNumber

        package init(inner: PartNumber, last: PartNumber) { (self.inner, self.last) = (inner, last) }
    }

    /// What several texts become: the whole, and where each of them is in it.
    package typealias Joined = (text: String, places: [(element: Int, range: Range<Int>)])

    /// The units, each known by its place.
    package let units: [Unit]
    /// Nil where ICU joins the parts.
    package let list: ListProgram?
    private let general: @Sendable ([String]) -> Joined

    /// - Parameter general: what joins the parts where no program does.
    package init(
        _ units: [Unit], _ list: ListProgram?,
        general: @escaping @Sendable ([String]) -> Joined = { ($0.joined(separator: ", "), []) }
    ) {
        (self.units, self.list, self.general) = (units, list, general)
    }

    package var isFast: Bool { list != nil && units.allSatisfy { $0.inner.isFast && $0.last.isFast } }

    /// How many of a unit, which is known by its place.
    package struct Part {
        package let place: Int
        package let value: DurationParts.Value
        package var isNegative = false

        package init(place: Int, value: DurationParts.Value, isNegative: Bool = false) {
            (self.place, self.value, self.isNegative) = (place, value, isNegative)
        }
    }

    /// The parts as one text.
    package func text(_ parts: [Part]) -> String {
        let texts = texts(parts)
        return list?.format(texts) ?? general(texts).text
    }

    /// The parts as one text, and where each of them is in it.
    package func joined(_ parts: [Part]) -> Joined {
        let texts = texts(parts)
        guard let list else { return general(texts) }
        let joined = list.joined(texts) { element, range in (element: element, range: range) }
        return (joined.text, joined.spans.compactMap { span in span.element.map { ($0, span.range) } })
    }

    private func texts(_ parts: [Part]) -> [String] {
        parts.indices.map { index in
            let part = parts[index]
            let unit = units[part.place]
            return (index == parts.count - 1 ? unit.last : unit.inner).digits(part.value, isNegative: part.isNegative)
        }
    }
}
