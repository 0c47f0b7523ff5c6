/// What the smallest programs weighed at each version that was measured: `Benchmarks/history.tsv`, a line for each program.
struct HistoryPlot {
    /// A version and what the program had there.
    typealias Point = (version: String, value: Double)

    let title: String
    /// Points of each program, in the order of the versions.
    let series: [(program: String, points: [Point])]

    var figure: String {
        var versions: [String] = []
        for point in series.flatMap(\.points) where !versions.contains(point.version) { versions.append(point.version) }
        guard let most = series.flatMap({ $0.points.map(\.value) }).max() else { return "" }
        let (left, width, height) = (50.0, 560.0, 220.0)
        let top = most.rounded(.up)
        func x(_ version: String) -> String {
            let place = Double(versions.firstIndex(of: version) ?? 0) + 0.5
            return SVG.rounded(left + place / Double(versions.count) * width)
        }
        func y(_ value: Double) -> String { SVG.rounded(10 + height * (1 - value / top)) }
        var svg =
            "<svg viewBox=\"0 0 \(Int(left + width + 140)) \(Int(height + 40))\" role=\"img\" aria-label=\"\(SVG.escaped(title)); Benchmarks/history.tsv has the numbers\">\n"
        for tenth in [0, 0.5, 1] {
            svg +=
                "<line class=\"grid\" x1=\"\(Int(left))\" x2=\"\(Int(left + width))\" y1=\"\(y(top * tenth))\" y2=\"\(y(top * tenth))\"/>"
            svg +=
                "<text x=\"\(Int(left) - 8)\" y=\"\(y(top * tenth))\" text-anchor=\"end\">\(SVG.rounded(top * tenth))</text>\n"
        }
        for version in versions {
            svg +=
                "<text x=\"\(x(version))\" y=\"\(Int(height) + 30)\" text-anchor=\"middle\">\(SVG.escaped(version))</text>\n"
        }
        for (program, points) in series {
            let line = points.map { "\(x($0.version)),\(y($0.value))" }.joined(separator: " ")
            svg += "<polyline class=\"ours\" points=\"\(line)\"/>\n"
            for point in points {
                svg += "<circle class=\"ours\" cx=\"\(x(point.version))\" cy=\"\(y(point.value))\" r=\"4\">"
                svg +=
                    "<title>\(SVG.escaped(program)), \(SVG.escaped(point.version)): \(point.value)</title></circle>\n"
            }
            guard let last = points.last else { continue }
            svg += "<text x=\"\(Int(left + width))\" y=\"\(y(last.value))\">\(SVG.escaped(program))</text>\n"
        }
        return "<figure><figcaption>\(SVG.escaped(title))</figcaption>\n\(svg)</svg></figure>"
    }
}
