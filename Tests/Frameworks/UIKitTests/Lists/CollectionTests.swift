import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("A collection", .serialized)
struct CollectionTests {
  fileprivate final class Tile: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 7
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.label.text = "Item \(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source = Source()
  private let finger: Finger

  init() { finger = Finger(window, TestClock()) }

  private func make(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    (view.dataSource, view.delegate) = (source, source)
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  // Defaults (50 × 50, gaps of 10) and the spreading of full lines: UICollectionViewFlowLayout's documentation.
  @Test("a flow layout fills lines and spreads full ones from edge to edge")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = make(layout)

    let frames = (0..<7).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 30, width: 90, height: 40))
    #expect(frames[1] == CGRect(x: 115, y: 30, width: 90, height: 40))
    #expect(frames[2] == CGRect(x: 230, y: 30, width: 90, height: 40))
    #expect(frames[3]?.origin == CGPoint(x: 0, y: 80))
    #expect(frames[6]?.origin == CGPoint(x: 0, y: 130))
    #expect(view.contentSize == CGSize(width: 320, height: 170))
    #expect(view.visibleCells.count == 7)
    #expect(view.visibleCells.allSatisfy { $0 is Tile })
    let head = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("only cells in sight are made, and used again")
  func reuse() {
    source.count = 200
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let view = make(layout)
    #expect(view.visibleCells.count == 8)
    let first = Set(view.visibleCells.map { ObjectIdentifier($0) })

    view.contentOffset.y = 4000
    window.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first?.item == 80)
    #expect(!first.isDisjoint(with: view.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test("a tap chooses an item and tells")
  func choosing() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let view = make(layout)

    finger.tap(150, 20)
    finger.tap(20, 20)

    #expect(source.chosen == [1, 0])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test("cells that size themselves have the size of their constraints")
  func automatic() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = make(layout)
    let label = UILabel()
    label.text = "Item 0"

    let size = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size ?? .zero
    #expect(abs(size.height - label.intrinsicContentSize.height - 10) < 0.01)
    #expect(abs(size.width - label.intrinsicContentSize.width) < 0.01)
  }

  @Test("a compositional layout puts groups below each other, with parts of their width")
  func compositional() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 5
    let view = make(UICollectionViewCompositionalLayout(section: section))

    let frames = (0..<7).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 12, y: 12, width: 146, height: 56))
    #expect(frames[1] == CGRect(x: 162, y: 12, width: 146, height: 56))
    #expect(frames[2]?.origin == CGPoint(x: 12, y: 77))
    // Four groups of 60, three gaps of 5, insets of 10.
    #expect(view.contentSize.height == 275)
  }

  @Test("estimated heights give way to those of the cells")
  func estimated() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = make(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let label = UILabel()
    label.text = "Item 0"
    let height = label.intrinsicContentSize.height + 10

    #expect(abs(view.contentSize.height - 7 * height) < 0.1)
  }

  @Test("a snapshot is shown, and a registration fills its cells")
  func snapshots() {
    let layout = UICollectionViewFlowLayout()
    let view = make(layout)
    let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, item in cell.label.text = item }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["z"], beforeItem: "a")

    source.apply(snapshot)

    #expect(view.visibleCells.compactMap { ($0 as? Tile)?.label.text } == ["z", "a", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 1))
  }
}
