import Foundation
import LocalizedStrings
import TestSupport
import Testing

@Suite struct LookupTests {
    @Test func folderOfTables() throws {
        let bundle = try LocalizedBundle(contentsOf: Fixture.bundle)
        #expect(bundle.developmentLanguage == "en")
        #expect(bundle.languages == ["en", "es", "es-419", "zh-Hans"])
        #expect(bundle.tableNames == ["InfoPlist", "Localizable"])
        let spanish = bundle.localized(for: ["es-MX"])
        #expect(spanish.languages == ["es-419", "es", "en"])
        #expect(spanish.locale == "es-MX")
        #expect(spanish("car") == "Carro", "the region's own word")
        #expect(spanish("greeting") == "Hola", "key by key: the region has none")
        #expect(spanish("only English") == "Only in English")
        #expect(spanish("only Base") == "Only in Base")
        #expect(spanish("nowhere") == "nowhere")
        #expect(spanish(LocalizedText(key: "nowhere", defaultValue: "a default")) == "a default")
        #expect(spanish(LocalizedText(key: "name", table: "InfoPlist")) == "Files")
        #expect(spanish(LocalizedText(key: "name")) == "name", "another table")
        let english = bundle.localized(for: ["en-GB"])
        #expect(english("greeting") == "Hello", "the language's own folder counts more than Base")
        #expect(bundle.localized(for: ["fr", "zh-CN"])("greeting") == "你好")
        // Before CLDR 39 the scripts of Chinese are near each other (CLDR-14355).
        let traditional = bundle.localized(for: ["zh-TW"])("greeting")
        #expect(traditional == (LoadedICU.cldr >= 39 ? "Hello" : "你好"), "another script is no fallback")
        #expect(bundle.localized(for: [])("greeting") == "Hello")
    }

