import Canvas
import Foundation
import SpringBoard
import Wire

/// Pictures: what processes drew, put together to the whole screen.
extension Phone {
  /// How long a process may take to draw, in the world's seconds.
  private static let drawingPatience = 5.0

  func takePictures() -> (frame: Surface, content: Surface?, tree: ViewTree?) {
    // A process that dies while it draws changes the screen; it cannot go on doing so.
    for _ in 0..<4 {
      let model = springBoard.screen
      let content = contentSlot(in: model)
      let app = frontSlot(in: model)
      for slot in [content?.slot, app].compactMap({ $0 }) where needsDrawing(slot, content) { draw(slot) }
      guard springBoard.screen == model, !isBusy else {
        pumpUntilIdle()
        continue
      }
      let picture = content.flatMap { surface(of: $0.slot) }
      let frame = screen.draw(model, content: picture, app: app.flatMap { surface(of: $0) })
      for text in screen.takeNotes() { note(.phone, "data", text) }
      return (frame, picture, content?.slot.drawing?.tree)
    }
    return (screen.draw(springBoard.screen, content: nil, app: nil), nil, nil)
  }

  private func contentSlot(in model: ScreenModel) -> (slot: ProcessSlot, frameNumber: Int)? {
    guard case .expanded(let look, _) = model.scene, let content = look.content,
      let number = content.frameNumber, let slot = slot(of: content.run, .content)
    else { return nil }
    return (slot, number)
  }

  private func frontSlot(in model: ScreenModel) -> ProcessSlot? {
    switch model.scene {
    case .app(let app), .expanded(_, over: let app?), .banner(_, over: let app): appSlot(app)
    default: nil
    }
  }

  private func needsDrawing(_ slot: ProcessSlot, _ content: (slot: ProcessSlot, frameNumber: Int)?) -> Bool {
    guard let content, content.slot === slot else { return true }
    return slot.drawing?.frameNumber != content.frameNumber
  }

  private func draw(_ slot: ProcessSlot) {
    slot.isDrawing = true
    slot.send(.draw)
    if slot.bundle.role == .content { screen.prepare(springBoard.screen) }
    let deadline = PhoneClock.world + Self.drawingPatience
    let wait = PhoneWait(
      subject: "the view to be drawn", limit: Self.drawingPatience * options.clockScale, began: clock.now, clock: clock)
    defer { tell(nil) }
    while slot.isDrawing, slots[slot.number] != nil, PhoneClock.world < deadline {
      tell(wait)
      _ = pumpOnce(until: clock.now + 0.1 * options.clockScale)
    }
    if slot.isDrawing, slots[slot.number] != nil {
      slot.isDrawing = false
      note(origin(of: slot), "timeout", "The view was not drawn within \(Int(Self.drawingPatience)) seconds")
    }
  }

  /// A copy of what a process drew last.
  private func surface(of slot: ProcessSlot) -> Surface? {
    guard let drawing = slot.drawing, let pixels = slot.process?.pixels,
      pixels.holds(width: drawing.width, height: drawing.height)
    else { return nil }
    let surface = pool.take(width: drawing.width, height: drawing.height)
    guard surface.width == drawing.width, surface.height == drawing.height else { return nil }
    pixels.populate(width: drawing.width, height: drawing.height, writing: false)
    memcpy(surface.memory, pixels.memory, drawing.width * drawing.height * 4)
    surface.markChanged()
    return surface
  }
}
