internal import LocaleFormatJSON
public import LocalizedStrings

/// Joins two catalogs that have both changed since a third: what a version control system asks of a merge.
///
/// Keys, comments and wordings are joined one by one, wherever they stand in the files: two people who translate, add and remove
/// different things do not disturb each other.
///
/// ```swift unchecked
/// let merged = CatalogMerge().merge(base: base, ours: ours, theirs: theirs)
/// merged.conflicts.first?.description        // "'Save': localizations.de: 'Sichern' here, 'Speichern' there"
/// ```
///
/// | changed | result |
/// |---|---|
/// | on one side | as there |
/// | on both, alike | as on both |
/// | the state of one wording on both | the less finished: `new`, `needs_review`, `translated` |
/// | one value on both, differently | a conflict: ours stays, and a wording, or all those of a variation, is marked `needs_review` |
/// | removed on one side, changed on the other | a conflict: what was changed stays |
public struct CatalogMerge: Hashable, Sendable {
    /// Whose value stays where both sides changed one.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// The catalog that is merged into.
        case ours
        /// The one that is merged.
        case theirs
    }

    /// A value that both sides changed differently.
    public struct Conflict: Hashable, Sendable, CustomStringConvertible {
        /// Nil for what concerns the whole catalog.
        public var key: String?
        /// Where in the key's entry: `comment`, `localizations.de.variations.plural.one`.
        public var path: String
        /// The value here; nil where it was removed, or is no text.
        public var ours: String?
        /// The value there.
        public var theirs: String?
        /// The side that removed it; nil where both have a value.
        public var removed: Side?

        public var description: String {
            let (other, gone) = removed == nil ? ("another", "another") : ("changed", "removed")
            func word(_ value: String?, _ side: Side) -> String {
                removed == side ? gone : value.map { "'\($0)'" } ?? other
            }
            return "\(key.map { "'\($0)': " } ?? "")\(path.isEmpty ? "" : path + ": ")"
                + "\(word(ours, .ours)) here, \(word(theirs, .theirs)) there"
        }
    }

    /// Settles conflicts for one side, unmarked; nil reports them.
    public var preferred: Side?

    /// A merge that reports conflicts, unless a side is preferred.
    public init(preferring preferred: Side? = nil) { self.preferred = preferred }

    /// - Parameters:
    ///   - ours: the catalog whose layout and order are kept.
    ///   - theirs: the other catalog.
    ///   - base: what both come from; an empty catalog where they have nothing in common.
    /// - Returns: the merged catalog, in the layout of ours, and what could not be settled, in the order of its keys.
    public func merge(
        base: StringCatalog, ours: StringCatalog, theirs: StringCatalog
    ) -> (catalog: StringCatalog, conflicts: [Conflict]) {
        var result = ours
        var conflicts: [Conflict] = []
        var step = Step(preferred: preferred, key: nil)
        if case .object(let fields)? = step.merge(
            .object(base.fields), .object(ours.fields), .object(theirs.fields), at: [])
        {
            result.fields = fields
        }
        conflicts += step.conflicts
        var keys = ours.keys
        let known = Set(keys)
        keys += theirs.keys.filter { !known.contains($0) }
        for key in keys {
            var step = Step(preferred: preferred, key: key)
            func fields(_ catalog: StringCatalog) -> JSONValue? { catalog[key].map { .object($0.fields) } }
            let merged = step.merge(fields(base), fields(ours), fields(theirs), at: [])?.object
            if merged != ours[key]?.fields { result[key] = merged.map(CatalogEntry.init(fields:)) }
            conflicts += step.conflicts
        }
        return (result, conflicts)
    }

    /// The values of one key, from the outside in. Catalogs nest no deeper than they are read.
    private struct Step {
        let preferred: Side?
        let key: String?
        var conflicts: [Conflict] = []

        mutating func merge(_ base: JSONValue?, _ ours: JSONValue?, _ theirs: JSONValue?, at path: [String])
            -> JSONValue?
        {
            if ours == theirs || base == theirs { return ours }
            if base == ours { return theirs }
            guard case .object(let left)? = ours, case .object(let right)? = theirs else {
                return conflict(ours, theirs, at: path)
            }
            if path.last == "stringUnit" { return unit(base?.object, left, right, at: path) }
            var merged = left
            let before = base?.object ?? JSONObject()
            var names = left.keys
            let known = Set(names)
            names += right.keys.filter { !known.contains($0) }
            // A language, and a variation, has one wording or several.
            if Self.isForked(left, right) {
                let kept = conflict(ours, theirs, at: path)
                return preferred == nil ? kept.map(Self.marked) : kept
            }
            for name in names { merged[name] = merge(before[name], left[name], right[name], at: path + [name]) }
            return .object(merged)
        }

        /// The value with all wordings in it marked `needs_review`.
        private static func marked(_ value: JSONValue) -> JSONValue {
            guard case .object(var object) = value else { return value }
            for name in object.keys {
                guard let inner = object[name] else { continue }
                if name == "stringUnit", var unit = inner.object {
                    unit["state"] = .string("needs_review")
                    object[name] = .object(unit)
                } else {
                    object[name] = marked(inner)
                }
            }
            return .object(object)
        }

        private static func isForked(_ left: JSONObject, _ right: JSONObject) -> Bool {
            left["stringUnit"] != nil && right["stringUnit"] == nil && right["variations"] != nil
                || right["stringUnit"] != nil && left["stringUnit"] == nil && left["variations"] != nil
        }

        private static let states = ["new", "needs_review", "translated"]

        private mutating func unit(
            _ base: JSONObject?, _ ours: JSONObject, _ theirs: JSONObject, at path: [String]
        ) -> JSONValue? {
            var merged = ours
            let value = (base?["value"], ours["value"], theirs["value"])
            if value.1 == value.2 {
                // Nobody has finished what the other has not.
                let rank = [ours, theirs].map { Self.states.firstIndex(of: $0["state"]?.string ?? "") ?? 1 }
                return .object(rank[1] < rank[0] ? theirs : ours)
            }
            if value.0 == value.2 { return .object(ours) }
            if value.0 == value.1 { return .object(theirs) }
            guard let kept = conflict(.object(ours), .object(theirs), at: path)?.object else { return nil }
            merged = kept
            if preferred == nil { merged["state"] = .string("needs_review") }
            return .object(merged)
        }

        private mutating func conflict(_ ours: JSONValue?, _ theirs: JSONValue?, at path: [String]) -> JSONValue? {
            switch preferred {
            case .ours?: return ours
            case .theirs?: return theirs
            case nil:
                let place = path.filter { $0 != "stringUnit" }.joined(separator: ".")
                conflicts.append(
                    Conflict(
                        key: key, path: place, ours: Self.text(ours), theirs: Self.text(theirs),
                        removed: ours == nil ? .ours : theirs == nil ? .theirs : nil))
                return ours ?? theirs
            }
        }

        private static func text(_ value: JSONValue?) -> String? {
            switch value {
            case .object(let object)?: object["value"]?.string ?? object["stringUnit"]?.object?["value"]?.string
            case .string(let text)?: text
            default: nil
            }
        }
    }
}
