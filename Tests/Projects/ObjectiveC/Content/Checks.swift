import Foundation

/// Says on the output whether something works.
func check(_ name: String, _ isRight: Bool) { print(isRight ? "works: \(name)" : "BROKEN: \(name)") }
