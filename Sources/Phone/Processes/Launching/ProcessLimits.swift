import Wire

/// What a process may take. The memory of a service extension is Apple's number; the others keep the machine safe.
public struct ProcessLimits: Sendable, Equatable {
  /// How much memory it may use above what it uses before the user's code runs, in megabytes.
  public var memory: Int
  /// How much it may reserve at once, in megabytes: an allocation above this fails at once, before the watch can see it.
  public var reservation: Int
  /// How large a file it may write, in megabytes.
  public var file: Int
  /// How many files it may hold open.
  public var descriptors: Int

  public init(memory: Int = 1024, reservation: Int = 4096, file: Int = 512, descriptors: Int = 1024) {
    self.memory = memory
    self.reservation = reservation
    self.file = file
    self.descriptors = descriptors
  }

  /// The limits of a role.
  ///
  /// Service: 24 MB [S nextcloud/talk-ios#1223: "ActiveHard 24 MB (fatal)"]. Content: no source found, [M]. App: as an old
  /// iPhone's [M].
  public static func standard(for role: Preparation.Role) -> ProcessLimits {
    switch role {
    case .service: ProcessLimits(memory: 24, reservation: 1024)
    case .content: ProcessLimits(memory: 256, reservation: 2048)
    case .app: ProcessLimits(memory: 1024, reservation: 4096)
    }
  }
}
