/// MyTradeSwapMining. Quantities in raw units of the target token, rewards in those of the reward token.
interface swapMining {
  function poolLength() view returns (uint256);
  /// @custom:as tradePool
  function poolInfo(uint256 pid) view returns (address pair, uint256 quantity, uint256 totalQuantity, uint256 allocPoint, uint256 allocTokenAmount, uint256 lastRewardBlock);
  /// Caller's rewards: the account itself must call.
  function getUserReward(uint256 pid) view returns (uint256 reward, uint256 quantity);
  /// 0 also for unknown pairs, so compare it with `poolInfo`.
  /// @custom:name pidOf
  function pairOfPid(address pair) view returns (uint256);
  /// Traded and not claimed for; other return values are not read.
  function userInfo(uint256 pid, address account) view returns (uint256 quantity);
  /// 0 if nothing prices the token.
  function getQuantity(address token, uint256 amount, address target) view returns (uint256);
  function isWhitelist(address token) view returns (bool);
  /// All pools.
  function tokenPerBlock() view returns (uint256);
  function totalAllocPoint() view returns (uint256);
  /// Unit of quantities.
  function targetToken() view returns (address);
  /// @custom:name rewardToken
  function myt() view returns (address);
  /// Every counted trade and every claim takes rewards from it.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Caller's rewards of all pools; does nothing without any.
  function takerWithdraw();
}
