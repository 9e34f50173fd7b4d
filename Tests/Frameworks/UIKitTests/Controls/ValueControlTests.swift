import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("Switches, sliders, steppers, segments and dots", .serialized)
struct ValueControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let finger: Finger
  private let clock = TestClock()

  init() {
    finger = Finger(window, clock)
  }

  private func note(_ control: UIControl) -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    return { count.value }
  }

  // 51 × 31, 37, 20, 32 and 216 stand in Interface Builder documents of public projects; the rest is assumed (ControlMetrics).
  @Test("controls have the system's own sizes")
  func sizes() {
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.height == 32)
    #expect(UISlider().sizeThatFits(.zero).height == 31)
  }

  @Test("a switch, a stepper and a wheel hug their contents at 750")
  func hugging() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test("a tap turns a switch and tells; the app's own setting tells nothing")
  func switches() {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    let count = note(control)

    control.isOn = true
    #expect(count() == 0)
    finger.tap(40, 30)
    #expect(!control.isOn)
    #expect(count() == 1)
    finger.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 70, y: 30))
    #expect(control.isOn)
    #expect(count() == 2)
    control.isEnabled = false
    finger.tap(40, 30)
    #expect(control.isOn)
  }

  @Test("a slider keeps its value between the ends, and its thumb follows the finger")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 99)
    #expect(slider.value == 10)
    slider.value = 0
    let count = note(slider)

    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    finger.drag(from: CGPoint(x: thumb.midX, y: 15), to: CGPoint(x: thumb.midX + 100, y: 15), steps: 4)
    #expect(abs(slider.value - 5) < 1e-4)
    #expect(count() == 4)
    finger.tap(10, 15)
    #expect(abs(slider.value - 5) < 1e-4)
  }

  @Test("a stepper adds and takes its step, stops at its ends or wraps, and goes on while the finger stays")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    (stepper.maximumValue, stepper.stepValue) = (4, 2)
    let count = note(stepper)

    for _ in 0..<3 { finger.tap(80, 15) }
    #expect(stepper.value == 4)
    #expect(count() == 2)
    stepper.wraps = true
    finger.tap(80, 15)
    #expect(stepper.value == 0)
    finger.tap(10, 15)
    #expect(stepper.value == 4)
    stepper.wraps = false
    stepper.value = 0
    finger.down(80, 15)
    clock.pass(0.65)
    finger.up(80, 15)
    #expect(stepper.value == 4)
  }

  @Test("segments are as wide as the widest, and a tap chooses one")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let count = note(control)

    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    finger.tap(150, 16)
    #expect(control.selectedSegmentIndex == 1)
    finger.tap(150, 16)
    #expect(count() == 1)
    control.setEnabled(false, forSegmentAt: 2)
    finger.tap(290, 16)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 0) == "B")
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("dots keep the page between the ends, and a tap goes one on or back")
  func pages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    let count = note(control)

    finger.tap(150, 13)
    #expect(count() == 0)
    finger.tap(20, 13)
    #expect(control.currentPage == 1)
    #expect(count() == 1)
  }

  @Test("progress stays between nothing and all")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
  }
}
