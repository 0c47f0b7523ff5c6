import LocalizedStrings
import LocalizedStringsInterchange

/// What a file says that nobody has touched since it was written of a catalog. Many formats hold a part of a text alone: what is in a file as
/// it was written is no change, whatever else the catalog has.
struct UntouchedFile {
    /// What is read of it.
    let catalog: StringCatalog
    /// The catalog's keys, by the names that they have in the file.
    private var keys: [String: String] = [:]
    /// Names that several keys share but for a number, `save_file` and `save_file_2`: a key that has come since may have taken a number.
    private var shared: [String: [String]] = [:]
    /// What of a key's text the file does not hold, in words.
    private var losses: [String: [String]] = [:]

    /// Nil where a catalog cannot be written in the format of a file.
    ///
    /// - Parameters:
    ///   - file: the one that has come back.
    ///   - reader: what it was read by.
    init?(of catalog: StringCatalog, as file: InterchangeSource, in language: String, _ reader: InterchangeReader) {
        let writer = InterchangeWriter(
            language: language, dialect: nil, csv: reader.csv, original: file.path, messages: reader.messages,
            texts: reader.texts, table: LocalizedBundle.defaultTable)
        var made: [(path: String, loss: ConversionLoss)] = []
        guard case .bytes(let bytes)? = try? writer.write(catalog, file.format, &made) else { return nil }
        var own = InterchangeReader(
            sourceLanguage: catalog.sourceLanguage, language: reader.language, csv: reader.csv,
            messages: reader.messages, texts: reader.texts, contexts: reader.contexts)
        do { try own.read(InterchangeSource(path: file.path, format: file.format, contents: bytes)) } catch {
            return nil
        }
        self.catalog = own.catalog
        for (_, loss) in made {
            switch loss.kind {
            case .renamed(let name): add(name, of: loss.key)
            case .notHeld, .message, .specifier:
                guard loss.language == language else { continue }
                losses[loss.key, default: []].append(ConversionLoss(loss.kind).description)
            case .aside, .noMessage, .missingText, .changed, .leftOut: break
            }
        }
    }

    private mutating func add(_ name: String, of key: String) {
        keys[name] = key
        shared[Self.stem(name), default: []].append(key)
    }

    private static func stem(_ name: String) -> String {
        guard let bar = name.lastIndex(of: "_"), name[bar...].dropFirst().allSatisfy(\.isNumber) else { return name }
        return String(name[..<bar])
    }

    /// The catalog's key of a name in the file; nil for a name that no key was given.
    func key(of name: String) -> String? { keys[name] }

    /// The keys that a name may be that was given to one of them; none where it is that one's alone.
    func rivals(of name: String) -> [String] {
        let all = keys[name] == nil ? [] : shared[Self.stem(name), default: []]
        return all.count > 1 ? all : []
    }

    /// What of a key's text the file does not hold.
    func losses(of key: String) -> [String] { losses[key, default: []] }

    /// What an untouched file says of a name in a language. A file of one language has it under the code that its path names.
    func wording(of name: String, in language: String) -> CatalogLocalization? {
        guard let entry = catalog[name] else { return nil }
        if let own = entry[language] { return own }
        let others = entry.languages.filter { $0 != catalog.sourceLanguage }
        return others.count == 1 && catalog.languages.filter { $0 != catalog.sourceLanguage }.count == 1
            ? entry[others[0]] : nil
    }
}
