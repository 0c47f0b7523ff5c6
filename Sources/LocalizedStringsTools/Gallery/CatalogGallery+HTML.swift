internal import LocaleFormatCore

extension CatalogGallery {
    /// A page of tables: one file, which asks for no other and for no network. A box filters by what keys and texts contain.
    ///
    /// A text is in its own language and direction. The longest and the shortest of a key say so in words, pseudo-languages aside.
    ///
    /// - Parameters:
    ///   - galleries: the tables, in their order on the page.
    ///   - title: the page's heading; nil for the tables' names.
    public static func html(_ galleries: [CatalogGallery], title: String? = nil) -> String {
        let title = title ?? galleries.map(\.name).joined(separator: ", ")
        let rows = galleries.flatMap(\.rows)
        let wordings = galleries.reduce(0) { $0 + $1.wordingCount }
        let shown = wordings - galleries.reduce(0) { $0 + $1.unreached.count }
        let keys = galleries.reduce(0) { $0 + Set($1.rows.map(\.key)).count }
        let languages = Set(rows.map(\.language)).count
        var page = head(title)
        page +=
            "<p>\(keys) keys, \(languages) languages, \(rows.count) texts; \(shown) of \(wordings) wordings are shown.</p>\n"
        page += filter + "</header>\n<main>\n"
        for gallery in galleries {
            if galleries.count > 1 { page += "<h2>\(escaped(gallery.name))</h2>\n" }
            page += gallery.sections
        }
        return page + "</main>\n" + script + "</body>\n</html>\n"
    }

    private var sections: String {
        var sections = ""
        var start = 0
        while start < rows.count {
            let end = rows[start...].firstIndex { $0.key != rows[start].key } ?? rows.count
            sections += section(rows[start..<end])
            start = end
        }
        return sections + leftOut
    }

    private func section(_ rows: ArraySlice<Row>) -> String {
        guard let key = rows.first?.key else { return "" }
        var text = "<section>\n<h3 dir=\"auto\">\(Self.escaped(key))</h3>\n"
        if let comment = comments[key] { text += "<p class=\"comment\" dir=\"auto\">\(Self.escaped(comment))</p>\n" }
        if let place = places[key] { text += "<p class=\"place\">\(Self.escaped(place))</p>\n" }
        text += "<table>\n<thead><tr><th scope=\"col\">Language</th><th scope=\"col\">Arguments</th>"
        text +=
            "<th scope=\"col\">Wording</th><th scope=\"col\">Text</th><th scope=\"col\">Columns</th></tr></thead>\n<tbody>\n"
        let written = rows.filter { $0.error == nil && !$0.isPseudo }
        let (longest, shortest) = (written.map(\.columns).max() ?? 0, written.map(\.columns).min() ?? 0)
        for row in rows { text += line(row, longest, shortest) }
        return text + "</tbody>\n</table>\n</section>\n"
    }

    private func line(_ row: Row, _ longest: Int, _ shortest: Int) -> String {
        let direction = (try? LocaleID(row.language))?.isRightToLeft == true ? "rtl" : "ltr"
        let given = row.arguments + [row.device, row.width.map { "width \($0)" }].compactMap { $0 }
        let arguments = given.map { "<code dir=\"auto\">\(Self.escaped($0))</code>" }.joined(separator: " ")
        let cell =
            if let error = row.error {
                "<td class=\"error\">cannot be written: \(Self.escaped(error))</td>"
            } else {
                "<td class=\"text\" lang=\"\(Self.escaped(row.language))\" dir=\"\(direction)\">\(Self.escaped(row.text))</td>"
            }
        var columns = row.error == nil ? String(row.columns) : ""
        if longest != shortest, row.error == nil, !row.isPseudo {
            if row.columns == longest { columns += " longest" }
            if row.columns == shortest { columns += " shortest" }
        }
        let wordings = row.wordings.map(Self.escaped).joined(separator: "<br>")
        return "<tr><th scope=\"row\">\(Self.escaped(row.language))</th><td>\(arguments)</td><td>\(wordings)</td>"
            + cell + "<td>\(columns)</td></tr>\n"
    }

    /// What no arguments lead to.
    private var leftOut: String {
        guard !unreached.isEmpty else { return "" }
        let lines = unreached.map { wording in
            "<tr><th scope=\"row\" dir=\"auto\">\(Self.escaped(wording.key))</th><td>\(Self.escaped(wording.language))</td>"
                + "<td>\(Self.escaped(wording.wording))</td></tr>\n"
        }
        return "<section>\n<h3>Wordings that no arguments lead to</h3>\n<table>\n<thead><tr><th scope=\"col\">Key</th>"
            + "<th scope=\"col\">Language</th><th scope=\"col\">Wording</th></tr></thead>\n<tbody>\n" + lines.joined()
            + "</tbody>\n</table>\n</section>\n"
    }

    /// A text as HTML; what a page may not hold is shown as U+FFFD.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "<br>"
            case "\t": escaped += "&#9;"
            case _ where scalar.properties.generalCategory == .control: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func head(_ title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(escaped(title))</title>
        <style>
        :root { color-scheme: light dark }
        body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 72rem; padding: 0 1rem }
        section { border-top: 1px solid; margin-top: 1.5rem }
        h3 { font-size: 1.1rem; overflow-wrap: anywhere; white-space: pre-wrap }
        table { border-collapse: collapse; display: block; overflow-x: auto }
        th, td { border-bottom: 1px solid #8884; padding: .25rem .6rem; text-align: start; vertical-align: top }
        .text { min-width: 16rem; white-space: pre-wrap }
        .error { color: #c00 }
        .comment, .place { margin: .2rem 0 }
        .place { font-family: ui-monospace, monospace }
        input { font: inherit; padding: .3rem; width: min(30rem, 100%) }
        [hidden] { display: none }
        @media print { input, label { display: none } section { break-inside: avoid } }
        </style>
        </head>
        <body>
        <header>
        <h1>\(escaped(title))</h1>

        """
    }

    private static let filter = """
        <p><label>Keys and texts with <input type="search" id="filter" autocomplete="off"></label> <output id="found"></output></p>

        """

    private static let script = """
        <script>
        const box = document.getElementById("filter"), found = document.getElementById("found");
        const sections = [...document.querySelectorAll("section")].map(each => [each, each.textContent.toLowerCase()]);
        box.addEventListener("input", () => {
          const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const [section, text] of sections) {
            section.hidden = !words.every(word => text.includes(word));
            count += section.hidden ? 0 : 1;
          }
          found.value = words.length ? count + " found" : "";
        });
        </script>

        """
}
