// LocaleFormat and raw ICU, in turns. Prints a line for each measurement; `report` makes the table.
import Harness

let all = try grouped() + fixed() + shortest() + decimals() + percent() + currency() + compact() + cold()
for measurement in Sampler().run(all) { print(measurement.line) }
for measurement in await threads() { print(measurement.line) }
