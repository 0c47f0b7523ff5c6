import Harness

// Starts programs in turns and times each from start to exit: `bench-start name program argument… -- name program …`.
#if canImport(Glibc)
import Glibc
#endif

func runOnce(_ command: [String]) -> Double {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var status: Int32 = 0
    let duration = ContinuousClock().measure {
        var process: pid_t = 0
        guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
            fatalError("cannot start \(command[0])")
        }
        waitpid(process, &status, 0)
    }
    guard status == 0 else { fatalError("\(command[0]) failed") }
    return duration / .nanoseconds(1)
}

let programs = CommandLine.arguments.dropFirst().split(separator: "--").map {
    (name: $0.first!, command: Array($0.dropFirst()))
}
var samples = programs.map { _ in [Double]() }
for round in 0..<102 {
    for (index, program) in programs.enumerated() {
        let time = runOnce(program.command)
        if round >= 2 { samples[index].append(time) }
    }
}
for (program, samples) in zip(programs, samples) { print(Measurement(name: program.name, samples: samples).line) }
