/// The contract that pays rewards for trades (MyTradeSwapMining). Quantities are traded amounts in raw units of its target
/// token, rewards in those of the reward token.
interface swapMining {
  function poolLength() view returns (uint256);
  /// @custom:as tradePool
  function poolInfo(uint256 pid) view returns (address pair, uint256 quantity, uint256 totalQuantity, uint256 allocPoint, uint256 allocTokenAmount, uint256 lastRewardBlock);
  /// The caller's rewards in a pool, and the quantity they are for: to be asked by the account itself.
  function getUserReward(uint256 pid) view returns (uint256 reward, uint256 quantity);
  /// The pool of a pair; 0 also for an unknown one, so hold it against `poolInfo`.
  /// @custom:name pidOf
  function pairOfPid(address pair) view returns (uint256);
  /// What an account traded and has not claimed for; what else is returned is not read.
  function userInfo(uint256 pid, address account) view returns (uint256 quantity);
  /// The quantity of an amount of `token`; 0 where nothing prices it.
  function getQuantity(address token, uint256 amount, address target) view returns (uint256);
  function isWhitelist(address token) view returns (bool);
  /// Rewards of all pools for each block.
  function tokenPerBlock() view returns (uint256);
  function totalAllocPoint() view returns (uint256);
  /// The token that quantities are counted in.
  function targetToken() view returns (address);
  /// The reward token.
  /// @custom:name rewardToken
  function myt() view returns (address);
  /// The vault that rewards are taken from, with every counted trade and every claim.
  /// @custom:name vault
  function totalPoolAddr() view returns (address);
  /// Takes the caller's rewards of all pools; does nothing where there are none.
  function takerWithdraw();
}
