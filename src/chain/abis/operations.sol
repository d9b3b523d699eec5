/// Contracts with an owner, who alone may call what only an owner may.
interface owned {
  function owner() view returns (address);
}

/// Operators' calls of the contract that pays recorded rewards.
interface distributionAdmin {
  function admins(address account) view returns (bool);
  function addAdmin(address account);
  function deleteAdmin(address account);
  /// Nobody can claim until `resume`.
  function stop();
  function resume();
  /// Replaces what each account can claim of the token, raw units.
  function setRewards(address token, address[] accounts, uint256[] amounts);
}

/// The owner's calls of the contract that pays rewards for trades.
interface miningAdmin {
  /// `withUpdate`: pays all pairs up to this block by the points before.
  function addPair(uint256 allocPoint, address pair, bool withUpdate);
}

/// The owner's calls of the factory of farms. Amounts in raw units, the duration in seconds.
interface farmAdmin {
  function deploy(address farmOwner, address stakingToken, address rewardsTokenA, address rewardsTokenB, uint256 rewardAmountA, uint256 rewardAmountB, uint256 rewardsDuration);
  /// Sets the rewards of the next period.
  function update(address stakingToken, uint256 rewardAmountA, uint256 rewardAmountB, uint256 rewardsDuration);
  /// Moves the set rewards from the factory into the farm and starts the period.
  function notifyRewardAmount(address stakingToken);
}

/// The list of bonds, to which its factory alone adds.
interface bondAdmin {
  function factory() view returns (address);
  function pushBond(address payoutToken, address principleToken, address treasury, address bond, address initialOwner, uint256[] tierCeilings, uint256[] fees) returns (address, address);
}
