/// MyTradeOrderMining. Raw reward units.
interface orderMining {
  /// 0: never earned anything.
  /// @custom:name indexOf
  function userInfoIndexMap(address maker) view returns (uint256);
  /// @custom:name minerAt
  /// @custom:as minerRecord
  function userInfoArray(uint256 index) view returns (address maker, uint256 withdrawEndBlock, uint256 addRewardEndBlock, uint256 reward, uint256 rewardSum);
  /// Taken from the vault.
  /// @custom:name perBlock
  function orderMiningPerBlock() view returns (uint256);
  /// Rewards up to this block have been taken from the vault.
  function startBlock() view returns (uint256);
  /// @custom:name rewardToken
  function userRewardToken() view returns (address);
  /// Every order, cancellation and claim takes rewards from it.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Pays everything claimable. Reverts without a reason if that is nothing.
  function withdrawUserReward() returns (bool);
}

/// MytradeConfig.
interface orderMiningConfig {
  /// Columns of a table. Limits in 1/10000 of the market price.
  /// @custom:as pairFactors
  function getPairFactors() view returns (address[] token0s, address[] token1s, uint256[] factors, uint256[] maxLimits, uint256[] minLimits);
  /// Blocks between two computations of rewards.
  function step() view returns (uint256);
  /// All pairs, per block, raw.
  /// @custom:name blockAmount
  function blockAmout() view returns (uint256);
}
