/// A duration style as data: fields between colons, or numbers with units.
package enum DurationProgram: Sendable {
    case time(DurationTimeProgram)
    case units(DurationUnitsProgram)

    package var isFast: Bool {
        switch self {
        case .time(let program): program.isFast
        case .units(let program): program.isFast
        }
    }

    package func text(_ duration: Duration) -> String {
        switch self {
        case .time(let program): program.text(duration)
        case .units(let program): program.text(duration)
        }
    }

    /// The text, and where in it each unit is: in times the number, otherwise the number with its unit.
    package func spans(_ duration: Duration) -> (text: String, units: [(unit: DurationUnit, range: Range<Int>)]) {
        switch self {
        case .time(let program): program.spans(duration)
        case .units(let program): program.spans(duration)
        }
    }
}
