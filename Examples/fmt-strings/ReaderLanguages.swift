import LocalizedStrings

/// What `--locale` and `--language` say where a command takes several languages.
enum ReaderLanguages {
    /// - Parameter list: with commas, the best first; nil for the environment's.
    static func read(_ list: String?) throws(CommandFailure) -> [LocaleID] {
        var preferred: [LocaleID] = []
        for name in list?.split(separator: ",") ?? [] {
            do { preferred.append(try LocaleID(trimmed(name))) } catch {
                throw .usage("\(error)")
            }
        }
        return preferred.isEmpty ? [.current] : preferred
    }

    /// The codes by which catalogs have languages, however they were typed: `FR`, `pt_br`.
    ///
    /// - Throws: for a name that is no language's, as a typing error is.
    static func codes(_ names: [String], in catalogs: [StringCatalog]) throws(CommandFailure) -> [String] {
        var codes: [String] = []
        for name in names {
            do throws(LocaleError) {
                var code = try LocaleID(name).tag
                for catalog in catalogs {
                    let own = try catalog.code(of: name)
                    if catalog.languages.contains(own) {
                        code = own
                        break
                    }
                }
                codes.append(code)
            } catch { throw .usage("'\(name)' is not a language") }
        }
        return codes
    }

    /// Without the spaces that a list is written with.
    private static func trimmed(_ name: Substring) -> String {
        func isSpace(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
        }
        let scalars = name.unicodeScalars.drop(while: isSpace)
        guard let last = scalars.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(scalars[...last])
    }
}
