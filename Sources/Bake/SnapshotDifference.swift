/// What differs between two snapshots of formats, and why it may.
public struct SnapshotDifference: Sendable {
    /// What changed beside the texts.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// Another ICU or CLDR, and the same release of this package.
        case data
        /// Another release of this package, and the same ICU and CLDR.
        case package
        /// Either of them, as both are others.
        case both
        /// The list of formats: one of the snapshots does not have the line.
        case list
        /// Neither: an environment, or lists that differ.
        case none
    }

    /// A text that is another.
    public struct Change: Hashable, Sendable {
        /// The line of the first snapshot; nil where only the second has it.
        public let before: FormatSnapshot.Line?
        /// The line of the second.
        public let after: FormatSnapshot.Line?
        /// Why the text may be another.
        public let cause: Cause
    }

    /// Why texts that both have may be others.
    public let cause: Cause
    /// By format, and in it by locale and value, in the order of the snapshots.
    public let changes: [(format: String, changes: [Change])]
    /// How many lines both have, whether alike or not.
    public let compared: Int

    /// Compares two snapshots, line by line.
    public init(from before: FormatSnapshot, to after: FormatSnapshot) {
        let isData = before.icu != after.icu || before.cldr != after.cldr
        let isPackage = before.package != after.package
        cause = isData ? (isPackage ? .both : .data) : isPackage ? .package : .none
        struct Place: Hashable {
            let locale, format, value: String
            init(_ line: FormatSnapshot.Line) { (locale, format, value) = (line.locale, line.format, line.value) }
        }
        var others: [Place: FormatSnapshot.Line] = [:]
        for line in after.lines { others[Place(line)] = line }
        var groups: [String: [Change]] = [:]
        var compared = 0
        for line in before.lines {
            let other = others.removeValue(forKey: Place(line))
            if other != nil { compared += 1 }
            // By bytes: texts that are canonically equivalent are equal as strings.
            if let other, other.text.utf8.elementsEqual(line.text.utf8) { continue }
            groups[line.format, default: []].append(
                Change(before: line, after: other, cause: other == nil ? .list : cause))
        }
        for line in after.lines where others[Place(line)] != nil {
            groups[line.format, default: []].append(Change(before: nil, after: line, cause: .list))
        }
        self.compared = compared
        changes = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// As text for a person: by cause, and in it for each format its changes.
    public func text(from before: FormatSnapshot, to after: FormatSnapshot) -> String {
        let count = changes.reduce(0) { $0 + $1.changes.count }
        if count == 0 { return "\(compared) texts, none differs\n" }
        var text = "\(count) of \(max(compared, count)) texts differ\n"
        let data = "ICU \(before.icu) to \(after.icu), CLDR \(before.cldr) to \(after.cldr)"
        let package = "this package \(before.package) to \(after.package)"
        let same = "ICU \(before.icu), CLDR \(before.cldr) and this package \(before.package)"
        let reasons: [(Cause, String)] = [
            (.data, "because of \(data); this package is the same"),
            (.package, "because of \(package); ICU and CLDR are the same"),
            (.both, "because of \(data), or of \(package)"),
            (.none, "though \(same) are those of both; the lists of formats may differ, or the machines"),
            (.list, "as one of the snapshots lacks the line"),
        ]
        for (cause, reason) in reasons {
            let groups = changes.compactMap { format, changes in
                let changes = changes.filter { $0.cause == cause }
                return changes.isEmpty ? nil : (format: format, changes: changes)
            }
            guard !groups.isEmpty else { continue }
            let count = groups.reduce(0) { $0 + $1.changes.count }
            text += "# \(count) \(count == 1 ? "differs" : "differ") \(reason)\n"
            for (format, changes) in groups {
                text += "\(format): \(changes.count)\n"
                for change in changes {
                    guard let line = change.before ?? change.after else { continue }
                    let (old, new) = (change.before?.text ?? "nothing", change.after?.text ?? "nothing")
                    text += "  \(line.locale) \(line.value): \(old) -> \(new)\n"
                }
            }
        }
        return text
    }
}
