// Times the solver on a form, as `kiwi.cpp` does with kiwi: once with everything new, and the window resized; then on layouts
// of growing size. Usage: solver-benchmark form.txt; prints nanoseconds and the values.
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

func measureForm(_ workload: Workload) throws {
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
}

/// Prints the layout, its number of views, and the times to build it and to change its width.
func measure(_ scaling: Scaling, _ count: Int) throws {
  let runs = count > 1_000 ? 5 : 20
  let building = try nanoseconds(runs: runs, repeats: 1) { _ = try scaling.build(count) }
  var (solver, edit) = try scaling.build(count)
  let narrow = scaling.width(count)
  var width = narrow
  let editing = try nanoseconds(runs: runs, repeats: 4) {
    width = width == narrow ? 1.1 * narrow : narrow
    try solver.setConstant(-width, of: edit)
  }
  print("scale \(scaling.rawValue) \(count) \(building) \(editing)")
}

try measureForm(Workload(file: CommandLine.arguments[1]))
for scaling in Scaling.allCases {
  for count in [10, 100, 1_000, 10_000] { try measure(scaling, count) }
}
