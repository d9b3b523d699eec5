/// The factory of farms with two rewards: one farm for a staking token.
interface farmFactory {
  /// The list has no length: the first index beyond it reverts.
  function stakingTokens(uint256 index) view returns (address);
  /// Zeros for a token without a farm. The amounts are those that the farm will be given next, raw.
  /// @custom:name farmOf
  /// @custom:as farmEntry
  function stakingRewardsInfoByStakingToken(address stakingToken) view returns (address stakingRewards, address rewardsTokenA, address rewardsTokenB, uint256 rewardAmountA, uint256 rewardAmountB, uint256 duration);
}
