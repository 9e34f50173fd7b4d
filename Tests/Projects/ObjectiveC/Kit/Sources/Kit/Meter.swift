import UIKit

@objc public protocol MeterDelegate {
  @objc optional func meterDidRise(_ level: Int)
  @objc optional func meter(_ meter: Meter, nameFor level: Int) -> String
}

open class Meter: UIView {
  @objc public weak var delegate: MeterDelegate?
  @objc public dynamic var level = 1
  public private(set) var name: String?

  @objc open func rise() {
    level += 1
    delegate?.meterDidRise?(level)
    name = delegate?.meter?(self, nameFor: level)
  }
}
