import Foundation
import Glibc

/// The three standard descriptors.
enum Standard {
  /// Makes them safe to use: what is closed becomes `/dev/null`, or the next file that is opened would take its number and
  /// messages would be written into it; and a reader that is gone ends no process.
  static func prepare() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    // Signals that nobody sends the phone on purpose: an extension must not end it with one.
    for number in [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO] { signal(number) { _ in } }
  }

  /// Writes all of it, unless the reader is gone.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Whether a person looks at it.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
