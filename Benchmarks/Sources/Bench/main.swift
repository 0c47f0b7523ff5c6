// LocaleFormat and raw ICU, in turns. Prints a line for each measurement; `report` makes the table. With arguments, only the
// benchmarks whose names begin with one of them: `bench number/grouped/ours`.
import Harness

let wanted = CommandLine.arguments.dropFirst()
func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains { name.hasPrefix($0) } }

let all =
    try grouped() + fixed() + shortest() + decimals() + percent() + currency() + compact() + cold()
    + rules() + gregorianDates() + otherDates() + relativeDates() + calendars() + texts() + messages() + doors()
    + notHeld() + strings() + names() + sorting() + searching()
for measurement in Sampler().run(all.filter { isWanted($0.name) }) { print(measurement.line) }
for measurement in Sampler(rounds: 8).run(try growth().filter { isWanted($0.name) }) { print(measurement.line) }
for measurement in Sampler(rounds: 1).run(largeGrowth().filter { isWanted($0.name) }) { print(measurement.line) }
if isWanted("threads") { for measurement in try threads() { print(measurement.line) } }
