/// Staking of one token for rewards of each block, shared by what is staked. Rewards are paid out of what the contract holds
/// beyond the stakes. Amounts in raw units.
interface singleStaking {
  function stakedToken() view returns (address);
  function rewardToken() view returns (address);
  function rewardPerBlock() view returns (uint256);
  /// Rewards end with this block; 0: never.
  function endBlock() view returns (uint256);
  function totalStaked() view returns (uint256);
  /// Rewards up to `lastRewardBlock` that nobody has taken yet.
  function unclaimed() view returns (uint256);
  function getRewardInfo() view returns (uint256 lastRewardBlock, uint256 accRewardPerShare);
  /// What the account has staked; what else is returned is not read.
  function userInfo(address account) view returns (uint256 staked);
  function pendingReward(address account) view returns (uint256);
  /// Stakes or takes back so much and pays what is due; an amount of 0 only claims, and fails where it can't be paid.
  function transact(uint256 amount, bool isDeposit);
  /// After the transfer that it names, like those below: a reward that was paid.
  event Claimed(address indexed user, uint256 reward);
  /// A stake that was paid back.
  event Unstaked(address indexed user, uint256 amount);
}
