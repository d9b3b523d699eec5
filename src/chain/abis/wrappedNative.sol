/// WETH9. Raw units.
interface wrappedNativeAbi {
  function deposit() payable;
  function withdraw(uint256 amount);
  event Deposit(address indexed holder, uint256 amount);
  event Withdrawal(address indexed holder, uint256 amount);
}
