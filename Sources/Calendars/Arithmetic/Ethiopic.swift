extension Coptic {
    /// The Ethiopic calendar in the Era of Mercy: year 1 starts on 8-08-29 Julian. Both Ethiopic calendars count with it;
    /// Amete Alem years are `ethiopicWorldYears` higher.
    package static let ethiopic = Coptic(epoch: 2_796)
}

/// Years from the Ethiopic era of the world (Amete Alem) to the era of Mercy (Amete Mihret).
let ethiopicWorldYears = 5_500
