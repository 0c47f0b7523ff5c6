import Foundation
import LocalizedStrings
import LocalizedStringsTools
import TestSupport
import Testing

/// The example as a user runs it, in its six languages.
@Suite(.cldr(from: 42, "the texts of the example")) struct ForecastTests {
    private static let folder = RepositoryRoot.file("Examples/forecast")

    private func run(_ arguments: [String]) throws -> (status: Int32, lines: [String]) {
        try BuiltProgram.run(BuiltProgram.url("forecast"), arguments + ["--catalog", Self.folder.path])
    }

    /// Title, date, a line for a day, the count of days, what to take, the next update.
    @Test(arguments: [
        (
            "en-US",
            [
                "10-day forecast for Pune", "Saturday, November 21, 2026", "Tue, Nov 24: rainy, 25° / 17°, rain 80%",
                "5 sunny days and 2 rainy days", "Take sunglasses with you.", "Next update in 6 hours",
            ]
        ),
        (
            "hi-IN-u-nu-deva",
            [
                "Pune के लिए १०-दिन का पूर्वानुमान", "शनिवार, २१ नवंबर २०२६", "मंगल, २४ नव॰: बारिश, २५° / १७°, बारिश ८०%",
                "५ दिन धूप और २ दिन बारिश", "धूप का चश्मा साथ ले जाएँ।", "अगला अपडेट ६ घंटे में",
            ]
        ),
        (
            "ar-EG",
            [
                "توقعات الطقس لـ١٠ أيام في Pune",
                LoadedICU.words("السبت، ٢١ نوفمبر ٢٠٢٦", apple: "السبت، ٢١ نوفمبر، ٢٠٢٦"),
                LoadedICU.words("الثلاثاء", apple: "ثلاثاء") + "، ٢٤ نوفمبر: ممطر، ٢٥° / ١٧°، أمطار ٨٠٪",
                "٥ أيام مشمسة ويومان ممطران", "خذ معك نظارة شمسية.",
                "التحديث التالي خلال ٦ ساعات",
            ]
        ),
        (
            "ko",
            [
                "Pune의 10일간 일기예보", "2026년 11월 21일 토요일", "11월 24일 (화): 비, 25° / 17°, 비 80%", "맑은 날 5일, 비 오는 날 2일",
                "선글라스를 챙기세요.", "다음 업데이트: 6시간 후",
            ]
        ),
        (
            "es-MX",
            [
                "Pronóstico de 10 días para Pune", "sábado, 21 de noviembre de 2026",
                "mar 24 de nov: lluvioso, 25° / 17°, lluvia 80%", "5 días soleados y 2 días lluviosos",
                "Lleva gafas de sol.", "Próxima actualización en 6 horas",
            ]
        ),
        (
            "de",
            [
                "10-Tage-Vorhersage für Pune", "Samstag, 21. November 2026",
                LoadedICU.words("Di.,", apple: "Di.") + " 24. Nov.: regnerisch, 25° / 17°, Regen 80 %",
                "5 sonnige Tage und 2 Regentage",
                "Nimm eine Sonnenbrille mit.", "Nächste Aktualisierung in 6 Stunden",
            ]
        ),
    ])
    func sixLanguages(_ language: String, _ expected: [String]) throws {
        let (status, lines) = try run(["--lang", language, "--date", "2026-11-21"])
        #expect(status == 0)
        // Invisible: isolates around names, direction marks. No-break spaces as blanks.
        let visible = lines.map { line in
            String(
                String.UnicodeScalarView(
                    line.unicodeScalars.compactMap { scalar in
                        scalar.properties.generalCategory == .format
                            ? nil : scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar
                    }))
        }
        try #require(visible.count == 15)
        #expect([visible[0], visible[1], visible[5], visible[12], visible[13], visible[14]] == expected)
    }

    @Test func wrongUse() throws {
        #expect(try run(["--wrong", "x"]).status == 2)
        #expect(try run(["--lang", "12"]).status == 1)
    }

    /// The catalog is an example in this too.
    @Test func catalogPassesLint() throws {
        let url = Self.folder.appending(path: "Localizable.xcstrings")
        let bytes = Array(try Data(contentsOf: url))
        let table = LintTable(try StringCatalog(reading: bytes), file: "Localizable.xcstrings", bytes: bytes)
        #expect(table.catalog.languages == ["ar", "de", "en", "es", "hi", "ko"])
        let report = StringLint().lint([table])
        #expect(report.findings.isEmpty, "\(report.text())")
    }

    /// What the README shows is what the program prints.
    @Test func readme() throws {
        let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        let shown = try #require(
            text.components(separatedBy: "```text\n").dropFirst().first?.components(separatedBy: "\n```").first)
        let (_, lines) = try run([
            "--lang", "hi-IN-u-nu-deva", "--name", "आशा राव", "--city", "पुणे", "--date", "2026-11-21",
        ])
        #expect(shown.split(separator: "\n").map(String.init) == lines)
    }
}
