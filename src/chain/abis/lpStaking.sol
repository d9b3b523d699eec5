/// MyTradePool. Raw units.
interface lpStaking {
  function poolLength() view returns (uint256);
  /// @custom:as stakingPool
  function poolInfo(uint256 pid) view returns (address lpToken, uint256 allocPoint);
  /// 0 also for unknown pool tokens, so compare it with `poolInfo`.
  /// @custom:name pidOf
  function LpOfPid(address lpToken) view returns (uint256);
  /// Other return values are not read.
  function userInfo(uint256 pid, address account) view returns (uint256 staked);
  /// Product token, and a second one of some pools.
  function pending(uint256 pid, address account) view returns (uint256 product, uint256 second);
  /// Follows everything that it pays.
  event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
  event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
}
