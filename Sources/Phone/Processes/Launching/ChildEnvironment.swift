/// The environment of a process of the phone: made from the phone's settings alone, so that nothing of the machine's or its
/// user's reaches pixels, files or the user's code.
public enum ChildEnvironment {
  /// The variables.
  /// - Parameters:
  ///   - home: the data container.
  ///   - locale: the phone's, such as `ja_JP`.
  ///   - inherited: the phone's own environment; only what the loader needs is taken from it.
  public static func variables(home: String, locale: String, inherited: [String: String]) -> [String: String] {
    var variables = [
      "HOME": home,
      // Foundation asks the password file for the home folder unless this says another one.
      "CFFIXED_USER_HOME": home,
      "XDG_CACHE_HOME": home + "/Library/Caches",
      "XDG_CONFIG_HOME": home + "/Library/Preferences",
      "XDG_DATA_HOME": home + "/Library/Application Support",
      "TMPDIR": home + "/tmp",
      "PATH": "/usr/bin:/bin",
      // The C library's own texts, numbers and sorting stay the same for every phone; the phone's locale reaches the code
      // through Foundation.
      "LC_ALL": "C.UTF-8",
      "LANG": locale + ".UTF-8",
      "TZ": "UTC",
      "USER": "mobile",
      // Crashes are reported by the process itself; the runtime's own report would start another program.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for name in ["LD_LIBRARY_PATH"] + inherited.keys.filter({ $0.hasPrefix("NAGAOSHI_") }) {
      if let value = inherited[name] { variables[name] = value }
    }
    return variables
  }
}
