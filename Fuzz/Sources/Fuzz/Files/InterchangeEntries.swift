import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange

/// Files of other systems: read, written, taken into a catalog, written from it.
enum InterchangeEntries {
    static func po(_ bytes: [UInt8]) {
        guard let file = try? POFile(reading: bytes, file: "fuzz.po") else { return }
        if let written = try? file.bytes() {
            require(written == bytes, "a file that was not changed is written otherwise")
        }
        if let written = try? file.normalized.bytes() {
            require((try? POFile(reading: written)) == file, "the entries read back differently")
        }
        if let forms = file.header.pluralForms { for number in 0 as UInt64..<300 { _ = forms.index(for: number) } }
        _ = try? MOFile(file, includingFuzzy: true).bytes()
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file)
        checkWriting(catalog)
    }

    static func mo(_ bytes: [UInt8]) {
        guard let file = try? MOFile(reading: bytes, file: "fuzz.mo") else { return }
        _ = POFile(file).entries.count
        guard let written = try? file.bytes() else { return }
        let again = try? MOFile(reading: written)
        require((try? again?.bytes()) == written, "a file that was read back is written otherwise")
    }

    static func android(_ bytes: [UInt8]) {
        guard let file = try? AndroidStrings(reading: bytes, file: "strings.xml") else { return }
        if let written = try? file.normalized.bytes() {
            require((try? AndroidStrings(reading: written)) == file, "the resources read back differently")
        }
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file, language: "de")
        checkWriting(catalog)
    }

    static func arb(_ bytes: [UInt8]) {
        guard let file = try? ARBFile(reading: bytes, file: "app_de.arb") else { return }
        require((try? ARBFile(reading: file.bytes()))?.ids == file.ids, "the messages read back differently")
        for id in file.ids { _ = file[id]?.placeholders }
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file, language: "de")
        checkWriting(catalog)
    }

    static func formatJS(_ bytes: [UInt8]) {
        guard let file = try? FormatJSFile(reading: bytes, file: "de.json") else { return }
        require((try? FormatJSFile(reading: file.bytes()))?.ids == file.ids, "the messages read back differently")
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(file, language: "de")
        checkWriting(catalog)
    }

    static func csv(_ bytes: [UInt8]) {
        for guardsFormulas in [false, true] {
            var options = CSVTable.Options()
            options.guardsFormulas = guardsFormulas
            guard let table = try? CSVTable(reading: bytes, options: options, file: "fuzz.csv") else { continue }
            let again = try? CSVTable(reading: table.bytes(), options: options)
            require(again?.rows == table.rows, "\(table.rows) reads back as \(again?.rows ?? [])")
            var catalog = StringCatalog(sourceLanguage: "en")
            guard (try? catalog.merge(table)) != nil else { continue }
            checkWriting(catalog)
        }
    }

    /// What was taken in is written in each form, and what is written can be read.
    private static func checkWriting(_ catalog: StringCatalog) {
        require((try? StringCatalog(reading: catalog.bytes())) != nil, "the catalog cannot be read")
        for language in ["en", "de"] {
            if let written = try? catalog.poFile(for: language).value.bytes() {
                require((try? POFile(reading: written)) != nil, "the .po file cannot be read")
            }
            if let written = try? catalog.androidStrings(for: language).value.bytes() {
                require((try? AndroidStrings(reading: written)) != nil, "strings.xml cannot be read")
            }
            require(
                (try? ARBFile(reading: catalog.arbFile(for: language).value.bytes())) != nil,
                "the .arb file cannot be read")
            require(
                (try? FormatJSFile(reading: catalog.formatJSFile(for: language).value.bytes())) != nil,
                "the messages of FormatJS cannot be read")
        }
        require((try? CSVTable(reading: catalog.csvTable().value.bytes())) != nil, "the table cannot be read")
    }
}
