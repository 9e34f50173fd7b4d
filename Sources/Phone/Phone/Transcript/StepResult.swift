import Canvas
import Journal
import SpringBoard
import Wire

/// What a step came to.
public struct StepResult: Sendable {
  /// The step's name, as the transcript says it: `push`, `long-press` …
  public var name: String
  public var facts: StepFacts
  /// The whole screen.
  public var frame: Surface
  /// The content extension's view alone; nil while none is open.
  public var content: Surface?
  /// What the content extension's views are.
  public var tree: ViewTree?
  /// Why the step could not be done; nothing changed then.
  public var refusal: NagaoshiError?

  public init(
    name: String, facts: StepFacts, frame: Surface, content: Surface? = nil, tree: ViewTree? = nil,
    refusal: NagaoshiError? = nil
  ) {
    self.name = name
    self.facts = facts
    self.frame = frame
    self.content = content
    self.tree = tree
    self.refusal = refusal
  }

  /// The step as the transcript tells it, without pictures.
  public var transcriptStep: Transcript.Step {
    var step = Transcript.Step(step: name, state: facts.state)
    step.action = facts.action
    step.response = facts.response
    step.forwarded = facts.forwarded
    step.height = facts.height.map { .init(reserved: Self.rounded($0.reserved), settled: Self.rounded($0.settled)) }
    step.tree = tree
    step.refused = refusal?.description
    step.error = refusal
    return step
  }

  /// To a millionth of a point: what sums of fractions leave behind is no news.
  private static func rounded(_ points: Double) -> Double {
    points.isFinite ? (points * 1e6).rounded() / 1e6 : points
  }
}
