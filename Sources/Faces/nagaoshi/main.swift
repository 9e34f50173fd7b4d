import Foundation

Standard.prepare()
Interruption.watch()
let words = Array(CommandLine.arguments.dropFirst())
let status = await MainActor.run { Commands.run(words) }
Terminal.endProgress()
exit(status.rawValue)
