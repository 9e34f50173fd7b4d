import Testing
import UIKit

@MainActor @Suite("Animations from before blocks", .serialized)
struct BlocklessAnimationTests {
  // 0.2 s: UIView.h says so of setAnimationDuration.
  @Test("an animation lasts 0.2 seconds unless it says otherwise, and ends where it was begun")
  func duration() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.beginAnimations(nil, context: nil)
    #expect(UIView.inheritedAnimationDuration == 0.2)
    UIView.setAnimationDuration(1)
    UIView.beginAnimations("inner", context: nil)
    #expect(UIView.inheritedAnimationDuration == 0.2)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 1)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
