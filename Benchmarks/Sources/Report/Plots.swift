#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What both kinds of plots share: a scale of powers of ten.
enum SVG {
    static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> String in
                switch character {
                case "&": "&amp;"
                case "<": "&lt;"
                case ">": "&gt;"
                default: String(character)
                }
            })
    }

    /// `1 µs` for a power of ten of nanoseconds.
    static func time(power: Int) -> String {
        let units = ["ns", "µs", "ms", "s"]
        let unit = min(max(power, 0) / 3, units.count - 1)
        return "1" + String(repeating: "0", count: max(power - unit * 3, 0)) + " " + units[unit]
    }

    /// The powers of ten between which values are.
    static func powers(_ values: [Double]) -> ClosedRange<Int> {
        let positive = values.filter { $0 > 0 }
        let low = Int(log10(positive.min() ?? 1).rounded(.down))
        return low...max(Int(log10(positive.max() ?? 10).rounded(.up)), low + 1)
    }

    static func place(_ value: Double, _ powers: ClosedRange<Int>, _ length: Double) -> Double {
        (log10(max(value, 1e-9)) - Double(powers.lowerBound)) / Double(powers.count - 1) * length
    }

    static func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}

/// A line for each task, a mark for each rival.
struct DotPlot {
    /// A task, and nanoseconds of each rival that was measured.
    typealias Row = (title: String, times: [(rival: String, time: Double)])

    let title: String
    let rows: [Row]

    var figure: String {
        if rows.isEmpty { return "" }
        let (left, width, step) = (250.0, 560.0, 18.0)
        let powers = SVG.powers(rows.flatMap { $0.times.map(\.time) })
        let height = Double(rows.count) * step + 30
        var svg =
            "<svg viewBox=\"0 0 \(Int(left + width + 30)) \(Int(height))\" role=\"img\" aria-label=\"\(SVG.escaped(title)); the table has the numbers\">\n"
        for power in powers {
            let x = SVG.rounded(left + SVG.place(pow(10, Double(power)), powers, width))
            svg += "<line class=\"grid\" x1=\"\(x)\" x2=\"\(x)\" y1=\"20\" y2=\"\(Int(height))\"/>"
            svg += "<text x=\"\(x)\" y=\"12\" text-anchor=\"middle\">\(SVG.time(power: power))</text>\n"
        }
        for (index, row) in rows.enumerated() {
            let y = Double(index) * step + 34
            svg +=
                "<text x=\"\(Int(left) - 8)\" y=\"\(SVG.rounded(y + 4))\" text-anchor=\"end\">\(SVG.escaped(row.title))</text>"
            for (rival, time) in row.times.reversed() {
                let x = SVG.rounded(left + SVG.place(time, powers, width))
                svg += "<circle class=\"\(rival)\" cx=\"\(x)\" cy=\"\(SVG.rounded(y))\" r=\"4.5\">"
                svg += "<title>\(SVG.escaped(row.title)), \(rival): \(Table.time(time))</title></circle>"
            }
            svg += "\n"
        }
        return "<figure><figcaption>\(SVG.escaped(title))</figcaption>\n\(svg)</svg></figure>"
    }
}

/// Time for one value by the amount of work, a line for each rival.
struct LinePlot {
    /// `1000`, and `10 M` from a million on.
    private static func amount(_ amount: Int) -> String { amount < 1_000_000 ? "\(amount)" : "\(amount / 1_000_000) M" }

    let title: String
    let unit: String
    let series: [String: [(amount: Double, time: Double)]]

    var figure: String {
        let (left, width, height) = (80.0, 620.0, 260.0)
        let points = series.values.flatMap { $0 }
        let (across, up) = (SVG.powers(points.map(\.amount)), SVG.powers(points.map(\.time)))
        func x(_ amount: Double) -> String { SVG.rounded(left + SVG.place(amount, across, width)) }
        func y(_ time: Double) -> String { SVG.rounded(10 + height - SVG.place(time, up, height)) }
        var svg =
            "<svg viewBox=\"0 0 \(Int(left + width + 60)) \(Int(height + 50))\" role=\"img\" aria-label=\"\(SVG.escaped(title))\">\n"
        for power in up {
            let line = y(pow(10, Double(power)))
            svg +=
                "<line class=\"grid\" x1=\"\(Int(left))\" x2=\"\(Int(left + width))\" y1=\"\(line)\" y2=\"\(line)\"/>"
            svg += "<text x=\"\(Int(left) - 8)\" y=\"\(line)\" text-anchor=\"end\">\(SVG.time(power: power))</text>\n"
        }
        for power in across {
            let amount = pow(10, Double(power))
            svg +=
                "<text x=\"\(x(amount))\" y=\"\(Int(height) + 28)\" text-anchor=\"middle\">\(Self.amount(Int(amount)))</text>\n"
        }
        svg += "<text x=\"\(Int(left + width / 2))\" y=\"\(Int(height) + 46)\" text-anchor=\"middle\">\(unit)</text>\n"
        for (name, points) in series.sorted(by: { $0.key < $1.key }) {
            svg +=
                "<polyline class=\"\(name)\" points=\"\(points.map { "\(x($0.amount)),\(y($0.time))" }.joined(separator: " "))\"/>\n"
            for point in points {
                svg += "<circle class=\"\(name)\" cx=\"\(x(point.amount))\" cy=\"\(y(point.time))\" r=\"4\">"
                svg += "<title>\(Int(point.amount)) \(unit), \(name): \(Table.time(point.time))</title></circle>\n"
            }
        }
        return "<figure><figcaption>\(SVG.escaped(title))</figcaption>\n\(svg)</svg></figure>"
    }
}
