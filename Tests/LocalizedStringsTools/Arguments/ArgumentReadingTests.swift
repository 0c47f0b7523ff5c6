import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

/// Every way to a localized string reads its arguments alike.
@Suite struct ArgumentReadingTests {
    static func outcome(_ template: TextTemplate, _ arguments: [TextArgument]) -> ReadingRow.Outcome {
        let text: CompiledText
        do { text = try template.compiled(in: "en") } catch { return .unreadable(error.reason.description) }
        do { return .text(try text.format(arguments)) } catch { return .unfit(error.description) }
    }

    @Test(arguments: ReadingRow.table.flatMap { row in row.ways.map { (row, $0) } })
    func formatting(row: ReadingRow, way: ReadingWay) throws {
        var expected = row.outcome
        // A position that is written in the text is told as it is written.
        if way == .stringsDict || way == .freshXLIFF, let text = row.dictionary, text.hasPrefix("%0$") {
            expected = .unreadable("invalid format specifier '%0$'; expected a position from 1 to 4096")
        }
        let found = try Self.outcome(way.template(row), row.arguments)
        #expect(found == expected, "\(way): \(row.source)")
    }

    /// What takes each argument.
    @Test(arguments: ReadingRow.table)
    func kinds(row: ReadingRow) throws {
        guard !row.kinds.isEmpty else { return }
        for way in row.ways {
            let arguments = FormatArguments(of: try way.template(row))
            let kinds = arguments.uses.mapValues { Set($0.map(\.kind)).subtracting([.plural]) }
            // The wordings of a .stringsdict show what a catalog's %arg stands for.
            #expect(kinds == row.kinds, "\(way)")
        }
        #expect(FormatArguments(of: row.text, substitutions: row.template.substitutions).isMixed == row.isMixed)
    }

    /// Words of a command line become what the text asks for.
    @Test(arguments: ReadingRow.table)
    func words(row: ReadingRow) throws {
        guard case .text = row.outcome else { return }
        let words = row.arguments.map { argument in
            switch argument {
            case .string(let text): text
            case .number(let value): value.plainText
            default: ""
            }
        }
        let arguments = FormatArguments(of: row.template).values(of: words)
        #expect(Self.outcome(row.template, arguments) == row.outcome)
    }

    // MARK: Lint

    /// A key that says what the program passes, and the row's text as a translation.
    private func lint(_ row: ReadingRow, key: String) -> LintReport {
        var catalog = StringCatalog()
        var entry = CatalogEntry()
        entry["de"] = CatalogLocalization(row.template)
        catalog[key] = entry
        return LintFixture.lint(catalog)
    }

    private func key(_ kinds: [Int: ArgumentKind.Passing]) -> String {
        kinds.sorted { $0.key < $1.key }.map { argument, passing in
            switch passing {
            case .object: "%\(argument)$@"
            case .characters: "%\(argument)$s"
            case .integer: "%\(argument)$lld"
            case .double: "%\(argument)$f"
            }
        }.joined(separator: " ")
    }

    @Test(arguments: ReadingRow.table)
    func lint(row: ReadingRow) throws {
        switch row.outcome {
        case .unreadable(let reason):
            let report = lint(row, key: "%1$@ %2$@")
            #expect(report.findings.contains { $0.message.hasSuffix(reason) }, "\(report.findings.map(\.message))")
        case .text, .unfit:
            let passings = row.kinds.mapValues { Set($0.compactMap(\.passing)) }
            guard passings.allSatisfy({ $0.value.count == 1 }) else {
                // "%1$@ (%1$lld)": right here, and wrong in a program that uses Foundation's.
                let found = lint(row, key: "title").findings.map(\.rule)
                return #expect(found.contains(.formatType) || found.contains(.formatExtra))
            }
            let passed = passings.compactMapValues(\.first)
            let rules = lint(row, key: key(passed)).findings.map(\.rule)
            #expect(rules.contains(.formatMixed) == row.isMixed)
            #expect(!rules.contains { [.formatType, .formatExtra, .formatMissing, .formatInvalid].contains($0) })
            for (argument, passing) in passed {
                // Another kind for the argument, and lint tells of this argument alone.
                var wrong = passed
                wrong[argument] = passing == .object ? .integer : .object
                let types = lint(row, key: key(wrong)).findings.filter { $0.rule == .formatType }
                #expect(types.map { $0.message.hasPrefix("argument \(argument) is \(passing.rawValue) (") } == [true])
                // Without the argument it is one too many.
                if passed.count > 1 {
                    var less = passed
                    less[argument] = nil
                    let extra = lint(row, key: key(less)).findings.filter { $0.rule == .formatExtra }
                    #expect(extra.map { $0.message.contains("wants argument \(argument);") } == [true])
                }
            }
            // One more is missing.
            let last = (passed.keys.max() ?? 0) + 1
            var more = passed
            more[last] = .object
            let missing = lint(row, key: key(more)).findings.filter { $0.rule == .formatMissing }
            #expect(missing.map { $0.message.hasPrefix("argument \(last) (") } == [true])
        }
    }

