// iOS's Foundation brings these along; extension code relies on it.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
