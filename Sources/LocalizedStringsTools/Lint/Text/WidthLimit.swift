internal import LocalizedStrings

/// The room that a text has, in columns of a terminal: East Asian wide characters take two.
///
/// A key's comment says `max 24 columns`, or `LintOptions.widths` has a pattern for the key: the longest that fits counts, and the comment
/// before any.
struct WidthLimit {
    let columns: Int

    init?(key: String, comment: String?, widths: [String: Int]) {
        if let columns = comment.flatMap(Self.columns(in:)) {
            self.columns = columns
            return
        }
        let fitting = widths.filter { Self.fits(key[...], $0.key[...]) }
        guard let best = fitting.max(by: { ($0.key.count, $1.key) < ($1.key.count, $0.key) }) else { return nil }
        columns = best.value
    }

    /// `24` for "Button (max 24 columns)"; also `maximum 24 columns`, `max. 1 column`.
    private static func columns(in comment: String) -> Int? {
        let words = comment.split { " \t\n,;:()[]".contains($0) }
        for index in words.indices.dropLast(2) {
            let (first, unit) = (words[index].lowercased(), words[index + 2].lowercased())
            guard ["max", "max.", "maximum"].contains(first), unit.hasPrefix("column"),
                let columns = Int(words[index + 1]), 0...LintOptions.maximumWidth ~= columns
            else { continue }
            return columns
        }
        return nil
    }

    /// Whether a key is what a pattern says: `*` stands for any text.
    private static func fits(_ key: Substring, _ pattern: Substring) -> Bool {
        var (key, pattern) = (Array(key.utf8)[...], Array(pattern.utf8)[...])
        var retry: (key: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                retry = (key, pattern)
            } else if let next = key.first, next == pattern.first {
                (key, pattern) = (key.dropFirst(), pattern.dropFirst())
            } else if key.isEmpty, pattern.isEmpty {
                return true
            } else if let last = retry, !last.key.isEmpty {
                (key, pattern) = (last.key.dropFirst(), last.pattern)
                retry = (key, pattern)
            } else {
                return false
            }
        }
    }
}