    @Test func sourceWithAGap() {
        let report = LintFixture.lint(LintFixture.catalog("title", ["en": "%2$@ is here"]))
        let messages = report.findings.filter { $0.rule == .formatMissing }.map(\.message)
        #expect(messages == ["argument 1 is not used, though %2$@ is argument 2"])
    }

    // MARK: Numbering for translators

    /// What an extractor's key is numbered to means the same.
    @Test(arguments: ReadingRow.table)
    func extractedKey(row: ReadingRow) throws {
        guard row.substitutions.isEmpty, case .text = row.outcome else { return }
        var catalog = StringCatalog()
        CatalogUpdate().update(&catalog, with: [ExtractedString(key: row.text, file: "A.swift", line: 1)])
        let template = catalog[row.text]?["en"]?.template ?? TextTemplate(row.text)
        #expect(Self.outcome(template, row.arguments) == row.outcome)
        if FormatSpecifier.specifiers(of: row.text).count > 1, !row.text.contains("$"), !row.text.contains("*") {
            #expect(
                FormatSpecifier.specifiers(of: catalog[row.text]?["en"]?[.root]?.value ?? "").allSatisfy {
                    $0.position != nil
                })
        }
    }

    // MARK: At random

    /// Texts of the generator by all ways; which arguments they take is read a second time in the test.
    @Test func atRandom() throws {
        var generator = SeededGenerator(for: "ArgumentReading")
        var mismatches = Mismatches()
        for _ in 0..<60 * SeededGenerator.rounds {
            let reading = RandomReading(&generator)
            let row = reading.row
            let written = "\(row.text) \(row.substitutions.mapValues { ($0.argument, $0.other) })"
            let arguments = FormatArguments(of: row.text, substitutions: row.template.substitutions)
            mismatches.expect(arguments.uses.keys.sorted(), equals: reading.used.sorted(), written)
            for way in row.ways {
                // A file that states no argument beside the text reads it alike only where that makes no difference.
                if way == .stringsDict || way == .freshXLIFF, arguments.isMixed || reading.statesTwice { continue }
                if way == .freshXLIFF, reading.statesItsOwn { continue }
                let found = try Self.outcome(way.template(row), row.arguments)
                mismatches.expect(found, equals: row.outcome, "\(written) by \(way)")
            }
            let passed = Dictionary(uniqueKeysWithValues: reading.used.map { ($0, ArgumentKind.Passing.integer) })
            let findings = lint(row, key: key(passed)).findings
            for finding in findings
            where [.formatType, .formatExtra, .formatMissing, .formatInvalid].contains(finding.rule) {
                mismatches.add("\(written): \(finding.message)")
            }
            if reading.used.count > 1, let argument = reading.used.randomElement(using: &generator) {
                var less = passed
                less[argument] = nil
                let extra = lint(row, key: key(less)).findings.filter { $0.rule == .formatExtra }.map(\.message)
                if extra.count != 1 || !extra[0].contains("wants argument \(argument);") {
                    mismatches.add("\(written) without \(argument): \(extra)")
                }
            }
        }
        mismatches.report()
    }
}
