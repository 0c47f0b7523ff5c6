extension FmtCommand {
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
