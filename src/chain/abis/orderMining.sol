/// The contract that pays rewards for resting orders (MyTradeOrderMining). Amounts in raw units of the reward token.
interface orderMining {
  /// Position of the maker's entry; 0: it has never earned anything.
  /// @custom:name indexOf
  function userInfoIndexMap(address maker) view returns (uint256);
  /// @custom:name minerAt
  /// @custom:as minerRecord
  function userInfoArray(uint256 index) view returns (address maker, uint256 withdrawEndBlock, uint256 addRewardEndBlock, uint256 reward, uint256 rewardSum);
  /// What the contract takes from the vault for each block.
  /// @custom:name perBlock
  function orderMiningPerBlock() view returns (uint256);
  /// Rewards of the blocks up to this one have been taken from the vault.
  function startBlock() view returns (uint256);
  /// @custom:name rewardToken
  function userRewardToken() view returns (address);
  /// The vault, which every order, cancellation and claim takes what is due from.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Pays all that the sender can claim. Reverts without a reason where that is nothing.
  function withdrawUserReward() returns (bool);
}

/// Rules for resting orders that earn rewards (MytradeConfig).
interface orderMiningConfig {
  /// The columns of a table. Limits are in 1/10000 of the market price.
  /// @custom:as pairFactors
  function getPairFactors() view returns (address[] token0s, address[] token1s, uint256[] factors, uint256[] maxLimits, uint256[] minLimits);
  /// Blocks between two computations of rewards.
  function step() view returns (uint256);
  /// Rewards of all pairs for each block, raw.
  /// @custom:name blockAmount
  function blockAmout() view returns (uint256);
}
