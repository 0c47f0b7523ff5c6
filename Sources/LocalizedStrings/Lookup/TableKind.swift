/// Files that are tables of strings, by their extensions.
package enum TableKind: String, CaseIterable {
    case xcstrings, loctable, strings, stringsdict

    /// Nil for a name that has none of the extensions, or nothing before it.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        self.init(rawValue: String(name[name.index(after: dot)...]))
    }
}
