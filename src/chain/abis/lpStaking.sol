/// The rewards pool that pool tokens are staked in (MyTradePool). Amounts in raw units.
interface lpStaking {
  function poolLength() view returns (uint256);
  /// @custom:as stakingPool
  function poolInfo(uint256 pid) view returns (address lpToken, uint256 allocPoint);
  /// Number of the pool that takes these pool tokens; 0 also for unknown ones, so hold it against `poolInfo`.
  /// @custom:name pidOf
  function LpOfPid(address lpToken) view returns (uint256);
  /// Pool tokens the account has staked; what else is returned is not read.
  function userInfo(uint256 pid, address account) view returns (uint256 staked);
  /// Rewards the account could claim: of the product token, and of a second one where the pool has one.
  function pending(uint256 pid, address account) view returns (uint256 product, uint256 second);
  /// After everything that a deposit, a claim or a withdrawal pays.
  event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
  event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
}
