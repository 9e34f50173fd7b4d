import Foundation

enum Time {
    static func label(hour: Int, minute: Int) -> String {
        String(format: "%02d:%02d", hour, minute)
    }
}
