/// Rewards that the exchange writes down for accounts, paid out of what the contract holds. Amounts in raw units.
interface rewardDistribution {
  function rewards(address token, address account) view returns (uint256);
  /// Rewards of all accounts together.
  function totalRewards(address token) view returns (uint256);
  /// Nobody can claim for now.
  function stopped() view returns (bool);
  function claim(address token);
}
