/// MyTradePool: terms and calls. Raw units.
interface lpMining {
  /// @custom:as miningPool
  function poolInfo(uint256 pid) view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accTokenPerShare, uint256 accMultLpPerShare, uint256 totalAmount);
  /// @custom:name rewardToken
  function myt() view returns (address);
  /// Paid by some pools in addition.
  /// @custom:name secondToken
  function multLpToken() view returns (address);
  /// True if pool tokens are passed on to a contract that pays the second token.
  function isMultLP(address lpToken) view returns (bool);
  /// All pools, before any halving.
  function tokenPerBlock() view returns (uint256);
  function startBlock() view returns (uint256);
  /// Blocks; 0: never.
  function halvingPeriod() view returns (uint256);
  function totalAllocPoint() view returns (uint256);
  /// Every deposit, withdrawal and claim takes rewards from it.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Pays rewards; an amount of 0 claims.
  function deposit(uint256 pid, uint256 amount);
  /// Pays rewards.
  function withdraw(uint256 pid, uint256 amount);
  /// Returns the stake without rewards.
  function emergencyWithdraw(uint256 pid);
}
