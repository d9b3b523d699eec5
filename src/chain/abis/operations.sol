interface owned {
  function owner() view returns (address);
}

interface distributionAdmin {
  function admins(address account) view returns (bool);
  function addAdmin(address account);
  function deleteAdmin(address account);
  /// No claims until `resume`.
  function stop();
  function resume();
  /// Replaces claimable amounts, raw.
  function setRewards(address token, address[] accounts, uint256[] amounts);
}

interface miningAdmin {
  /// `withUpdate`: pays all pairs by the previous points first.
  function addPair(uint256 allocPoint, address pair, bool withUpdate);
}

/// Raw units; duration in seconds.
interface farmAdmin {
  function deploy(address farmOwner, address stakingToken, address rewardsTokenA, address rewardsTokenB, uint256 rewardAmountA, uint256 rewardAmountB, uint256 rewardsDuration);
  /// Next period.
  function update(address stakingToken, uint256 rewardAmountA, uint256 rewardAmountB, uint256 rewardsDuration);
  /// Moves the rewards into the farm and starts the period.
  function notifyRewardAmount(address stakingToken);
}

/// Only its factory adds bonds.
interface bondAdmin {
  function factory() view returns (address);
  function pushBond(address payoutToken, address principleToken, address treasury, address bond, address initialOwner, uint256[] tierCeilings, uint256[] fees) returns (address, address);
}
