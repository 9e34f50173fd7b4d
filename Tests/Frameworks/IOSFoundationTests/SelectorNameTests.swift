import Foundation
import Testing

@_spi(Runtime) @testable import IOSFoundation

@Suite("Names of methods for Objective-C") struct SelectorNameTests {
  // What the compiler's generated header has for these methods on a Mac.
  @Test(
    "labels become parts of the selector",
    arguments: [
      ("go()", "go"), ("tap(_:)", "tap:"), ("tick(timer:)", "tickWithTimer:"), ("move(to:)", "moveTo:"),
      ("show(_:animated:)", "show:animated:"), ("draw(_:_:)", "draw::"), ("add(for:)", "addFor:"),
      ("pressed(by:with:)", "pressedBy:with:"), ("moveWith(button:)", "moveWithButton:"),
      ("picker(_:didPick:)", "picker:didPick:"), ("handleTap(sender:)", "handleTapWithSender:"),
    ])
  func names(swift: String, objectiveC: String) {
    #expect(SelectorName(swift).selector() == objectiveC)
  }

  @Test("errors and handlers are arguments more")
  func effects() {
    #expect(SelectorName("load()").selector(effects: .throws) == "loadAndReturnError:")
    #expect(SelectorName("load(_:)").selector(effects: .throws) == "load:error:")
    #expect(SelectorName("load()").selector(effects: .async) == "loadWithCompletionHandler:")
    #expect(SelectorName("load(_:)").selector(effects: [.async, .throws]) == "load:completionHandler:")
  }

  @Test("a name without labels takes its colons from the number of arguments")
  func arity() {
    #expect(SelectorName("tap").selector(arity: 2) == "tap::")
    #expect(SelectorName("tap").selector() == "tap")
  }
}

@Suite("Arguments of messages") struct MessageArgumentTests {
  @Test("what is not given is nil for optionals, and does not fit other types")
  func absent() {
    let arguments = MessageArguments([nil, 3])

    let text: String?? = arguments.take(0)
    let anything: Any?? = arguments.take(5)
    #expect(text != nil && text! == nil)
    #expect(anything != nil && anything! == nil)
    #expect(arguments.take(0, as: String.self) == nil)
    #expect(arguments.take(1, as: Double.self) == 3)
    #expect(arguments.take(1, as: String.self) == nil)
  }
}
