/// Deposits that MyTradeOrderBook keeps for users without an order. Amounts in raw units of the token.
interface bookDeposits {
  /// Takes an order back like `cancelOrderForNum`, but pays nothing out: it stays in the book as the maker's deposit.
  function cancelOrderForNumWithPreDiposit(address from, address to, uint256 index, uint256 amount) returns (bool);
  /// Keeps `amount` of the token as the sender's deposit; it credits `amount` even if a transfer fee let less arrive.
  function deposit(address token, uint256 amount);
  /// Pays a deposit out to its owner, the wrapped coin as its token.
  function withdraw(address token, uint256 amount);
  /// Receives the fees of takers, and tokens that came without a deposit or an order.
  /// @custom:name feeRecipient
  function feeAddr() view returns (address);
  function userDiposit(address user, address token) view returns (uint256);
}
