/// Which arguments of Apple's frameworks are keys: the table of `Data/AppleFrameworks`.
enum AppleParameters {
    enum Kind: Hashable, Sendable {
        case type, method, `static`, attribute, literal
    }

    struct Row: Sendable {
        var kind: Kind
        var name: String
        var keys: [Substring]
        /// How the name of the call ends with which the chain begins; nil where that does not matter.
        var on: String?
        var table: String?
        /// Whether there is an overload beside it that takes a `String`, and shows it as it is.
        var takesText: Bool

        init(
            _ kind: Kind, _ name: String, keys: String = "", on: String? = nil, table: String? = nil,
            takesText: Bool = true
        ) {
            self.kind = kind
            self.name = name
            self.keys = keys.split(separator: ",")
            self.on = on
            self.table = table
            self.takesText = takesText
        }

        /// Whether the argument at a place is a key.
        func takes(_ label: String?, at index: Int) -> Bool {
            if let label { return keys.contains(label[...]) }
            return index < 2 && keys.contains(index == 0 ? "_" : "_2")
        }
    }

    /// Frameworks beside which these names mean what the table says.
    static let frameworks: Set = [
        "SwiftUI", "WidgetKit", "AppIntents", "Charts", "TipKit", "MapKit", "PhotosUI", "ActivityKit", "AlarmKit",
    ]

    static let byName = Dictionary(grouping: rows, by: \.name)

    static func rows(_ kinds: Set<Kind>, _ name: String) -> [Row] {
        (byName[name] ?? []).filter { kinds.contains($0.kind) }
    }

    /// Types that a literal of a key makes, with their table: `let title: LocalizedStringKey = "Title"`.
    static let literals: [String: Row] = byName.compactMapValues { $0.first { $0.kind == .literal } }
}
