import Foundation
import LocaleFormat

/// The page: one file, which asks for no other and for no network. `Page.html` is its frame, with a place for what is shown.
struct Page {
    private let sections: [Section]
    private let frame: String

    init(_ sections: [Section]) throws {
        self.sections = sections
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        frame = try String(contentsOf: folder.appendingPathComponent("Page.html"), encoding: .utf8)
    }

    var html: String {
        let rows = sections.flatMap(\.rows)
        let languages = Set(rows.map { $0.locale.language }).count
        return frame.replacing("<!-- contents -->", with: contents)
            .replacing("<!-- sections -->", with: sections.map(Self.section).joined())
            .replacing("<!-- locales -->", with: choices)
            .replacing(
                "<!-- counts -->", with: "\(rows.count) texts in \(languages) languages, by ICU \(ICULibrary.version)")
    }

    private var contents: String {
        sections.map { "<li><a href=\"#\(HTML.id($0.title))\">\(HTML.escaped($0.title))</a></li>\n" }.joined()
    }

    /// The languages of the page, by name.
    private var choices: String {
        let names = DisplayNames(locale: "en")
        return Set(sections.flatMap(\.rows).map { $0.locale.language }).map { ($0, names.language($0) ?? $0) }.sorted {
            $0.1 < $1.1
        }
        .map { "<option value=\"\($0)\">\(HTML.escaped($1))</option>\n" }.joined()
    }

    private static func section(_ section: Section) -> String {
        "<section id=\"\(HTML.id(section.title))\">\n<h2>\(HTML.escaped(section.title))</h2>\n<p>\(HTML.escaped(section.note))</p>\n"
            + tables(section.styles[...]) + "</section>\n"
    }

    /// A table for each style; styles of one row stand in one table, each by its title.
    private static func tables(_ styles: ArraySlice<Section.Style>) -> String {
        guard let first = styles.first else { return "" }
        let short = styles.prefix { $0.rows.count == 1 }
        if short.count < 2 {
            return table(first.title, first.rows.map { line($0, $0.label) }) + tables(styles.dropFirst())
        }
        let lines = short.flatMap { style in style.rows.map { line($0, "\(style.title), \($0.label)") } }
        return table(nil, lines) + tables(styles.dropFirst(short.count))
    }

    private static func table(_ title: String?, _ lines: [String]) -> String {
        """
        <table>
        \(title.map { "<caption>\(HTML.escaped($0))</caption>" } ?? "")
        <thead><tr><th scope="col">Language</th><th scope="col">Text</th><th scope="col">Swift and command</th></tr></thead>
        <tbody>
        \(lines.joined())</tbody>
        </table>

        """
    }

    private static func line(_ row: Section.Row, _ label: String) -> String {
        let direction = row.locale.isRightToLeft ? "rtl" : "ltr"
        return "<tr data-of=\"\(row.locale.language)\"><th scope=\"row\">\(HTML.escaped(label))</th>"
            + "<td lang=\"\(HTML.escaped(row.locale.withoutExtensions.tag))\" dir=\"\(direction)\">\(row.picture ?? HTML.escaped(row.text))</td>"
            + "<td><code>\(HTML.escaped(row.swift))</code><code>\(HTML.escaped(row.command))</code></td></tr>\n"
    }
}

enum HTML {
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"", with: "&quot;")
    }

    /// A heading as the name of its place.
    static func id(_ heading: String) -> String { heading.lowercased().replacing(" ", with: "-") }
}
