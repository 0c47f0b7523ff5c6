import Foundation

// api.swift modules                      names the modules that products bring: a product's own, and those that it exports
// api.swift compare|accept GRAPHS        compares `API` with the symbol graphs in GRAPHS/Module, or writes it

/// The modules that users name, and those that they get with them: `@_exported` imports, followed to their end.
func exports(of module: String) throws -> [String] {
    let name = module.hasPrefix("LocaleFormat") && module != "LocaleFormat" ? String(module.dropFirst(12)) : module
    let candidates = [module, name].map { URL(filePath: "Sources/\($0)") }
    guard let folder = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return [] }
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where line.hasPrefix("@_exported public import ") {
            found.insert(String(line.dropFirst("@_exported public import ".count).prefix { $0 != " " }))
        }
    }
    return found.sorted()
}

/// The names in `products` of Package.swift.
func products() throws -> [String] {
    let manifest = try String(contentsOf: URL(filePath: "Package.swift"), encoding: .utf8)
    guard let list = manifest.firstRange(of: "let products = ["),
        let end = manifest[list.upperBound...].firstIndex(of: "]")
    else { fail("Package.swift has no list of products") }
    let lines = manifest[list.upperBound..<end].split(separator: "\n").map { line in
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    return lines.joined().split(separator: "\"").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map {
        String($0.element)
    }
}

func modules() throws -> [String] {
    var found: Set<String> = []
    var rest = try products()
    while let module = rest.popLast() {
        if found.insert(module).inserted { rest += try exports(of: module) }
    }
    return found.sorted()
}

// MARK: Symbol graphs

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Extension: Decodable {
            struct Constraint: Decodable { let kind, lhs, rhs: String }
            let constraints: [Constraint]?
        }
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let swiftExtension: Extension?
    }
    struct Relationship: Decodable {
        let kind, source, target: String
        let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
}

/// A line for each symbol, and one for each conformance, sorted: what a difference is shown of.
func surface(of module: String, in graphs: URL) throws -> [String] {
    var lines: Set<String> = []
    let folder = graphs.appending(path: module)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
        let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
        var paths: [String: String] = [:]
        for symbol in graph.symbols {
            let path = symbol.pathComponents.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
            let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words == "static func != (lhs: Self, rhs: Self) -> Bool" { continue }
            let constraints = (symbol.swiftExtension?.constraints ?? []).map { constraint in
                "\(constraint.lhs) \(constraint.kind == "sameType" ? "==" : ":") \(constraint.rhs)"
            }
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            lines.insert(
                (owner.isEmpty ? "" : owner + " | ") + words
                    + (constraints.isEmpty ? "" : " | where " + constraints.sorted().joined(separator: ", ")))
        }
        for relation in graph.relationships where relation.kind == "conformsTo" {
            // What the compiler adds by itself says nothing.
            let isImplied = relation.targetFallback == "Swift.SendableMetatype"
            guard let type = paths[relation.source], !isImplied else { continue }
            lines.insert("\(type) : \(paths[relation.target] ?? relation.targetFallback ?? relation.target)")
        }
    }
    let exported = try exports(of: module)
    return (exported.isEmpty ? [] : ["exports \(exported.joined(separator: ", "))", ""]) + lines.sorted()
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

// MARK: The three ways to call it

let arguments = CommandLine.arguments.dropFirst()
if arguments == ["modules"] {
    print(try modules().joined(separator: "\n"))
    exit(0)
}
guard arguments.count == 2, let word = arguments.first, ["compare", "accept"].contains(word) else {
    fail("usage: .ci/api [accept]")
}
let graphs = URL(filePath: arguments[arguments.startIndex + 1])
let folder = URL(filePath: "API")
var expected: [String: [String]] = [:]
for module in try modules() { expected[module] = try surface(of: module, in: graphs) }

if word == "accept" {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (module, lines) in expected {
        let text = lines.joined(separator: "\n") + "\n"
        try text.write(to: folder.appending(path: module + ".txt"), atomically: true, encoding: .utf8)
    }
    print("API: \(expected.count) modules, \(expected.values.map(\.count).reduce(0, +)) lines")
    exit(0)
}

let kept = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
var (removed, added) = (0, 0)
for module in Set(expected.keys).union(kept.map { String($0.dropLast(".txt".count)) }).sorted() {
    let text = (try? String(contentsOf: folder.appending(path: module + ".txt"), encoding: .utf8)) ?? ""
    let (before, after) = (
        Set(text.split(separator: "\n").map(String.init)), Set((expected[module] ?? []).filter { !$0.isEmpty })
    )
    guard before != after else { continue }
    print(module)
    for line in before.subtracting(after).sorted() { print("  - \(line)") }
    for line in after.subtracting(before).sorted() { print("  + \(line)") }
    removed += before.subtracting(after).count
    added += after.subtracting(before).count
}
guard removed + added > 0 else { exit(0) }
let verdict = removed > 0 ? "what callers wrote may no longer compile" : "nothing that callers wrote is gone"
fail(
    "The public surface differs from API: \(removed) lines gone, \(added) new; \(verdict). `.ci/api accept` takes it over."
)
