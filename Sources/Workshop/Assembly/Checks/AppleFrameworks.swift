/// Names of frameworks of the iOS SDK, to tell "not there yet" from "not known".
enum AppleFrameworks {
  static let names: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook
    AlarmKit AppClip AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts Cinematic
    ClassKit ClockKit CloudKit Combine Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion
    CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin
    DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck EventKit EventKitUI ExposureNotification ExtensionKit
    ExtensionFoundation ExternalAccessory FamilyControls FileProvider FileProviderUI GLKit GameController GameKit
    GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageIO
    ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation LiveCommunicationKit LocalAuthentication MLCompute
    ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaPlayer MediaToolbox MessageUI
    Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity
    MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC OpenGLES PDFKit
    PHASE PassKit PencilKit Photos PhotosUI PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit
    ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenTime Security SensorKit SensitiveContentAnalysis ShazamKit
    Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TVServices TabularData
    ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Vision VisionKit WatchConnectivity WeatherKit WebKit WidgetKit WorkoutKit iAd os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
