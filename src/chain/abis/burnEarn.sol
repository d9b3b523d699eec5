/// Burn & earn: each epoch's reward belongs to whoever burned in it, by how much they burned, and can be claimed once the
/// epoch is over. Amounts in raw units, times in unix seconds. Whether it is paused is in pausable.sol.
interface burnEarn {
  function burnToken() view returns (address);
  function rewardToken() view returns (address);
  /// Seconds from one epoch to the next.
  function epochLength() view returns (uint256);
  /// Rewards are taken from it with every claim.
  function vault() view returns (address);
  /// Rewards that were promised and not paid yet, the current epoch's included.
  function owed() view returns (uint256);
  function totalBurned() view returns (uint256);
  /// The current epoch: what it pays, and what was burned in it. A reward of 0: burning earns nothing any more.
  function epochInfo() view returns (uint256 number, uint256 endTime, uint256 reward, uint256 burned);
  /// What the account burned in the current epoch and ever.
  function userInfo(address account) view returns (uint256 burnedInEpoch, uint256 burned);
  /// What the account can claim: of the epochs that are over.
  function earned(address account) view returns (uint256);
  /// Sends the tokens to an address whose key nobody has.
  function burn(uint256 amount);
  function claim();
}
