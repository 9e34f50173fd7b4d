/// The few words that the system itself writes, in the languages that we know; English for all others [M].
public struct SystemWords: Sendable, Hashable {
  /// How old a new notification is.
  public var now: String
  /// The body of a notification whose preview is hidden.
  public var notification: String
  /// The send button of a text input action without a title.
  public var send: String

  /// The words in `language`, such as `ja`.
  public static func of(_ language: String) -> SystemWords {
    table[language] ?? SystemWords(now: "now", notification: "Notification", send: "Send")
  }

  private static let table = [
    "ja": SystemWords(now: "今", notification: "通知", send: "送信"),
    "de": SystemWords(now: "jetzt", notification: "Mitteilung", send: "Senden"),
    "fr": SystemWords(now: "maintenant", notification: "Notification", send: "Envoyer"),
    "es": SystemWords(now: "ahora", notification: "Notificación", send: "Enviar"),
    "it": SystemWords(now: "adesso", notification: "Notifica", send: "Invia"),
    "pt": SystemWords(now: "agora", notification: "Notificação", send: "Enviar"),
    "ko": SystemWords(now: "지금", notification: "알림", send: "보내기"),
    "zh": SystemWords(now: "现在", notification: "通知", send: "发送"),
    "ar": SystemWords(now: "الآن", notification: "إشعار", send: "إرسال"),
    "he": SystemWords(now: "עכשיו", notification: "עדכון", send: "שלח"),
  ]
}
