/// Each account gets the same amount once in an interval. Raw units, unix seconds.
interface faucet {
  function token() view returns (address);
  function amount() view returns (uint256);
  /// Seconds.
  function interval() view returns (uint256);
  /// 0: never.
  function lastDrip(address account) view returns (uint256);
  function drip();
}