    @Test func oneTextServesTwoRegions() throws {
        let bundle = try LocalizedBundle(contentsOf: Fixture.bundle)
        #expect(bundle.localized(for: ["es-ES"])("zoom") == "0,5×")
        #expect(bundle.localized(for: ["es-US"])("zoom") == "0.5×")
        #expect(bundle.localized(for: ["es-ES"])("car") == "Coche")
        let count = 12_345
        #expect(bundle.localized(for: ["es-ES"])("\(count) files") == "12.345 archivos")
        #expect(
            bundle.localized(for: ["en-DE"])("\(1) files") == "1 file", "the dictionary counts more than the strings")
    }

    @Test func sourceLanguageOfCatalogIsItsOwnKeys() throws {
        let catalog = try StringCatalog(reading: Fixture.bytes("Everything.xcstrings"))
        let bundle = LocalizedBundle(catalogs: ["Localizable": catalog])
        #expect(bundle.developmentLanguage == "en")
        let german = bundle.localized(for: ["de"])
        #expect(german("about").hasPrefix("About"), "a translation that is only begun is none")
        #expect(german("item10") == "item10")
        #expect(german.template(for: "item10")?.language == "en")
        #expect(german.template(for: "absent") == nil)
        let count = 22
        #expect(bundle.localized(for: ["pl"])("\(count) files") == "22 pliki")
        let (files, folders) = (1, 2)
        #expect(bundle.localized(for: ["pl"])("\(files) files in \(folders) folders") == "1 file in 2 folders")
    }

    @Test func nestedTextsWithinLists() throws {
        let table = StringTable(
            language: "de", templates: ["red": TextTemplate("rot"), "pick %@": TextTemplate("%@ wählen")])
        let strings = LocalizedBundle(tables: [table]).localized(for: ["de"])
        let list = TextArgument.list(
            [.text("red"), .list([.text("red"), "blau"], ListStyle(.or, locale: .root))], ListStyle(.and, locale: .root)
        )
        #expect(strings(LocalizedText(key: "pick %@", arguments: [list])) == "rot und rot oder blau wählen")
    }

    @Test func errorsAreTypedAndCallsNeverFail() throws {
        let table = StringTable(
            language: "en",
            templates: [
                "bad": TextTemplate("^[10](formatNumber"), "%@": TextTemplate("%lld"), "outer %@": TextTemplate("<%@>"),
                "inner": TextTemplate("in"),
            ])
        let strings = LocalizedBundle(tables: [table]).localized(for: ["en"])
        do {
            _ = try strings.string(LocalizedText(key: "bad", defaultValue: "fine"))
            Issue.record("no error")
        } catch {
            guard case .malformed("bad", "Localizable", "en", _) = error else {
                Issue.record("\(error)")
                return
            }
        }
        do {
            _ = try strings.string(LocalizedText(key: "%@", arguments: ["x"]))
            Issue.record("no error")
        } catch {
            guard case .arguments("%@", "Localizable", "en", _) = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(strings(LocalizedText(key: "bad", defaultValue: "fine")) == "fine")
        #expect(strings(LocalizedText(key: "%@", arguments: ["x"])) == "x", "the key with its argument")
        #expect(strings(LocalizedText(key: "%lld", arguments: ["x"])) == "%lld", "nothing fits")
        #expect(try strings.string(LocalizedText(key: "outer %@", arguments: [.text("inner")])) == "<in>")
        var deep: LocalizedText = "inner"
        for _ in 0..<100 { deep = LocalizedText(key: "outer %@", arguments: [.text(deep)]) }
        #expect(throws: LocalizationError.self) { try strings.string(deep) }
    }

    @Test func fieldsAreFormattedToo() throws {
        let table = StringTable(language: "en", templates: ["%lld files": TextTemplate("%lld files")])
        let text = try LocalizedBundle(tables: [table]).localized(for: ["en"]).formattedText("\(1234) files")
        #expect(text.text == "1,234 files")
        #expect(text.spans.contains { $0.field == .argument(1) })
    }

    @Test func asInLocales() throws {
        let english = StringTable(language: "en", templates: ["n": TextTemplate("^[1234.5](formatNumber: true)")])
        let bundle = LocalizedBundle(tables: [english])
        #expect(bundle.localized(for: ["de-AT"]).locale == "en-AT", "the reader's region with the text's language")
        #expect(bundle.localized(for: ["hi-IN-u-hc-h23-nu-deva"]).locale == "en-IN-u-hc-h23")
        #expect(bundle.localized(for: ["en-u-nu-deva"])("n") == "१,२३४.५")
    }

    /// Keywords come from headers. One that says nothing leaves the text in its language.
    @Test(arguments: ["nu-dewa", "nu", "nu-latn-deva", "ca-mayan", "tz-foo", "rg-foo", "hc-h23-nu-dewa"])
    func keywordsThatThereAreNot(_ keyword: String) throws {
        let table = StringTable(
            language: "de", templates: ["Hello": TextTemplate("Hallo"), "%lld files": TextTemplate("%lld Dateien")])
        let english = StringTable(language: "en", templates: [:])
        let bundle = LocalizedBundle(tables: [english, table], developmentLanguage: "en")
        let asked = try LocaleID("de-u-\(keyword)")
        for strings in [bundle.localized(for: [asked]), bundle.localized(for: Reader(asked))] {
            #expect(strings("Hello") == "Hallo")
            #expect(try strings.string("\(1234) files") == "1.234 Dateien")
            // The toolchain's ICU has the separators of the region of `rg`, and `foo` may be of the Faroes.
            if keyword == "rg-foo", LoadedICU.isFoundation { continue }
            #expect(try strings.string("\(1234) more") == "1,234 more", "a text without table too")
        }
        #expect(bundle.localized(for: ["de-u-hc-h23-nu-dewa"]).locale == "de-u-hc-h23")
    }

    /// `UInt` and the like have other keys than `Int`, and the same translation.
    @Test func wholeNumbersOfAnyType() throws {
        let plural = TextTemplate(
            .plural(
                type: .cardinal, argument: nil,
                [.one: .text("%lld Ding in %@"), .other: .text("%lld Dinge in %@")]))
        let bundle = LocalizedBundle(tables: [
            StringTable(
                language: "de",
                templates: [
                    "%lld items in %@": plural, "%u of %u%%": TextTemplate("%2$u%% von %1$u"),
                    "%llu exact": TextTemplate("genau %llu"), "%lld exact": TextTemplate("falsch"),
                    "%04lld": TextTemplate("Nr. %04lld"), "%lf": TextTemplate("falsch"),
                ])
        ])
        let strings = bundle.localized(for: ["de"])
        let folder = "K"
        #expect(strings("\(UInt(3)) items in \(folder)") == "3 Dinge in K")
        #expect(strings("\(UInt8(1)) items in \(folder)") == "1 Ding in K")
        #expect(strings("\(Int16(-3)) items in \(folder)") == "-3 Dinge in K")
        #expect(strings("\(Int32(1)) items in \(folder)") == "1 Ding in K")
        #expect(strings("\(UInt64.max) items in \(folder)") == "18.446.744.073.709.551.615 Dinge in K")
        #expect(strings("\(3) of \(Int8(5))%") == "5% von 3", "several, and a table that has another one")
        #expect(strings("\(UInt(3)) exact") == "genau 3", "the key itself counts more")
        #expect(strings("\(UInt(3), specifier: "%04llu")") == "0003", "what says how it is written is another key")
        #expect(strings.template(for: "%d items in %@")?.language == "de")
        #expect(strings.template(for: "%@ items in %@") == nil)
        #expect(strings.template(for: "%%d items in %@") == nil)
    }

    // MARK: Folders

    @Test func namesOfLanguageFolders() throws {
        try Fixture.inTemporaryFolder { folder in
            for (name, value) in [
                ("English", "en"), ("French", "fr"), ("zh_TW", "tw"), ("pt-BR", "pt"), ("sr-Latn", "sr"),
                ("no language", "x"),
            ] {
                let place = folder.appending(path: "\(name).lproj")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try Data("k = \(value);".utf8).write(to: place.appending(path: "Localizable.strings"))
            }
            let bundle = try LocalizedBundle(contentsOf: folder.path())
            #expect(bundle.languages == ["en", "fr", "pt-BR", "sr-Latn", "zh-TW"])
            #expect(bundle.localized(for: ["zh-Hant"])("k") == "tw")
        }
    }

    /// A key is looked for in the catalog, in the language's own folder and in Base, whichever of them there are.
    @Test(arguments: [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]])
    func layersOfTheDevelopmentLanguage(_ present: [Int]) throws {
        let catalog =
            #"{"sourceLanguage":"en","strings":{"catalog":{"localizations":{"en":{"stringUnit":{"#
            + #""state":"translated","value":"from the catalog"}}}}},"version":"1.0"}"#
        let layers = [
            ("Base.lproj/Localizable.strings", "base", #"base = "from Base"; all = "from Base";"#),
            ("en.lproj/Localizable.strings", "own", #"own = "from en"; all = "from en";"#),
            ("Localizable.xcstrings", "catalog", catalog),
        ]
        try Fixture.inTemporaryFolder { folder in
            for index in present {
                let file = folder.appending(path: layers[index].0)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(layers[index].2.utf8).write(to: file)
            }
            let bundle = try LocalizedBundle(contentsOf: folder.path())
            let strings = bundle.localized(for: ["en"])
            for (index, value) in ["from Base", "from en", "from the catalog"].enumerated() {
                let key = layers[index].1
                #expect(strings(LocalizedText(key: key)) == (present.contains(index) ? value : key))
            }
            let all = present.contains(1) ? "from en" : present.contains(0) ? "from Base" : "all"
            #expect(strings(LocalizedText(key: "all")) == all)
        }
    }

    @Test func applicationBundlesAndTheirLanguage() throws {
        try Fixture.inTemporaryFolder { folder in
            let resources = folder.appending(path: "Contents/Resources/de.lproj")
            try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
            try Data("k = Wort;".utf8).write(to: resources.appending(path: "Localizable.strings"))
            let english: [String: Any] = [
                "en": [
                    "k": "word",
                    "n": [
                        "NSStringLocalizedFormatKey": "%#@x@",
                        "x": [
                            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
                            "one": "one", "other": "%lld",
                        ],
                    ],
                ], "LocProvenance": ["x": 1],
            ]
            try PropertyListSerialization.data(fromPropertyList: english, format: .binary, options: 0)
                .write(to: folder.appending(path: "Contents/Resources/Localizable.loctable"))
            let information = try PropertyListSerialization.data(
                fromPropertyList: ["CFBundleDevelopmentRegion": "German"], format: .xml, options: 0)
            try information.write(to: folder.appending(path: "Contents/Resources/Info.plist"))
            let bundle = try LocalizedBundle(contentsOf: folder.path())
            #expect(bundle.developmentLanguage == "de")
            #expect(bundle.languages == ["de", "en"])
            #expect(bundle.localized(for: ["en"])("k") == "word")
            #expect(bundle.localized(for: ["en"])(LocalizedText(key: "n", arguments: [1])) == "one")
            #expect(bundle.localized(for: ["ko"])("k") == "Wort")
        }
    }

    @Test func oddFilesAreErrorsNotTraps() throws {
        try Fixture.inTemporaryFolder { folder in
            let path = folder.path()
            #expect(throws: StringsError.noTables(folder: path)) { try LocalizedBundle(contentsOf: path) }
            #expect(throws: StringsError.self) { try LocalizedBundle(contentsOf: path + "/absent") }
            let manager = FileManager.default
            let place = folder.appending(path: "en.lproj")
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("k = v;".utf8).write(to: place.appending(path: "Localizable.strings"))
            // A circle of links, a folder that is no file, a pipe, a link to nothing, a broken table.
            try manager.createSymbolicLink(atPath: path + "/loop.strings", withDestinationPath: path + "/loop2.strings")
            try manager.createSymbolicLink(atPath: path + "/loop2.strings", withDestinationPath: "loop.strings")
            try manager.createSymbolicLink(atPath: path + "/de.lproj", withDestinationPath: ".")
            try manager.createSymbolicLink(atPath: path + "/gone.xcstrings", withDestinationPath: "nowhere")
            try manager.createDirectory(atPath: path + "/folder.strings", withIntermediateDirectories: true)
            try #require(unsafe mkfifo(path + "/pipe.strings", 0o600) == 0)
            try Data("{".utf8).write(to: folder.appending(path: "Broken.xcstrings"))
            #expect(throws: StringsError.self) { try LocalizedBundle(contentsOf: path) }
            let bundle = try LocalizedBundle(contentsOf: path, isLenient: true)
            #expect(bundle.problems.count >= 6)
            #expect(bundle.localized(for: ["en"])("k") == "v")
        }
    }
}
