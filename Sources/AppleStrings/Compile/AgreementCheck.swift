internal import LocaleFormatTexts

/// Finds runs of one wording that agree with each other in a circle.
struct AgreementCheck {
    private var runs: [Int] = []
    private var parents: [Int: Int] = [:]
    private var children: [Int: [Int]] = [:]
    /// By argument: the run that inflects it first.
    private var owners: [Int: Int] = [:]

    /// The run at fault, if there is one.
    static func circularRun(in steps: [TextProgram.Step], _ attributes: [RunAttributes]) -> Int? {
        var check = AgreementCheck()
        var open: [Int] = []
        var inflecting: [Int] = []
        for step in steps {
            switch step {
            case .open(let run):
                open.append(run)
                guard attributes[run].inflects else { continue }
                check.runs.append(run)
                if let parent = inflecting.last {
                    check.parents[run] = parent
                    check.children[parent, default: []].append(run)
                }
                inflecting.append(run)
            case .close:
                if let run = open.popLast(), attributes[run].inflects { inflecting.removeLast() }
            case .argument(let box):
                let argument = box.place.argument
                if let owner = inflecting.last, check.owners[argument] == nil { check.owners[argument] = owner }
            case .literal, .number, .substitution: break
            }
        }
        guard check.runs.contains(where: { attributes[$0].agreementArgument != nil }) else { return nil }
        return check.circle(attributes)
    }

    private func circle(_ attributes: [RunAttributes]) -> Int? {
        var done: Set<Int> = []
        var isOpen: Set<Int> = []
        for run in runs where !done.contains(run) {
            var stack = [run]
            while let top = stack.last {
                if isOpen.contains(top) || done.contains(top) {
                    isOpen.remove(top)
                    done.insert(top)
                    stack.removeLast()
                    continue
                }
                isOpen.insert(top)
                var needed = children[top] ?? []
                if let argument = attributes[top].agreementArgument, let owner = owners[argument], !isAround(owner, top)
                {
                    needed.append(owner)
                }
                for next in needed where !done.contains(next) {
                    if isOpen.contains(next) { return top }
                    stack.append(next)
                }
            }
        }
        return nil
    }

    /// Whether a run is another, or around it.
    private func isAround(_ outer: Int, _ inner: Int) -> Bool {
        var run: Int? = inner
        while let current = run {
            if current == outer { return true }
            run = parents[current]
        }
        return false
    }
}
