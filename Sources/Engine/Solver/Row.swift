/// A coefficient of a row.
struct Cell {
  var symbol: Symbol
  var coefficient: Double
}

/// A basic symbol expressed in parametric ones: `basic = constant + Σ coefficient × symbol`.
struct Row {
  var constant: Double = 0
  /// In ascending order of symbols; no coefficient is zero.
  var cells: ContiguousArray<Cell> = []

  /// The coefficient of `symbol`, zero when it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
    }
  }

  /// Where `symbol` is, or belongs.
  func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds `coefficient` times `symbol`.
  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    let index = position(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].coefficient += coefficient
      if abs(cells[index].coefficient) < Tolerance.coefficient { cells.remove(at: index) }
    } else if abs(coefficient) >= Tolerance.coefficient {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns `leaving = … + a × entering + …` into `entering = …`.
  mutating func solve(for entering: Symbol, leaving: Symbol) {
    let index = position(of: entering)
    let factor = -1 / cells[index].coefficient
    cells.remove(at: index)
    scale(by: factor)
    cells.insert(Cell(symbol: leaving, coefficient: -factor), at: position(of: leaving))
  }

  /// The range of cells that the symbols of `other` and `gone` are in, or would be.
  func window(of other: Row, and gone: Symbol) -> Range<Int> {
    var first = gone
    var last = gone
    if let head = other.cells.first, let tail = other.cells.last {
      first = min(first, head.symbol)
      last = max(last, tail.symbol)
    }
    return position(of: first)..<position(of: last + 1)
  }

  /// A window of `whole + factor × theirs` without `gone`, into `sum`; symbols that `whole` did not have go into `born` as
  /// well. All of their symbols must be in the window.
  static func merge(
    _ whole: ContiguousArray<Cell>, in window: Range<Int>, _ theirs: ContiguousArray<Cell>, times factor: Double,
    without gone: Symbol, into sum: inout ContiguousArray<Cell>, born: inout ContiguousArray<Symbol>
  ) {
    sum.removeAll(keepingCapacity: true)
    sum.reserveCapacity(window.count + theirs.count)
    whole.withUnsafeBufferPointer { whole in
      let mine = UnsafeBufferPointer(rebasing: whole[window])
      theirs.withUnsafeBufferPointer { theirs in
        var left = 0
        var right = 0
        while left < mine.count, right < theirs.count {
          let own = mine[left]
          let other = theirs[right]
          if own.symbol < other.symbol {
            if own.symbol != gone { sum.append(own) }
            left += 1
          } else if own.symbol > other.symbol {
            let value = factor * other.coefficient
            if abs(value) >= Tolerance.coefficient {
              sum.append(Cell(symbol: other.symbol, coefficient: value))
              born.append(other.symbol)
            }
            right += 1
          } else {
            let value = own.coefficient + factor * other.coefficient
            if abs(value) >= Tolerance.coefficient, own.symbol != gone {
              sum.append(Cell(symbol: own.symbol, coefficient: value))
            }
            left += 1
            right += 1
          }
        }
        while left < mine.count {
          if mine[left].symbol != gone { sum.append(mine[left]) }
          left += 1
        }
        while right < theirs.count {
          let value = factor * theirs[right].coefficient
          if abs(value) >= Tolerance.coefficient {
            sum.append(Cell(symbol: theirs[right].symbol, coefficient: value))
            born.append(theirs[right].symbol)
          }
          right += 1
        }
      }
    }
  }
}
