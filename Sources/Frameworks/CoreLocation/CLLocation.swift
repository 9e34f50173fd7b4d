@_exported import CoreGraphics
@_exported import IOSFoundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A radius in metres.
public typealias CLLocationAccuracy = Double
/// The accuracy of a speed.
public typealias CLLocationSpeedAccuracy = Double
/// The accuracy of a direction.
public typealias CLLocationDirectionAccuracy = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy, with other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the Earth (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// The place at 0°, 0°.
  public init() { (latitude, longitude) = (0, 0) }
  /// The place at an angle north and an angle east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a coordinate is one.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a coordinate.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// A place with how exactly it is known and when it was measured.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres by which the place may be wrong; negative when it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the altitude may be wrong; negative when it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north of the movement; negative when it is not known.
  public let course: CLLocationDirection
  /// Degrees by which the course may be wrong.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres a second; negative when it is not known.
  public let speed: CLLocationSpeed
  /// Metres a second by which the speed may be wrong.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When it was measured.
  public let timestamp: Date
  /// The floor of the building.
  public var floor: CLFloor? { nil }

  /// A place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, course: -1, speed: -1, timestamp: Date())
  }
  /// A place with an altitude.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place with a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }
  /// A place with a movement and how exactly that is known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Metres along the Earth's surface to another place, on a sphere of its mean radius [M].
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let (first, second) = (coordinate, location.coordinate)
    let (start, end) = (first.latitude * .pi / 180, second.latitude * .pi / 180)
    let across = (second.longitude - first.longitude) * .pi / 180
    let part =
      pow(sin((end - start) / 2), 2) + cos(start) * cos(end) * pow(sin(across / 2), 2)
    return 2 * radius * asin(min(1, sqrt(part)))
  }

  /// The place in words.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course))"
  }
}
