/// Functions of an account while the probe replaces its code; deployed nowhere. Amounts in raw units.
interface tokenProbe {
  /// Lets `spender` move an amount of a token: whether it did, how much arrived, and what the token said against it.
  function move(address token, address from, address to, address spender, uint256 amount) returns (bool done, uint256 arrived, bytes reason);
  /// A purchase, a sale and a payment to the spender, as three numbers each: done (0 or 1), sent, arrived; and what stood
  /// against each. No numbers at all where the lender could not pay for anything.
  function trade(
    tuple(address token, address quote, address pool, address lender, address trader, address spender) market
  ) returns (uint256[] figures, bytes bought, bytes sold, bytes given);
}
