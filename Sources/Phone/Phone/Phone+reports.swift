import Foundation
import Journal
import Payload
import SpringBoard
import Wire

/// What processes say.
extension Phone {
  func handle(_ report: Report, of slot: ProcessSlot) {
    switch report {
    case .prepared: slot.prepared()
    case .loaded: break
    case .failed: slot.process?.stop()
    case .note(let kind, let message, let file, let line):
      // A substitute is told once, not once in each process.
      let key = "\(kind)\u{0}\(message)"
      guard kind != Journal.Kind.substitute.rawValue || toldSubstitutes.insert(key).inserted else { return }
      note(origin(of: slot), kind, message, file: file, line: line)
    case .request(let number, let request): slot.send(.reply(number, answer(request, of: slot)))
    case .drawn(let drawing):
      slot.isDrawing = false
      slot.drawing = drawing
    case .delivered(let run, let content):
      handle(.service(.delivered(content), run))
      // Only its attachments still need the process's containers.
      if slot.run == run, !springBoard.isBusy { slot.run = nil }
    case .launched: launched(slot)
    case .handledResponse: handle(.app(.handledResponse, app: slot.app))
    case .presentation(let notification, let options):
      handle(.app(.presentation(notification: notification, options: options), app: slot.app))
    case .finishedFetch: handle(.app(.finishedFetch, app: slot.app))
    case .started, .settled, .completed, .setActions, .performDefaultAction, .dismissExtension, .mediaPlaying:
      handleContent(report, of: slot)
    }
  }

  private func launched(_ slot: ProcessSlot) {
    slot.launchDeadline = nil
    slot.isWarmingUp = false
    let isAwaited = slot.launchAnswers.isEmpty ? false : slot.launchAnswers.removeFirst()
    if isAwaited { handle(.app(.launched, app: slot.app)) }
  }

  private func handleContent(_ report: Report, of slot: ProcessSlot) {
    guard let run = slot.run else { return }
    switch report {
    case .started(let implementsResponse): handle(.content(.started(implementsResponse: implementsResponse), run))
    case .settled(let layout, let isAnswer):
      if isAnswer {
        slot.awaitedLayouts = max(0, slot.awaitedLayouts - 1)
      } else if slot.awaitedLayouts > 0 {
        // It crossed a command on its way; that command's answer says it again.
        return
      }
      handle(.content(.settled(layout), run))
    case .completed(let option): handle(.content(.completed(option), run))
    case .setActions(let actions): handle(.content(.setActions(actions), run))
    case .performDefaultAction: handle(.content(.performDefaultAction, run))
    case .dismissExtension: handle(.content(.dismissExtension, run))
    case .mediaPlaying(let isPlaying): handle(.content(.mediaPlaying(isPlaying), run))
    default: break
    }
  }
}
