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
            :root { color-scheme: light dark; --ours: light-dark(#0a5fb4, #7cb8ff); --icu: light-dark(#b45309, #f5b25c); --foundation: light-dark(#6d6d78, #a3a3ad) }
            body { font: 1rem/1.45 system-ui, sans-serif; margin: 1.5rem auto; max-width: 62rem; padding: 0 1rem }
            svg { height: auto; max-width: 100% }
            svg text { fill: currentColor; font: 12px system-ui, sans-serif }
            .grid { stroke: #8884 }
            .ours { fill: var(--ours); stroke: var(--ours) }
            .icu { fill: var(--icu); stroke: var(--icu) }
            .foundation { fill: var(--foundation); stroke: var(--foundation) }
            b.ours { color: var(--ours) }
            b.icu { color: var(--icu) }
            b.foundation { color: var(--foundation) }
            polyline { fill: none !important; stroke-width: 2 }
            pre { font-size: .8rem; overflow-x: auto }
            figure { margin: 1.5rem 0 }
            figcaption { font-weight: 600; margin-bottom: .4rem }
            </style>
            </head>
            <body>
            <h1>Benchmarks</h1>
            <p>Time for one value, from one run of <code>Benchmarks/run</code>: the least of all samples, rivals in turns. Left is faster; each line is ten
            times the one before. <b class="ours">ours</b> holds a compiled style and makes a string, <b class="icu">ICU</b> is its C functions with
            everything held open, <b class="foundation">Foundation</b> a style that is held.</p>
            \(DotPlot(table.rows).figure)
            \(growth("values", "A style made anew for so many values", "values"))
            \(growth("styles", "One value in so many styles in turn, none of them held", "styles"))
            <h2>The table</h2>
            <pre>\(SVG.escaped(table.text))</pre>
            </body>
            </html>
            """
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
