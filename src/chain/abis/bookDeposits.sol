/// Deposits of MyTradeOrderBook without an order. Raw units.
interface bookDeposits {
  /// Pays nothing out: the amount becomes the maker's deposit.
  function cancelOrderForNumWithPreDiposit(address from, address to, uint256 index, uint256 amount) returns (bool);
  /// Credits `amount` even if a transfer fee let less arrive.
  function deposit(address token, uint256 amount);
  /// The wrapped coin is paid as its token.
  function withdraw(address token, uint256 amount);
  /// Receives takers' fees, and tokens that came without a deposit or an order.
  /// @custom:name feeRecipient
  function feeAddr() view returns (address);
  function userDiposit(address user, address token) view returns (uint256);
}
