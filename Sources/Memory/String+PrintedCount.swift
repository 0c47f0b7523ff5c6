extension String {
    /// Characters that take room: those that only tell the direction of a sign beside digits do not.
    package var printedCount: Int { count { $0 != "\u{61C}" && $0 != "\u{200E}" && $0 != "\u{200F}" } }
}
