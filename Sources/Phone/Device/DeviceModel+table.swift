/// Sizes, scales and identifiers are public facts; safe areas are sourced for X, XS Max and the 393/430-point models and
/// assumed [M] for the others (see uikit-numbers, 5.6).
extension DeviceModel {
  /// The phone that is used when none is named.
  public static let standard = DeviceModel(
    "iPhone 15", "iPhone15,4", 393, 852, 3, 59, 34, .island)

  /// Every model there is, oldest first.
  public static let all: [DeviceModel] = [
    DeviceModel("iPhone 8", "iPhone10,1", 375, 667, 2, 20, 0, .none),
    DeviceModel("iPhone X", "iPhone10,3", 375, 812, 3, 44, 34, .notch),
    DeviceModel("iPhone XR", "iPhone11,8", 414, 896, 2, 48, 34, .notch),
    DeviceModel("iPhone XS", "iPhone11,2", 375, 812, 3, 44, 34, .notch),
    DeviceModel("iPhone XS Max", "iPhone11,6", 414, 896, 3, 44, 34, .notch),
    DeviceModel("iPhone 11", "iPhone12,1", 414, 896, 2, 48, 34, .notch),
    DeviceModel("iPhone 11 Pro", "iPhone12,3", 375, 812, 3, 44, 34, .notch),
    DeviceModel("iPhone 11 Pro Max", "iPhone12,5", 414, 896, 3, 44, 34, .notch),
    DeviceModel("iPhone SE (2nd generation)", "iPhone12,8", 375, 667, 2, 20, 0, .none),
    DeviceModel("iPhone 12 mini", "iPhone13,1", 375, 812, 3, 50, 34, .notch),
    DeviceModel("iPhone 12", "iPhone13,2", 390, 844, 3, 47, 34, .notch),
    DeviceModel("iPhone 12 Pro", "iPhone13,3", 390, 844, 3, 47, 34, .notch),
    DeviceModel("iPhone 12 Pro Max", "iPhone13,4", 428, 926, 3, 47, 34, .notch),
    DeviceModel("iPhone 13 mini", "iPhone14,4", 375, 812, 3, 50, 34, .notch),
    DeviceModel("iPhone 13", "iPhone14,5", 390, 844, 3, 47, 34, .notch),
    DeviceModel("iPhone 13 Pro", "iPhone14,2", 390, 844, 3, 47, 34, .notch),
    DeviceModel("iPhone 13 Pro Max", "iPhone14,3", 428, 926, 3, 47, 34, .notch),
    DeviceModel("iPhone SE (3rd generation)", "iPhone14,6", 375, 667, 2, 20, 0, .none),
    DeviceModel("iPhone 14", "iPhone14,7", 390, 844, 3, 47, 34, .notch),
    DeviceModel("iPhone 14 Plus", "iPhone14,8", 428, 926, 3, 47, 34, .notch),
    DeviceModel("iPhone 14 Pro", "iPhone15,2", 393, 852, 3, 59, 34, .island),
    DeviceModel("iPhone 14 Pro Max", "iPhone15,3", 430, 932, 3, 59, 34, .island),
    standard,
    DeviceModel("iPhone 15 Plus", "iPhone15,5", 430, 932, 3, 59, 34, .island),
    DeviceModel("iPhone 15 Pro", "iPhone16,1", 393, 852, 3, 59, 34, .island),
    DeviceModel("iPhone 15 Pro Max", "iPhone16,2", 430, 932, 3, 59, 34, .island),
    DeviceModel("iPhone 16", "iPhone17,3", 393, 852, 3, 59, 34, .island),
    DeviceModel("iPhone 16 Plus", "iPhone17,4", 430, 932, 3, 59, 34, .island),
    DeviceModel("iPhone 16 Pro", "iPhone17,1", 402, 874, 3, 62, 34, .island),
    DeviceModel("iPhone 16 Pro Max", "iPhone17,2", 440, 956, 3, 62, 34, .island),
  ]

  private init(
    _ name: String, _ identifier: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
    _ bottom: Double, _ housing: SensorHousing
  ) {
    self.name = name
    self.identifier = identifier
    self.width = width
    self.height = height
    self.scale = scale
    safeTop = top
    safeBottom = bottom
    self.housing = housing
  }
}
