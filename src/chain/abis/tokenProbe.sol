/// An account's code in a simulation; deployed nowhere. Raw units.
interface tokenProbe {
  /// Permission, arrived amount, and the token's reason against it.
  function move(address token, address from, address to, address spender, uint256 amount) returns (bool done, uint256 arrived, bytes reason);
  /// Purchase, sale and payment, three numbers each: done (0 or 1), sent, arrived; and reasons against each. No numbers
  /// if the lender could not pay.
  function trade(
    tuple(address token, address quote, address pool, address lender, address trader, address spender) market
  ) returns (uint256[] figures, bytes bought, bytes sold, bytes given);
}
