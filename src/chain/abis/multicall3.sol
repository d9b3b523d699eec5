/// The views of Multicall2 and 3 that are read as calls of their own aggregate, in which every call may fail on its own.
interface multicall3 {
  /// @custom:selector
  function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls);
  /// Native coin in wei.
  function getEthBalance(address account) view returns (uint256);
  /// Unix seconds.
  /// @custom:as Number
  function getCurrentBlockTimestamp() view returns (uint256);
  /// Hash of the block before the one that is read at.
  function getLastBlockHash() view returns (bytes32);
  /// Hash of one of the last 256 blocks; zeros for any other number.
  function getBlockHash(uint256 block) view returns (bytes32);
}
