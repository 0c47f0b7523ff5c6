// Sends lines of JSON through programs in turns and measures each one's processor time and memory:
// `bench-batch numbers|dates|markup|mf1|mf2 LINES FOLDER -- name program argument… -- name program …`. The lines are made here.
import Harness

#if canImport(Glibc)
import Glibc
#endif

let locales = ["de", "en", "fr", "hi", "ar-EG", "ja", "pt-BR", "sv"]
let task = CommandLine.arguments[1]
let count = Int(CommandLine.arguments[2])!
let folder = CommandLine.arguments[3]
let programs = CommandLine.arguments.dropFirst(4).split(separator: "--").map {
    (name: $0.first!, command: Array($0.dropFirst()))
}

/// Texts that all lines of a task have, with other arguments.
let texts = [
    "markup": #""op":"markup","value":"%lld files in %@""#,
    "mf1": #""op":"message","syntax":"mf1","value":"{n, plural, one {# file} other {# files}} in {folder}""#,
    "mf2":
        #""op":"message","value":".input {$n :number} .match $n one {{{$n} file in {$folder}}} * {{{$n} files in {$folder}}}""#,
]

/// The value of that line. Dates are days of 2019 to 2026.
func line(_ index: Int) -> String {
    if let text = texts[task] {
        let (n, folder) = (abs(Values.integers[index % Values.count]), "folder\(index)")
        let arguments = task == "markup" ? #"["\#(n)","\#(folder)"]"# : #"{"n":\#(n),"folder":"\#(folder)"}"#
        return #"{\#(text),"locale":"en","args":\#(arguments)}"# + "\n"
    }
    let locale = locales[index % locales.count]
    if task == "dates" {
        let day = "\(2019 + index % 8)-\(two(1 + index / 8 % 12))-\(two(1 + index / 96 % 28))"
        return #"{"op":"date","value":"\#(day)","locale":"\#(locale)","date":"long"}"# + "\n"
    }
    let hundredths = Values.hundredths[index % Values.count]
    let value = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(two(abs(hundredths) % 100))"
    return #"{"op":"number","value":"\#(value)","locale":"\#(locale)"}"# + "\n"
}

func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

let input = "\(folder)/\(task).jsonl"
let file = fopen(input, "w")!
for index in 0..<count { fputs(line(index), file) }
fclose(file)

/// Processor time in nanoseconds, and bytes of memory at the most.
func run(_ command: [String], _ output: String) -> (time: Double, memory: Int) {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
        fatalError("cannot start \(command[0])")
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    guard status == 0 else { fatalError("\(command[0]) failed") }
    func nanoseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3 }
    return (nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), Int(usage.ru_maxrss) * 1024)
}

for program in programs {
    let output = "\(folder)/\(task).\(program.name)"
    var samples: [Double] = []
    var memory = 0
    for _ in 0..<3 {
        let (time, bytes) = run(program.command, output)
        samples.append(time / Double(count))
        memory = max(memory, bytes)
    }
    // What every program must have written: a line for each, and these texts.
    var fingerprint = Fingerprint()
    var lines = 0
    let written = fopen(output, "r")!
    var buffer = [CChar](repeating: 0, count: 4_096)
    while fgets(&buffer, Int32(buffer.count), written) != nil {
        lines += 1
        fingerprint.add(buffer.prefix { $0 != 0 }.lazy.map { UInt8(bitPattern: $0) })
    }
    fclose(written)
    require("\(lines) lines", "\(count) lines", "batch/\(task)/\(program.name)")
    print(fingerprint.line("batch/\(task)"))
    print(Measurement(name: "batch/\(task)/\(program.name)", samples: samples).line)
    print("memory\tbatch/\(task)/\(program.name)\t\(memory)")
}
