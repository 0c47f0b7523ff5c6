extension FmtCommand {
    /// `fmt cal 11 2025`, as cal(1) has it, is `fmt cal 2025-11`.
    static func withMonthFirst(_ arguments: ArraySlice<String>) -> [String] {
        var result = Array(arguments)
        guard result.first == "cal", result.count >= 3, let month = Int(result[1]), 1...12 ~= month,
            result[1].utf8.count <= 2, result[2].utf8.count == 4, Int(result[2]) ?? -1 >= 0
        else { return result }
        result[1...2] = [result[2] + "-" + (month < 10 ? "0" : "") + "\(month)"]
        return result
    }

    /// `calendars` and `cal` take one instant, which may begin as an option does: `-86400`, `-0044-03-15`. It is moved to
    /// the end, behind `--`. Behind an option such a text is its value, `--location -33.9,151.2`, and is joined to it.
    static func withInstantLast(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, ["calendars", "cal"].contains(command), !arguments.contains("--") else {
            return arguments
        }
        var result: [String] = []
        var instants: [String] = []
        for argument in arguments {
            let option = result.last.flatMap { $0.hasPrefix("--") && !$0.contains("=") ? $0 : nil }
            switch (argument.isNegativeNumber, option) {
            case (false, _): result.append(argument)
            case (true, let option?): result[result.count - 1] = option + "=" + argument
            case (true, nil): instants.append(argument)
            }
        }
        return instants.isEmpty ? result : result + ["--"] + instants
    }
}
