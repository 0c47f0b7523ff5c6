internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatLocales

/// A transform that ICU has, by its id.
///
/// ```swift
/// let id = TransliterationID("Russian-Latin/BGN")
/// id.source                                               // "Russian"
/// id.target                                               // "Latin"
/// id.variant                                              // "BGN"
/// TransliterationID("Cyrl-Latn").displayName(in: "de")    // "Kyrillisch → Lateinisch"
/// ```
public struct TransliterationID: Hashable, Sendable {
    /// `Cyrillic-Latin`, `ru-ru_Latn/BGN`
    public let id: String

    /// An id. Whether ICU has it is not asked.
    public init(_ id: String) { self.id = id }

    /// What is read: a script, a language, `Any`. An id of one word, `Lower`, reads anything.
    public var source: String {
        let name = id.prefix { $0 != "/" }
        return name.firstIndex(of: "-").map { String(name[..<$0]) } ?? "Any"
    }

    /// What is written.
    public var target: String {
        let name = id.prefix { $0 != "/" }
        return name.firstIndex(of: "-").map { String(name[name.index(after: $0)...]) } ?? String(name)
    }

    /// By which authority's tables: `BGN`, `UNGEGN`, `ALALOC`; nil where there is one way only.
    public var variant: String? { id.firstIndex(of: "/").map { String(id[id.index(after: $0)...]) } }

    /// Source and target in a language, as CLDR names scripts and languages; other words, such as `ASCII` and the variants, stay as they
    /// are.
    ///
    /// ```swift
    /// TransliterationID("el-el_Latn/BGN").displayName(in: "fr")       // "grec → grec (latin) (BGN)"
    /// ```
    public func displayName(in locale: LocaleID) -> String {
        let names = DisplayNames(locale: locale)
        return "\(Self.name(of: source, names)) → \(Self.name(of: target, names))"
            + (variant.map { " (\($0.replacing("_", with: " ")))" } ?? "")
    }

    private static func name(of part: String, _ names: DisplayNames) -> String {
        if part.utf8.count > 3, let code = ScriptData.code(named: part), let short = ScriptData.name(of: code) {
            return names.script(short) ?? part
        }
        guard let first = part.utf8.first, 0x61...0x7A ~= first, let locale = try? LocaleID(part) else { return part }
        return names.language(locale.language) == nil ? part : names.locale(locale)
    }

    /// The transforms of the loaded ICU in its order, 742 in ICU 72; none where it is built without.
    public static let available: [TransliterationID] =
        ((try? TransliteratorHandle.availableIDs()) ?? []).map(TransliterationID.init)

    private static let known = Set(available.map { $0.id.lowercased() })

    static func isKnown(_ id: String) -> Bool { known.contains(id.lowercased()) }

    static func nearest(to id: String) -> String? { NearestWord.nearest(to: id, among: available.map(\.id)) }
}

extension TransliterationID: CustomStringConvertible {
    public var description: String { id }
}
