/// Turns the coefficient files of `Data/Calendars` into Swift.
struct AstronomyTables {
    var data: String
    var output: String

    func writeAll() throws {
        try writeDeltaT()
        try writeNutation()
        try writeSeries(
            "sun-longitude.csv", as: "SunLongitudeTable", short: 0.05,
            note: "VSOP87D: amplitude (arcseconds), phase (turns), rate (turns a century), by power of the centuries.")
        try writeSeries(
            "moon-longitude-perturbations.csv", as: "MoonPerturbationTable", short: 0.1,
            note: "ELP: amplitude (arcseconds), phase (turns), rate (turns a century), by power of the centuries.")
        try writeMain()
    }

    private func writeDeltaT() throws {
        let values = try rows(data + "/delta-t.csv").map { row in
            let hundredths = ((Double(row[1]) ?? .nan) * 100).rounded()
            return String(Int(hundredths))
        }
        try write(
            firstLine + """
                /// TT - UT on 1 January of 1900...2050, in hundredths of a second.
                enum DeltaTTable {
                    static let centiseconds: [Int32] = [

                """ + literal(values) + "    ]\n}\n", to: output + "/DeltaTTable.swift")
    }

    private func writeNutation() throws {
        let values = try rows(data + "/nutation-iau1980.csv").flatMap { $0 }
        try write(
            firstLine + """
                /// IAU 1980 nutation, nine numbers a term: multiples of D, M, M', F, node; longitude and its change a
                /// century; obliquity and its change a century (0.0001").
                enum NutationTable {
                    static let terms: [Double] = [

                """ + literal(values) + "    ]\n}\n", to: output + "/NutationTable.swift")
    }

    private func writeMain() throws {
        let table = try rows(data + "/moon-longitude-main.csv")
        let short = table.filter { (Double($0[4]) ?? 0).magnitude >= 0.1 }.count
        try write(
            firstLine + """
                /// ELP main problem, longitude: multiples of D, l', l, F and the sine's amplitude (arcseconds),
                /// largest first.
                enum MoonMainTable {
                    static let count = \(table.count)
                    static let shortCount = \(short)
                    static let terms: [Double] = [

                """ + literal(table.flatMap { $0 }) + "    ]\n}\n", to: output + "/MoonMainTable.swift")
    }

    private func writeSeries(_ file: String, as name: String, short: Double, note: String) throws {
        let table = try rows(data + "/" + file)
        let powers = (table.compactMap { Int($0[0]) }.max() ?? 0) + 1
        var counts: [Int] = []
        var shortCounts: [Int] = []
        for power in 0..<powers {
            let terms = table.filter { $0[0] == String(power) }
            counts.append(terms.count)
            shortCounts.append(terms.filter { (Double($0[1]) ?? 0) >= short }.count)
        }
        // The stored phase of the Sun's terms belongs to a cosine; a quarter turn makes it a sine.
        let isCosine = name == "SunLongitudeTable"
        let values = table.flatMap { row -> [String] in
            guard isCosine, let phase = Double(row[2]) else { return Array(row[1...3]) }
            let billionths = Int((phase * 1_000_000_000).rounded()) + 250_000_000
            let digits = String(billionths % 1_000_000_000)
            return [row[1], "0." + String(repeating: "0", count: 9 - digits.count) + digits, row[3]]
        }
        try write(
            firstLine + """
                /// \(note)
                enum \(name) {
                    static let counts = \(counts)
                    static let shortCounts = \(shortCounts)
                    static let terms: [Double] = [

                """ + literal(values) + "    ]\n}\n", to: output + "/\(name).swift")
    }
}
