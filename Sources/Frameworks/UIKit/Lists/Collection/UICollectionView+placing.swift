import CoreGraphics
import IOSFoundation
import Journal

/// Makes cells and headers of registered classes.
@MainActor enum ReusableFactory {
  static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    if type == UICollectionViewListCell.self { return UICollectionViewListCell(frame: .zero) }
    if type == UICollectionViewCell.self { return UICollectionViewCell(frame: .zero) }
    if type == UICollectionReusableView.self { return UICollectionReusableView(frame: .zero) }
    if let view = ObjectFactory.view(type, frame: .zero) as? UICollectionReusableView { return view }
    Journal.reportOnce(
      .init(kind: .unsupported, message: "views of class \(type) cannot be made here; plain ones are used"))
    return type is UICollectionViewCell.Type
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Places what is seen, and asks for what comes into sight.
  func placeItems() {
    let layout = collectionViewLayout
    if let before = preparedBounds, before != bounds, !layout.isStale {
      preparedBounds = before
      if before.size != bounds.size || layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.isStale = true }
    }
    // Cells that size themselves may change where others lie; a few rounds settle that.
    for _ in 0..<8 {
      if layout.isStale {
        layout.isStale = false
        layout.prepare()
        contentSize = layout.collectionViewContentSize
      }
      preparedBounds = bounds
      if !placeSeen(layout) { break }
      layout.isStale = true
    }
    backgroundView?.frame = bounds
  }

  /// True when a cell wants another size than the layout gave it.
  private func placeSeen(_ layout: UICollectionViewLayout) -> Bool {
    let attributes = (layout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
    putAway(except: attributes)
    var changes = false
    for place in attributes {
      switch place.representedElementCategory {
      case .cell:
        guard let cell = cells[place.indexPath] ?? makeCell(place) else { continue }
        if layout.fittingTarget(for: place.indexPath) != nil {
          place.apply(to: cell)
          let wish = cell.preferredLayoutAttributesFitting(place)
          if layout.take(wish.size, for: place.indexPath), wish.size != place.size { changes = true }
        }
        place.apply(to: cell)
        cell.apply(place)
      case .supplementaryView, .decorationView:
        let key = ExtraKey(kind: place.representedElementKind ?? "", path: place.indexPath)
        guard let view = extras[key] ?? makeExtra(key, place, layout) else { continue }
        place.apply(to: view)
        view.apply(place)
      }
    }
    return changes
  }

  /// Puts away what went out of sight, first, so that its cells can be used again for what came into sight.
  private func putAway(except attributes: [UICollectionViewLayoutAttributes]) {
    var (paths, keys) = (Set<IndexPath>(), Set<ExtraKey>())
    for place in attributes {
      if place.representedElementCategory == .cell {
        paths.insert(place.indexPath)
      } else {
        keys.insert(ExtraKey(kind: place.representedElementKind ?? "", path: place.indexPath))
      }
    }
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      retire(cell, kind: "")
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for (key, view) in extras where !keys.contains(key) {
      extras[key] = nil
      retire(view, kind: key.kind)
    }
  }

  private func makeCell(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = place.indexPath
    guard let dataSource, path.item < numberOfItems(inSection: path.section) else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cells[path] = cell
    place.apply(to: cell)
    cell.isSelected = chosen.contains(path)
    (cell as? UICollectionViewListCell)?.isLast = path.item == numberOfItems(inSection: path.section) - 1
    addSubview(cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func makeExtra(
    _ key: ExtraKey, _ place: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if place.representedElementCategory == .decorationView {
      guard let type = layout.decorationClasses[key.kind] as? UICollectionReusableView.Type else { return nil }
      view = ReusableFactory.make(type)
      insertSubview(view, at: 0)
    } else {
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      addSubview(view)
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    extras[key] = view
    return view
  }
}

extension UICollectionView {
  /// How cells of a class are made and filled, as a value.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers and other views of a class are made and filled, as a value.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    let kind: String
    let handler: Handler
    /// Makes a registration.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// A cell of a registration, filled.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let name = "registration.\(String(reflecting: Cell.self))"
    register(Cell.self, forCellWithReuseIdentifier: name)
    let made = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let cell = made as? Cell ?? unsafeDowncast(made, to: Cell.self)
    if let item, made is Cell { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or other view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let name = "registration.\(String(reflecting: Supplementary.self))"
    register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: name)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: name, for: indexPath)
    let view = made as? Supplementary ?? unsafeDowncast(made, to: Supplementary.self)
    if made is Supplementary { registration.handler(view, registration.kind, indexPath) }
    return view
  }
}
