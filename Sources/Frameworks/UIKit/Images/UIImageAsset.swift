import IOSFoundation
import Synchronization

/// Pictures of one thing for different traits, such as light and dark.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let variants = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])
  /// The name and the bundle of pictures of an asset catalog.
  private let catalogued: (name: String, bundle: Bundle?)?

  /// Makes an asset without pictures.
  public override init() {
    catalogued = nil
    super.init()
  }

  init(name: String, bundle: Bundle?) {
    catalogued = (name, bundle)
    super.init()
  }

  /// Adds the picture for some traits, in place of the one that was there for them.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append((traitCollection, image.belonging(to: self)))
    }
  }

  /// Adds the picture for what a configuration says.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the picture for some traits out.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the picture for what a configuration says out.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture that suits the traits best: of those whose traits all hold the one that says most, else the first one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let catalogued,
      let image = UIImage(named: catalogued.name, in: catalogued.bundle, compatibleWith: traitCollection)
    {
      return image
    }
    return variants.withLock { variants in
      let suited = variants.filter { traitCollection.containsTraits(in: $0.traits) }
      let best = suited.max { $0.traits.values.specifiedCount < $1.traits.values.specifiedCount }
      return (best ?? variants.first)?.image ?? UIImage()
    }
  }

  /// The picture that suits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection.current)
  }
}

extension UIImage {
  func belonging(to asset: UIImageAsset) -> UIImage { with { $0.asset = asset } }

  /// The picture that its asset has for some traits, with all else as it is here.
  func suited(to traits: UITraitCollection) -> UIImage {
    guard let asset = look.asset else { return self }
    let other = asset.image(with: traits)
    guard other.art != art else { return self }
    var look = look
    (look.scale, look.orientation) = (other.look.scale, other.look.orientation)
    return UIImage(art: other.art, look: look)
  }
}
