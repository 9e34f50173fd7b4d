import UIKit

final class 時刻ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = Time.label(hour: 9, minute: 30)
    }
}
