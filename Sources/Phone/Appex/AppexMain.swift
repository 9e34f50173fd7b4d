internal import CPlatform
import Foundation
import Glibc
import Wire

/// What runs in the process of an extension or app: it connects to the phone and does as it is told.
public enum AppexMain {
  /// Runs for ever.
  public static func run() -> Never {
    guard fcntl(PhoneConnection.standardDescriptors.socket, F_GETFD) >= 0, let parent = getenv("NAGAOSHI_PARENT") else {
      let text = "This program is an app or extension of a phone; nagaoshi starts it. Try: nagaoshi push --help\n"
      FileHandle.standardError.write(Data(text.utf8))
      exit(64)
    }
    np_die_with_parent(pid_t(atoi(parent)))
    np_line_buffer_output()
    np_report_crashes()
    unsetenv("NAGAOSHI_PARENT")
    MainActor.assumeIsolated { Conductor(PhoneConnection()).run() }
  }
}
