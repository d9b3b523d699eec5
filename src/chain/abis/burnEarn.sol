/// Burners share their epoch's reward, claimable once it is over. Raw units, unix seconds.
interface burnEarn {
  function burnToken() view returns (address);
  function rewardToken() view returns (address);
  /// Seconds.
  function epochLength() view returns (uint256);
  /// Every claim takes rewards from it.
  function vault() view returns (address);
  /// Promised and unpaid, including the current epoch.
  function owed() view returns (uint256);
  function totalBurned() view returns (uint256);
  /// Current epoch. A reward of 0: burning earns nothing.
  function epochInfo() view returns (uint256 number, uint256 endTime, uint256 reward, uint256 burned);
  function userInfo(address account) view returns (uint256 burnedInEpoch, uint256 burned);
  /// Past epochs only.
  function earned(address account) view returns (uint256);
  /// Nobody has the key of the recipient.
  function burn(uint256 amount);
  function claim();
}
