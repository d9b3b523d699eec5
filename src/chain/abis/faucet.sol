/// A faucet of one test token: each account gets the same amount once in an interval. Amounts in raw units, times in unix
/// seconds. Whether it is paused is in pausable.sol.
interface faucet {
  function token() view returns (address);
  /// What each account gets.
  function amount() view returns (uint256);
  /// Seconds until the same account gets it again.
  function interval() view returns (uint256);
  /// When the account got it last; 0: never.
  function lastDrip(address account) view returns (uint256);
  function drip();
}
