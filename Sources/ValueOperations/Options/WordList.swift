extension RawRepresentable<String> where Self: CaseIterable {
    /// `auto|off|always`
    public static var list: String { allCases.map(\.rawValue).joined(separator: "|") }
}
