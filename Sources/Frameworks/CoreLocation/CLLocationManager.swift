internal import Journal

/// What the user has allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// How exactly an app may know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// What places are wanted for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// An error of finding a place.
public struct CLError: Error, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case geocodeFoundNoResult = 8
    case geocodeCanceled = 10
  }
  /// What went wrong.
  public var code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// A region of the Earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The region's name.
  public let identifier: String
  /// Whether entering it is told.
  open var notifyOnEntry = true
  /// Whether leaving it is told.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Its radius in metres.
  public let radius: CLLocationDistance
  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// What a manager tells.
public protocol CLLocationManagerDelegate: AnyObject {
  /// New places are known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No place could be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the user allows has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the user allows has changed.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// A region was entered.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// A region was left.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Finds the phone's place. This phone has none: whoever asks is told that it is not known.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exactly the place shall be known.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new place is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What places are wanted for.
  open var activityType = CLActivityType.other
  /// Whether the app is told in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may rest.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the background use is shown.
  open var showsBackgroundLocationIndicator = false
  /// The last place; none.
  open var location: CLLocation? { nil }
  /// What the user has allowed: nothing was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exactly the place may be known.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  /// Makes a manager.
  public override init() {}

  /// Whether places can be found at all.
  open class func locationServicesEnabled() -> Bool { false }
  /// What the user has allowed.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether regions of a kind can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks the user; nobody answers here.
  open func requestWhenInUseAuthorization() { tell() }
  /// Asks the user; nobody answers here.
  open func requestAlwaysAuthorization() { tell() }
  /// Asks for places.
  open func startUpdatingLocation() { fail() }
  /// Ends asking for places.
  open func stopUpdatingLocation() {}
  /// Asks for one place.
  open func requestLocation() { fail() }
  /// Asks for rare places.
  open func startMonitoringSignificantLocationChanges() { tell() }
  /// Ends asking for rare places.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a region.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Ends watching a region.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

  private func tell() {
    Journal.reportOnce(.init(kind: .unsupported, message: "This phone has no place: CLLocationManager finds none"))
  }

  private func fail() {
    tell()
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }
}

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// Its name.
  open var name: String?
  /// The street.
  open var thoroughfare: String?
  /// The house's number.
  open var subThoroughfare: String?
  /// The city.
  open var locality: String?
  /// The part of the city.
  open var subLocality: String?
  /// The state.
  open var administrativeArea: String?
  /// The part of the state.
  open var subAdministrativeArea: String?
  /// The postal code.
  open var postalCode: String?
  /// The country's code.
  open var isoCountryCode: String?
  /// The country.
  open var country: String?
  /// Makes a copy.
  public init(placemark: CLPlacemark) { location = placemark.location }
  /// Makes a place without an address.
  @_spi(Runtime) public init(location: CLLocation?) { self.location = location }
}

/// Finds addresses; there is no service for it here.
open class CLGeocoder: NSObject {
  /// Makes a geocoder.
  public override init() {}
  /// Whether it is at work.
  open var isGeocoding: Bool { false }
  /// Finds the address of a place: none.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }
  /// Finds the place of an address: none.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }
  /// Ends its work.
  open func cancelGeocode() {}
}
