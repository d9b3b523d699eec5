/// The wrapper of the native coin (WETH9). Amounts in raw units.
interface wrappedNativeAbi {
  /// Wraps the coin that is sent along.
  function deposit() payable;
  function withdraw(uint256 amount);
  event Deposit(address indexed holder, uint256 amount);
  event Withdrawal(address indexed holder, uint256 amount);
}
