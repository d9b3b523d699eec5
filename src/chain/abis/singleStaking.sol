/// Rewards by the block, paid from the balance beyond the stakes. Raw units.
interface singleStaking {
  function stakedToken() view returns (address);
  function rewardToken() view returns (address);
  function rewardPerBlock() view returns (uint256);
  /// 0: never.
  function endBlock() view returns (uint256);
  function totalStaked() view returns (uint256);
  /// Accrued until `lastRewardBlock`, not taken.
  function unclaimed() view returns (uint256);
  function getRewardInfo() view returns (uint256 lastRewardBlock, uint256 accRewardPerShare);
  /// Other return values are not read.
  function userInfo(address account) view returns (uint256 staked);
  function pendingReward(address account) view returns (uint256);
  /// Pays rewards too; an amount of 0 only claims, and fails if they cannot be paid.
  function transact(uint256 amount, bool isDeposit);
  /// Follows its transfer.
  event Claimed(address indexed user, uint256 reward);
  /// Returned stake.
  event Unstaked(address indexed user, uint256 amount);
}
