// Times the solver on a form, as `kiwi.cpp` does with kiwi: once with everything new, and the window resized.
// Usage: solver-benchmark form.txt; prints nanoseconds and a checksum of the values.
import Foundation
import Solver

/// The least of the runs' times: what the work costs when nothing else is in the way.
func nanoseconds(runs: Int, repeats: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<repeats { try body() }
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(repeats))
  }
  return best
}

let workload = try Workload(file: CommandLine.arguments[1])
let sizes = [(400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]

let building = try nanoseconds(runs: 40, repeats: 20) { _ = try workload.build() }

var (solver, variables, edits) = try workload.build()
var values = [Double](repeating: 0, count: variables.count)
let resizing =
  try nanoseconds(runs: 40, repeats: 100) {
    for (width, height) in sizes {
      try solver.batch {
        try $0.suggest(width, for: edits[0])
        try $0.suggest(height, for: edits[1])
      }
      for index in values.indices { values[index] = solver.value(of: variables[index]) }
    }
  } / Double(sizes.count)

print("build \(building)")
print("resize \(resizing)")
print("variables \(values.map { String(format: "%.3f", $0) }.joined(separator: " "))")
