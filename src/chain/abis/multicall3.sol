/// Multicall2 and 3; every call of an aggregate may fail by itself.
interface multicall3 {
  /// @custom:selector
  function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls);
  /// Wei.
  function getEthBalance(address account) view returns (uint256);
  /// Unix seconds.
  /// @custom:as Number
  function getCurrentBlockTimestamp() view returns (uint256);
  /// Block before the one read at.
  function getLastBlockHash() view returns (bytes32);
  /// Last 256 blocks; zeros for others.
  function getBlockHash(uint256 block) view returns (bytes32);
}
