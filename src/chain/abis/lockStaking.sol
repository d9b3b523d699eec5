/// Tokens locked for some months, paid back with a reward that is fixed when they are locked. Amounts in raw units, times in
/// unix seconds.
interface lockStaking {
  function token() view returns (address);
  function minimumLocked() view returns (uint256);
  /// The reward in 1/10000 of the deposit, for the whole time.
  function tokenRate(uint256 months) view returns (uint256);
  /// Seconds; 0: this time is not offered.
  function tokenDuration(uint256 months) view returns (uint256);
  /// The most that can be locked for so many months, so that every payout is covered.
  function remainingLockUp(uint256 months) view returns (uint256);
  /// What is owed at the ends of all locks, deposits and rewards.
  function totalPayout() view returns (uint256);
  function stakesCount(address account) view returns (uint256);
  /// Those that were not withdrawn, in no order: one that is withdrawn gives its index to the last one.
  /// @custom:as lockedStake
  function stakes(address account, uint256 index) view returns (uint256 stakeId, uint256 stakeStartTime, uint256 stakeEndTime, uint256 tokenRate, uint256 payout, uint256 deposited);
  function deposit(uint256 amount, uint256 months) returns (uint256 stakeId);
  function withdraw(uint256 stakeId);
  /// After the transfers that they name: of the deposit, and of the payout with its reward.
  event Deposited(address indexed user, uint256 indexed stakeId, uint256 amount, uint256 payout, uint256 endTime);
  event Withdrawn(address indexed user, uint256 indexed stakeId, uint256 payout);
}
