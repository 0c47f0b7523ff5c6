/// Everything measured in one run.
struct Results {
    /// Nanoseconds for one value by name: the least of all samples, since noise only adds.
    private(set) var times: [String: Double] = [:]
    /// Other numbers, `allocations/number/buffer`.
    private(set) var numbers: [String: Double] = [:]
    /// Lines of `history.tsv`: version, program, megabytes, and how many times swift-argument-parser's build.
    private(set) var history: [(version: String, program: String, size: Double, build: Double)] = []
    /// Fingerprints of a task's texts by rivals.
    private var texts: [String: Set<String>] = [:]

    mutating func add(_ line: String) {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count >= 3 else { return }
        switch fields[0] {
        case "time":
            guard let minimum = Double(fields[2]) else { return }
            times[fields[1]] = min(times[fields[1]] ?? .infinity, minimum)
        case "history":
            guard fields.count == 6, let size = Double(fields[4]), let build = Double(fields[5]) else { return }
            history.append((fields[1], fields[3], size, build))
        case "text": texts[fields[1], default: []].insert(fields[2])
        default: numbers["\(fields[0])/\(fields[1])"] = Double(fields[2])
        }
    }

    /// Tasks whose rivals did not all write the same.
    var differing: [String] { texts.filter { $0.value.count > 1 }.keys.sorted() }
}
