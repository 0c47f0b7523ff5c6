import LocaleFormat
import LocaleFormatJSON
import LocaleFormatValueOperations

/// What a list of formats writes for values that show it: a text for each, with the versions that wrote them. Two of them tell what changes
/// with another ICU or another release of this package.
///
/// As text, lines of versions behind `#`, then a line for each text: locale, format, value and text, with tabs between them.
public struct FormatSnapshot: Hashable, Sendable {
    /// A text.
    public struct Line: Hashable, Sendable {
        /// The locale's tag.
        public let locale: String
        /// The format's name.
        public let format: String
        /// The value, as `fmt batch` takes it.
        public let value: String
        /// What it is written as, fit for one line; `!` and a message where it is not written.
        public let text: String
    }

    /// Of the ICU that wrote, `72.1`.
    public let icu: String
    /// Of its data, `42.0`.
    public let cldr: String
    /// Of this package.
    public let package: String
    /// Sorted by locale, format and the order of values.
    public let lines: [Line]

    /// Writes the texts of a list with the ICU of this machine.
    ///
    /// - Throws: ``/LocaleFormatValueOperations/CommandFailure`` for options that no style has, and for operations without values of their own: texts and messages.
    public init(_ list: FormatList, package: String) throws(CommandFailure) {
        (icu, cldr, self.package) = (ICULibrary.version, ICULibrary.cldrVersion, package)
        let samples = list.formats.map { SnapshotSample.all(of: $0, zones: list.timeZones) }
        var lines: [Line] = []
        for locale in list.locales {
            for (format, samples) in zip(list.formats, samples) {
                guard let samples else {
                    throw .usage("format '\(format.name.shortened)': \(format.operation.rawValue) has no samples yet")
                }
                for sample in samples {
                    lines += try Self.lines(format, sample, in: locale)
                }
            }
            for table in list.strings { lines += Self.lines(table, in: locale) }
        }
        self.lines = lines
    }

    private static func lines(
        _ format: FormatList.Format, _ sample: SnapshotSample, in locale: LocaleID
    ) throws(CommandFailure) -> [Line] {
        var options = format.options
        options[.locale] = locale.tag
        if let zone = sample.zone { options[.timeZone] = zone }
        let operation: any Operation
        do throws(CommandFailure) { operation = try format.type.init(options, isBrief: false) } catch {
            throw .usage("format '\(format.name.shortened)' in \(locale.tag): \(error.message)")
        }
        return sample.values.map { value in
            var bytes: [UInt8] = []
            var text: String
            do throws(CommandFailure) {
                try operation.append(input(value), to: &bytes)
                text = VisibleText.line(String(decoding: bytes, as: UTF8.self))
            } catch { text = "!" + VisibleText.line(error.message) }
            return Line(
                locale: locale.tag, format: VisibleText.line(format.name), value: sample.shown(value), text: text)
        }
    }

    /// A value of several parts is written as JSON.
    private static func input(_ value: String) -> OperationInput {
        switch try? JSONReader.value(of: Array(value.utf8)) {
        case .array(let elements)?: .texts(elements.compactMap(\.string))
        case .object(let object)?:
            .fields(
                object.members.compactMap { member in member.value.string.map { .init(key: member.key, text: $0) } })
        default: .text(value)
        }
    }
}

extension FormatSnapshot {
    /// The lines as text.
    public var text: String {
        var text = "# icu \(icu)\n# cldr \(cldr)\n# package \(package)\n"
        for line in lines { text += "\(line.locale)\t\(line.format)\t\(line.value)\t\(line.text)\n" }
        return text
    }

    /// Reads what ``text`` wrote.
    ///
    /// - Throws: ``/LocaleFormatValueOperations/CommandFailure`` that names the line at fault.
    public init(text: String) throws(CommandFailure) {
        var versions: [String: String] = [:]
        var lines: [Line] = []
        let rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() where !row.isEmpty {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            if row.first == "#", fields.count == 1 {
                let words = row.split(separator: " ").map { String($0) }
                if words.count == 3 { versions[words[1]] = words[2] }
                continue
            }
            guard fields.count == 4 else {
                throw .value(
                    "line \(index + 1) is none of a snapshot; expected locale, format, value and text, with tabs between"
                )
            }
            lines.append(Line(locale: fields[0], format: fields[1], value: fields[2], text: fields[3]))
        }
        guard let icu = versions["icu"], let cldr = versions["cldr"], let package = versions["package"] else {
            throw .value("this is no snapshot; expected lines '# icu', '# cldr' and '# package' with a version each")
        }
        (self.icu, self.cldr, self.package, self.lines) = (icu, cldr, package, lines)
    }
}
