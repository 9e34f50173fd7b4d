import Device
import Payload

/// What is to be seen, derived from the state alone.
extension SpringBoard {
  /// What is to be seen.
  public var screen: ScreenModel {
    ScreenModel(configuration: configuration, scene: scene)
  }

  private var scene: ScreenModel.Scene {
    if let longLook { return .expanded(model(of: longLook), over: frontApp) }
    if let frontApp {
      return banner.map { .banner(card(of: $0), over: frontApp) } ?? .app(frontApp)
    }
    return .list(cards)
  }

  /// One card a group, the newest of each.
  private var cards: [ScreenModel.Card] {
    var shown: [Delivered] = []
    for item in delivered where !shown.contains(where: { $0.isGrouped(with: item) }) { shown.append(item) }
    return shown.map { card(of: $0) }
  }

  private func model(of look: LongLookState) -> ScreenModel.LongLook {
    let content = look.content
    var title = name(of: look.item.app)
    if let content, content.facts.overridesDefaultTitle, let own = content.layout?.title, !own.isEmpty { title = own }
    let waiting = content?.waiting?.action.identifier
    return ScreenModel.LongLook(
      card: card(of: look.item, hidden: false), headerTitle: title, content: content.map(model),
      showsDefaultContent: content?.facts.hidesDefaultContent != true,
      attachment: content == nil
        ? look.item.notification.content.attachments.first { Self.isPictured($0.type) } : nil,
      actions: look.actions.prefix(limits.visibleActions).map {
        ScreenModel.Action(facts: $0, isWaiting: $0.identifier == waiting)
      },
      reply: look.replying.map(reply))
  }

  private func model(of content: ContentRun) -> ScreenModel.Content {
    ScreenModel.Content(
      run: content.id, width: content.width, height: content.height, frameNumber: content.layout?.frameNumber,
      mediaButton: visibleMediaButton, isPlaying: content.isPlaying)
  }

  private func reply(to action: ActionFacts) -> ScreenModel.Reply {
    let title = action.textInput?.buttonTitle ?? ""
    return ScreenModel.Reply(
      placeholder: action.textInput?.placeholder ?? "",
      buttonTitle: title.isEmpty ? SystemWords.of(configuration.language).send : title)
  }
}
