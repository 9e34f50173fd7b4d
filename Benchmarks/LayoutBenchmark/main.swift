// Times layouts of growing trees of views: boxes of four, each with a leaf whose height a constant gives, one below the other.
// Prints the number of views, and the nanoseconds of the first layout, of one for a new width, and of one after the constant
// of a leaf was changed.
import Foundation
import UIKit

/// The least of the runs' times.
@MainActor func nanoseconds(runs: Int, prepare: () -> Void = {}, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
  }
  return best
}

@MainActor final class Boxes {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var heights: [NSLayoutConstraint] = []
  private var views = 1

  init(_ count: Int) {
    // Twenty boxes in a column of the root, and twenty in each of their leaves in turn.
    var holders = [root]
    var next = 0
    while views < count {
      let holder = holders[next]
      next += 1
      var above = holder.topAnchor
      for _ in 0..<20 where views < count {
        let (box, leaf) = (UIView(), UIView())
        for (view, parent) in [(box, holder), (leaf, box)] {
          view.translatesAutoresizingMaskIntoConstraints = false
          parent.addSubview(view)
        }
        let height = leaf.heightAnchor.constraint(equalToConstant: 10)
        heights.append(height)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
          box.topAnchor.constraint(equalTo: above, constant: 1),
          leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
          leaf.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -1),
          leaf.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
          leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -1),
          height,
        ])
        above = box.bottomAnchor
        holders.append(leaf)
        views += 2
      }
    }
  }
}

for count in [10, 100, 1_000, 10_000] {
  let runs = count > 1_000 ? 3 : 10
  var boxes = Boxes(count)
  let first = nanoseconds(runs: runs, prepare: { boxes = Boxes(count) }, { boxes.root.layoutIfNeeded() })
  let width = nanoseconds(runs: 2 * runs) {
    boxes.root.frame.size.width = boxes.root.frame.width == 390 ? 430 : 390
    boxes.root.layoutIfNeeded()
  }
  let leaf = nanoseconds(runs: 4 * runs) {
    boxes.heights[boxes.heights.count - 1].constant = boxes.heights[boxes.heights.count - 1].constant == 10 ? 12 : 10
    boxes.root.layoutIfNeeded()
  }
  print("layout \(count) \(first) \(width) \(leaf)")
}
