import CPlatform
import Glibc
import XcodeProject

/// Runs a program to its end or to its deadline, and keeps what it said.
package struct Subprocess {
  /// How it ended.
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    case timedOut
    case notStarted(String)
  }

  package var end: End
  package var output: [UInt8]
  /// What it wrote to the error stream.
  package var errors: [UInt8]

  /// More than this of either stream is thrown away (bytes).
  private static let outputLimit = 16 << 20

  /// - Parameter timeout: seconds; after that the program and all that it started are killed.
  package static func run(_ arguments: [String], timeout: Double) -> Subprocess {
    var out: [Int32] = [-1, -1]
    var err: [Int32] = [-1, -1]
    guard channel(&out) else { return failed() }
    guard channel(&err) else {
      close(out[0])
      close(out[1])
      return failed()
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, out[1], 1)
    posix_spawn_file_actions_adddup2(&actions, err[1], 2)
    // A program that lives long must not hold open what another thread is just writing.
    np_close_from(&actions, 3)
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    argv.append(nil)
    defer { for pointer in argv { free(pointer) } }
    var pid: pid_t = 0
    var code = posix_spawn(&pid, arguments[0], &actions, nil, argv, environ)
    // A file that was just written may still be open in a process that another thread is starting at this moment.
    var tries = 0
    while code == ETXTBSY && tries < 200 {
      usleep(5000)
      code = posix_spawn(&pid, arguments[0], &actions, nil, argv, environ)
      tries += 1
    }
    close(out[1])
    close(err[1])
    guard code == 0 else {
      close(out[0])
      close(err[0])
      return Subprocess(end: .notStarted(Disk.reason(code)), output: [], errors: [])
    }
    return collect(pid, out[0], err[0], timeout: timeout)
  }

  /// A socket pair, because a pipe cannot be made closed-on-exec in one step here, and programs that start side by side
  /// would keep each other's ends open.
  private static func channel(_ ends: inout [Int32]) -> Bool {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return socketpair(AF_UNIX, kind, 0, &ends) == 0
  }

  private static func failed() -> Subprocess {
    Subprocess(end: .notStarted(Disk.reason(errno)), output: [], errors: [])
  }

  private static func collect(_ pid: pid_t, _ out: Int32, _ err: Int32, timeout: Double) -> Subprocess {
    var result = Subprocess(end: .timedOut, output: [], errors: [])
    let deadline = now() + timeout
    var open = [out, err]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      let left = deadline - now()
      if left <= 0 { break }
      var polls = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&polls, nfds_t(polls.count), Int32(min(left * 1000 + 1, 60_000)))
      if ready < 0 && errno != EINTR { break }
      if ready <= 0 { continue }
      for entry in polls where entry.revents != 0 {
        let got = read(entry.fd, &chunk, chunk.count)
        if got > 0 {
          if entry.fd == out, result.output.count < outputLimit { result.output += chunk[..<got] }
          if entry.fd == err, result.errors.count < outputLimit { result.errors += chunk[..<got] }
        } else if got == 0 || errno != EINTR {
          open.removeAll { $0 == entry.fd }
        }
      }
    }
    close(out)
    close(err)
    var status: Int32 = 0
    // The streams are at their end: the program is ending too, unless it closed them and lingers.
    while now() < deadline {
      let waited = waitpid(pid, &status, WNOHANG)
      if waited == pid {
        result.end = end(of: status)
        return result
      }
      if waited < 0 && errno != EINTR { return result }
      usleep(500)
    }
    for victim in descendants(of: pid) + [pid] { kill(victim, SIGKILL) }
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return result
  }

  private static func end(of status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }

  private static func descendants(of pid: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var queue = [pid]
    while let parent = queue.popLast(), found.count < 1000 {
      // Files of /proc have no size that could be asked for.
      guard let stream = fopen("/proc/\(parent)/task/\(parent)/children", "r") else { continue }
      defer { fclose(stream) }
      var buffer = [CChar](repeating: 0, count: 4096)
      guard fgets(&buffer, Int32(buffer.count), stream) != nil else { continue }
      let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let children = text.split(separator: " ").compactMap { pid_t($0) }
      found += children
      queue += children
    }
    return found
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
