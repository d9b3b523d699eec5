/// A farm that pays rewards by the second for a staked token: StakingRewards with one reward, or one with two. Amounts in
/// raw units, times in unix seconds.
interface farm {
  function stakingToken() view returns (address);
  function rewardsToken() view returns (address);
  function totalSupply() view returns (uint256);
  function balanceOf(address account) view returns (uint256);
  function earned(address account) view returns (uint256);
  function earnedA(address account) view returns (uint256);
  function earnedB(address account) view returns (uint256);
  /// Raw reward tokens for a second, also after the period's end.
  function rewardRate() view returns (uint256);
  function rewardRateA() view returns (uint256);
  function rewardRateB() view returns (uint256);
  /// 0: no rewards have been announced yet.
  function periodFinish() view returns (uint256);
  function lastUpdateTime() view returns (uint256);
  function stake(uint256 amount);
  /// Pays no rewards: they stay to be claimed.
  function withdraw(uint256 amount);
  function getReward();
  /// Withdraws everything and claims.
  function exit();
  /// After the transfer that it names: a stake that was paid back.
  event Withdrawn(address indexed user, uint256 amount);
  /// A reward that was paid by a farm with one.
  event RewardPaid(address indexed user, uint256 reward);
}

/// A farm with two rewards (DualRewardsFarm).
interface dualFarm {
  /// After the transfer that it names: a reward that was paid.
  event RewardPaid(address indexed user, address rewardToken, uint256 reward);
}
