/// The aggregate of Multicall2 and 3 in which every call may fail on its own.
interface aggregate {
  /// @custom:selector
  function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls);
}
