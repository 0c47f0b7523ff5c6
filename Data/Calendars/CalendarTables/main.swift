// Regenerates Sources/Calendars/Tables from Data/Calendars and from the package's own astronomy. Run from the root of the
// repository: swift run CalendarTables
// After a change to a coefficient file run it twice: the second run computes the months with the new coefficients.

let data = "Data/Calendars"
let output = "Sources/Calendars/Tables"
try AstronomyTables(data: data, output: output).writeAll()
try CalendarTables(data: data, output: output).writeAll()
