extension Coptic {
    /// The Ethiopic calendar in the Era of Mercy (Amete Mihret): year 1 starts on 8-08-29 Julian.
    package static let ethiopic = Coptic(epoch: 2_796)

    /// The same in the years of the world (Amete Alem): a whole number of its cycles of four years earlier.
    package static let ethiopicWorld = Coptic(epoch: 2_796 - ethiopicWorldYears / 4 * 1_461)
}

/// Years from the Ethiopic era of the world to the era of Mercy.
let ethiopicWorldYears = 5_500
