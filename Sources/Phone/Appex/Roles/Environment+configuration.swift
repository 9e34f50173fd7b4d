import CoreGraphics
import Device
@_spi(Runtime) import UIKit
