// Reads the manifest as JSON, and lists what the targets below Examples use that is not for everybody; see .ci/examples.
import Foundation

struct Manifest: Decodable {
    struct Product: Decodable { var name: String }
    struct Target: Decodable {
        struct Dependency: Decodable {
            /// The name, then what we do not ask for, such as a condition.
            struct Name: Decodable {
                var text: String
                init(from decoder: any Decoder) throws {
                    var values = try decoder.unkeyedContainer()
                    text = try values.decode(String.self)
                }
            }
            var byName: Name?
            var target: Name?
        }
        var name: String
        var path: String?
        var packageAccess: Bool
        var dependencies: [Dependency]
    }
    var products: [Product]
    var targets: [Target]
}

let manifest = try JSONDecoder().decode(Manifest.self, from: FileHandle.standardInput.readDataToEndOfFile())
let products = Set(manifest.products.map(\.name))
let examples = manifest.targets.filter { $0.path?.hasPrefix("Examples/") ?? false }
var faults: [String] = []
for example in examples {
    if example.packageAccess { faults.append("\(example.name): packageAccess must be false") }
    let names = example.dependencies.compactMap { ($0.byName ?? $0.target)?.text }
    faults += names.filter { !products.contains($0) }.map { "\(example.name): \($0) is not a product" }
}
print((faults + ["\(examples.count) examples, \(faults.count) uses of what is not public"]).joined(separator: "\n"))
exit(faults.isEmpty && !examples.isEmpty ? 0 : 1)
