/// One farm for a staking token.
interface farmFactory {
  /// No length: the first index beyond the list reverts.
  function stakingTokens(uint256 index) view returns (address);
  /// Zeros for a token without a farm. Amounts of the next period, raw.
  /// @custom:name farmOf
  /// @custom:as farmEntry
  function stakingRewardsInfoByStakingToken(address stakingToken) view returns (address stakingRewards, address rewardsTokenA, address rewardsTokenB, uint256 rewardAmountA, uint256 rewardAmountB, uint256 duration);
}
