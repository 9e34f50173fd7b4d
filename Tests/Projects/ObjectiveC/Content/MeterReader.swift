import Kit
import UIKit

final class MeterReader: NSObject, MeterDelegate {
  private let meter = Meter()
  private var seen: [Int] = []
  private var token: NSKeyValueObservation?

  func read() {
    meter.delegate = self
    token = meter.observe(\.level, options: .new) { [weak self] _, change in
      if let level = change.newValue { self?.seen.append(-level) }
    }
    meter.perform(#selector(Meter.rise))
    check("members of a package's protocols and classes", seen == [-2, 2] && meter.name == "level 2")
  }

  func meterDidRise(_ level: Int) { seen.append(level) }
  func meter(_ meter: Meter, nameFor level: Int) -> String { "level \(level)" }
}
