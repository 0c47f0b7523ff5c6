extension [String] {
    /// The texts one behind another, with a separator between them.
    ///
    /// As `joined(separator:)`, which is generic code in the standard library: its types are looked up at run time, and a process that
    /// formats one number would spend an eighth of its own work on that.
    package func joinedTexts(by separator: String) -> String {
        var joined = first ?? ""
        for text in dropFirst() {
            joined += separator
            joined += text
        }
        return joined
    }
}
