/// The results of one run as a page: plots that need no script and no network, and the table beneath them.
struct Page {
    private let results: Results

    init(_ results: Results) { self.results = results }

    var html: String {
        let table = Table(results)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>LocaleFormat: benchmarks</title>
            <style>
            :root { color-scheme: light dark; --ours: light-dark(#0a5fb4, #7cb8ff); --icu: light-dark(#b45309, #f5b25c); --foundation: light-dark(#6d6d78, #a3a3ad);
              --node: light-dark(#15803d, #6fce8e); --babel: light-dark(#a21caf, #e48bf0); --pyicu: light-dark(#b91c1c, #ff9b92) }
            body { font: 1rem/1.45 system-ui, sans-serif; margin: 1.5rem auto; max-width: 62rem; padding: 0 1rem }
            svg { height: auto; max-width: 100% }
            svg text { fill: currentColor; font: 12px system-ui, sans-serif }
            .grid { stroke: #8884 }
            \(["ours", "icu", "foundation", "node", "babel", "pyicu"].map { ".\($0) { fill: var(--\($0)); stroke: var(--\($0)) } b.\($0) { color: var(--\($0)) }" }.joined(separator: "\n"))
            polyline { fill: none !important; stroke-width: 2 }
            pre { font-size: .8rem; overflow-x: auto }
            figure { margin: 1.5rem 0 }
            figcaption { font-weight: 600; margin-bottom: .4rem }
            </style>
            </head>
            <body>
            <main>
            <h1>Benchmarks</h1>
            <p>Time for one value, from one run of <code>Benchmarks/run</code>: the least of all samples, rivals in turns. Left is faster; each line is ten
            times the one before. <b class="ours">ours</b> holds a compiled style and makes a string, <b class="icu">ICU</b> is its C functions with
            everything held open, <b class="foundation">Foundation</b> a style that is held.</p>
            \(DotPlot(title: "Time for one value", rows: table.rows.map(Self.marks)).figure)
            <p>Programs that read lines of JSON and write a line for each, by processor time: <b class="ours">fmt batch</b>, <b class="node">node</b>'s
            <code>Intl</code>, <b class="pyicu">PyICU</b> and <b class="babel">Babel</b>. And programs that write one number, from start to end, beside
            <b class="icu">C with ICU</b> and <b class="foundation">Swift with Foundation</b>.</p>
            \(DotPlot(title: "Time for a line, and for a process", rows: programs).figure)
            \(growth("values", "A style made anew for so many values", "values"))
            \(growth("styles", "One value in so many styles in turn, none of them held", "styles"))
            \(growth("threads", "A number on so many threads at once, time by the clock for one value", "threads"))
            \(weights("Megabytes of the smallest program of each product, stripped", \.size))
            \(weights("Its clean release build, times that of swift-argument-parser", \.build))
            <h2>The table</h2>
            <pre tabindex="0">\(SVG.escaped(table.text))</pre>
            </main>
            </body>
            </html>
            """
    }

    private static func marks(_ row: Table.Row) -> DotPlot.Row {
        let times = [("ours", row.ours), ("icu", row.icu), ("foundation", row.foundation)]
        return (row.title, times.compactMap { rival, time in time.map { (rival, $0) } })
    }

    /// Whole programs: `batch/numbers/node`, `start/icu`.
    private var programs: [DotPlot.Row] {
        let tasks = [
            ("batch/numbers", "a line with a number"), ("batch/dates", "a line with a date"), ("start", "a process"),
        ]
        let rivals = ["ours", "icu", "foundation", "node", "pyicu", "babel"]
        var rows: [DotPlot.Row] = []
        for (task, title) in tasks {
            var times: [(rival: String, time: Double)] = []
            for rival in rivals {
                if let time = results.times["\(task)/\(rival)"] { times.append((rival, time)) }
            }
            if !times.isEmpty { rows.append((title, times)) }
        }
        return rows
    }

    private func weights(
        _ title: String, _ value: KeyPath<(version: String, program: String, size: Double, build: Double), Double>
    ) -> String {
        let series = Dictionary(grouping: results.history, by: \.program).sorted { $0.key < $1.key }.map {
            program, rows in
            (program: program, points: rows.map { (version: $0.version, value: $0[keyPath: value]) })
        }
        return HistoryPlot(title: title, series: series).figure
    }

    /// Rivals' times by amount of work: `growth/values/1000/ours`.
    private func growth(_ name: String, _ title: String, _ unit: String) -> String {
        var series: [String: [(Double, Double)]] = [:]
        for (task, time) in results.times where task.hasPrefix("growth/\(name)/") {
            let parts = task.split(separator: "/")
            guard parts.count == 4, let amount = Double(parts[2]) else { continue }
            series[String(parts[3]), default: []].append((amount, time))
        }
        if series.isEmpty { return "" }
        return LinePlot(title: title, unit: unit, series: series.mapValues { $0.sorted { $0.0 < $1.0 } }).figure
    }
}
