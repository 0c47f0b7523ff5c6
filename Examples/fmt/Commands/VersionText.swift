/// What `fmt --version` prints.
enum VersionText {
    static let text = "fmt 0.1.0"
}
