/// Runs `body`.
///
/// Swift objects are freed when their last reference goes, so there is no pool to drain here; the function exists so that
/// code written for iOS compiles and behaves as it does there.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func autoreleasepool<E: Error, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
