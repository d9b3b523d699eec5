/// The factory of the pools (Uniswap V2 factory).
interface factory {
  function allPairsLength() view returns (uint256);
  /// The pool that was made as number `index`, from 0 on. Reverts where there is none yet.
  function allPairs(uint256 index) view returns (address);
}

/// Fields that a pool of the factory reports about itself; token0 has the lower address.
interface factoryPair {
  function token0() view returns (address);
  function token1() view returns (address);
}
