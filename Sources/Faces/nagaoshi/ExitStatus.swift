/// What the process ends with; see the contract in the documentation.
enum ExitStatus: Int32 {
  case fine = 0
  case findings = 1
  case usage = 2
  case buildFailed = 3
  case extensionFailed = 4
}
