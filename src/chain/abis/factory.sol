/// Uniswap V2.
interface factory {
  function allPairsLength() view returns (uint256);
  /// Reverts beyond the last pool.
  function allPairs(uint256 index) view returns (address);
}

/// Reported by the pool; token0 has the lower address.
interface factoryPair {
  function token0() view returns (address);
  function token1() view returns (address);
}
