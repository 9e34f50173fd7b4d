/// The few words that the system itself writes, in the languages that we know; English for all others [M].
public struct SystemWords: Sendable, Hashable {
  /// How old a new notification is.
  public var now: String
  /// The body of a notification whose preview is hidden.
  public var notification: String
  /// The send button of a text input action without a title.
  public var send: String
  /// What is written below a stack of notifications until iOS 14; `%u` is their number.
  public var moreNotifications = "%u more notifications"
  /// The lock screen's date: a fixed Tuesday, so that pictures are the same every day.
  public var date: String

  /// The words in `language`, such as `ja`.
  public static func of(_ language: String) -> SystemWords {
    table[language] ?? SystemWords(now: "now", notification: "Notification", send: "Send", date: "Tuesday, September 9")
  }

  private static let table = [
    "ja": SystemWords(now: "今", notification: "通知", send: "送信", moreNotifications: "他%u件の通知", date: "9月9日 火曜日"),
    "de": SystemWords(now: "jetzt", notification: "Mitteilung", send: "Senden", date: "Dienstag, 9. September"),
    "fr": SystemWords(now: "maintenant", notification: "Notification", send: "Envoyer", date: "Mardi 9 septembre"),
    "es": SystemWords(now: "ahora", notification: "Notificación", send: "Enviar", date: "martes, 9 de septiembre"),
    "it": SystemWords(now: "adesso", notification: "Notifica", send: "Invia", date: "martedì 9 settembre"),
    "pt": SystemWords(now: "agora", notification: "Notificação", send: "Enviar", date: "terça-feira, 9 de setembro"),
    "ko": SystemWords(now: "지금", notification: "알림", send: "보내기", date: "9월 9일 화요일"),
    "zh": SystemWords(now: "现在", notification: "通知", send: "发送", date: "9月9日 星期二"),
    "ar": SystemWords(now: "الآن", notification: "إشعار", send: "إرسال", date: "الثلاثاء، ٩ سبتمبر"),
    "he": SystemWords(now: "עכשיו", notification: "עדכון", send: "שלח", date: "יום שלישי, 9 בספטמבר"),
  ]
}
