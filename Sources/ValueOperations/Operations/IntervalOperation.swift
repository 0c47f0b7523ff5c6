import LocaleFormat
import LocaleFormatJSON

/// `fmt interval`: the time from one instant to another. One value is `A/B`, as ISO 8601 writes intervals.
package struct IntervalOperation: Operation {
    package static let options = DateOptions.names

    package let style: DateIntervalStyle
    private let compiled: CompiledDateInterval
    private let locale: LocaleID
    private let zone: TimeZoneID

    package init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        let style = try DateOptions.read(values)
        locale = style.locale
        self.style = DateIntervalStyle(style)
        do {
            compiled = try self.style.compiled()
            zone = try style.resolvedZone()
        } catch { throw CommandFailure(error) }
    }

    package func inputs(_ arguments: [String]) throws(CommandFailure) -> [OperationInput] {
        if arguments.allSatisfy({ Instant.ends($0).count > 1 }) { return arguments.map { .text($0) } }
        guard arguments.count.isMultiple(of: 2) else { throw .usage("an interval has two ends, A B or A/B") }
        return stride(from: 0, to: arguments.count, by: 2).map { .texts([arguments[$0], arguments[$0 + 1]]) }
    }

    package func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        let (from, to) = try ends(input)
        do { try compiled.append((from, to), to: &bytes) } catch {
            throw CommandFailure(error)
        }
    }

    package func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let (from, to) = try ends(input)
        do {
            let text = try compiled.formattedText(from: from, to: to)
            object.member("from", string: from.description)
            object.member("to", string: to.description)
            object.member("locale", string: locale.tag)
            object.member("timeZone", string: zone.identifier)
            object.member("text", string: text.text)
            object.member("parts", parts: text)
        } catch { throw CommandFailure(error) }
    }

    private func ends(_ input: OperationInput) throws(CommandFailure) -> (Instant, Instant) {
        let parts: [String] =
            switch input {
            case .text(let text): Instant.ends(text)
            case .texts(let texts): texts
            case .fields, .template: []
            }
        guard parts.count == 2 else {
            throw .value("'\(parts.joined(separator: "/").shortened)' is not an interval; expected two instants, A/B")
        }
        let ends = (try Instant(commandText: parts[0], in: zone), try Instant(commandText: parts[1], in: zone))
        guard ends.0 <= ends.1 else {
            throw .value(
                "the interval ends before it begins: '\(parts[1].shortened)' is earlier than '\(parts[0].shortened)'")
        }
        return ends
    }
}

extension DateStyle {
    /// The zone that the style will be formatted in.
    public func resolvedZone() throws(DateError) -> TimeZoneID {
        if let timeZone { return timeZone }
        guard locale.keyword("tz") != nil else { return .current }
        return try DateStyle(pattern: "y", locale: locale).compiled().timeZone
    }
}
