import Arguments
import Foundation
import Journal

// Commands write to pipes whose reader may be gone.
signal(SIGPIPE, SIG_IGN)

let words = Array(CommandLine.arguments.dropFirst())
let status = await MainActor.run { Commands.run(words) }
exit(status.rawValue)
