/// The contract that pays rewards for staked pool tokens (MyTradePool): its terms, and what is sent to it. What an account
/// has there is in lpStaking.sol. Amounts in raw units, rewards in those of the reward token.
interface lpMining {
  /// @custom:as miningPool
  function poolInfo(uint256 pid) view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accTokenPerShare, uint256 accMultLpPerShare, uint256 totalAmount);
  /// The reward token.
  /// @custom:name rewardToken
  function myt() view returns (address);
  /// The token that some pools pay beside it.
  /// @custom:name secondToken
  function multLpToken() view returns (address);
  /// Whether pool tokens are passed on to a contract that pays the second token.
  function isMultLP(address lpToken) view returns (bool);
  /// Rewards of all pools for each block, before any halving.
  function tokenPerBlock() view returns (uint256);
  function startBlock() view returns (uint256);
  /// Blocks after which the rewards halve; 0: never.
  function halvingPeriod() view returns (uint256);
  function totalAllocPoint() view returns (uint256);
  /// The vault that rewards are taken from, with every deposit, withdrawal and claim.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Also pays what is due: an amount of 0 claims.
  function deposit(uint256 pid, uint256 amount);
  /// Also pays what is due.
  function withdraw(uint256 pid, uint256 amount);
  /// Returns the whole stake without its rewards.
  function emergencyWithdraw(uint256 pid);
}
