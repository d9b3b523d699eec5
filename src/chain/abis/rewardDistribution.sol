/// Recorded by the exchange. Raw units.
interface rewardDistribution {
  function rewards(address token, address account) view returns (uint256);
  /// All accounts.
  function totalRewards(address token) view returns (uint256);
  /// Nobody can claim.
  function stopped() view returns (bool);
  function claim(address token);
}
