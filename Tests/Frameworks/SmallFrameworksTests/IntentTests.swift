import AudioToolbox
import CoreLocation
import Foundation
import Intents
import Testing
import UserNotifications

@Suite("Intents, places and sounds") struct IntentTests {
  // UserNotifications: the title of a message's notification is its sender, the subtitle the group.
  @Test("a message's sender becomes the title, its group the subtitle")
  func message() throws {
    let handle = INPersonHandle(value: "ada@example.com", type: .emailAddress)
    func person(_ name: String) -> INPerson {
      INPerson(
        personHandle: handle, nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
        customIdentifier: nil)
    }
    let intent = INSendMessageIntent(
      recipients: [person("Bob"), person("Eve")], outgoingMessageType: .outgoingMessageText, content: "Hello",
      speakableGroupName: INSpeakableString(spokenPhrase: "Analysts"), conversationIdentifier: "c1", serviceName: nil,
      sender: person("Ada"), attachments: nil)
    intent.setImage(INImage(imageData: Data([1])), forParameterNamed: \.sender)
    let content = UNMutableNotificationContent()
    content.title = "New message"
    content.body = "Hello"

    let updated = try content.updating(from: intent)

    #expect(updated.title == "Ada")
    #expect(updated.subtitle == "Analysts")
    #expect(updated.body == "Hello")
    #expect(updated.threadIdentifier == "c1")
    #expect(updated is UNMutableNotificationContent)
    #expect(intent.image(forParameterNamed: \.sender) != nil)
  }

  @Test("a person without a name is called by address")
  func names() {
    var components = PersonNameComponents()
    components.givenName = "Ada"
    components.familyName = "Lovelace"
    let handle = INPersonHandle(value: "+1 555", type: .phoneNumber)
    func name(_ components: PersonNameComponents?) -> String {
      INPerson(
        personHandle: handle, nameComponents: components, displayName: nil, image: nil, contactIdentifier: nil,
        customIdentifier: nil
      ).displayName
    }

    #expect(name(components) == "Ada Lovelace")
    #expect(name(nil) == "+1 555")
  }

  // A degree of latitude on a sphere of the Earth's mean radius, 6,371,008.8 m, is 111,195 m long.
  @Test("distances are those on the Earth's surface")
  func distance() {
    let start = CLLocation(latitude: 0, longitude: 0)

    #expect(abs(start.distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195) < 1)
    #expect(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid) == false)
  }

  @Test("a system sound of a file that is not there has no number")
  func sounds() {
    var number: SystemSoundID = 0

    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nowhere.caf") as CFURL, &number) != 0)
  }
}
