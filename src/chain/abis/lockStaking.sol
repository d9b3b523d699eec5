/// The reward is fixed at the deposit. Raw units, unix seconds.
interface lockStaking {
  function token() view returns (address);
  function minimumLocked() view returns (uint256);
  /// 1/10000 of the deposit, for the whole term.
  function tokenRate(uint256 months) view returns (uint256);
  /// Seconds; 0: not offered.
  function tokenDuration(uint256 months) view returns (uint256);
  /// Largest deposit whose payout is covered.
  function remainingLockUp(uint256 months) view returns (uint256);
  /// Deposits and rewards of all locks.
  function totalPayout() view returns (uint256);
  function stakesCount(address account) view returns (uint256);
  /// Not withdrawn, in no order: a withdrawal moves the last one to its index.
  /// @custom:as lockedStake
  function stakes(address account, uint256 index) view returns (uint256 stakeId, uint256 stakeStartTime, uint256 stakeEndTime, uint256 tokenRate, uint256 payout, uint256 deposited);
  function deposit(uint256 amount, uint256 months) returns (uint256 stakeId);
  function withdraw(uint256 stakeId);
  /// Follows its transfers; the payout includes the reward.
  event Deposited(address indexed user, uint256 indexed stakeId, uint256 amount, uint256 payout, uint256 endTime);
  event Withdrawn(address indexed user, uint256 indexed stakeId, uint256 payout);
}
