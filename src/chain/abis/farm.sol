/// Rewards by the second (StakingRewards, or two rewards). Raw units, unix seconds.
interface farm {
  function stakingToken() view returns (address);
  function rewardsToken() view returns (address);
  function totalSupply() view returns (uint256);
  function balanceOf(address account) view returns (uint256);
  function earned(address account) view returns (uint256);
  function earnedA(address account) view returns (uint256);
  function earnedB(address account) view returns (uint256);
  /// Raw units per second, also after the period's end.
  function rewardRate() view returns (uint256);
  function rewardRateA() view returns (uint256);
  function rewardRateB() view returns (uint256);
  /// 0: no rewards announced yet.
  function periodFinish() view returns (uint256);
  function lastUpdateTime() view returns (uint256);
  function stake(uint256 amount);
  /// Pays no rewards: they stay claimable.
  function withdraw(uint256 amount);
  function getReward();
  /// Withdraws everything and claims.
  function exit();
  /// Follows its transfer: a returned stake.
  event Withdrawn(address indexed user, uint256 amount);
  /// Farm with one reward.
  event RewardPaid(address indexed user, uint256 reward);
}

/// DualRewardsFarm.
interface dualFarm {
  /// Follows its transfer.
  event RewardPaid(address indexed user, address rewardToken, uint256 reward);
}
