/// Called by MyTradeOrderBook. The zero address: not set.
interface rewardHooks {
  function swapMining() view returns (address);
  function myTradeOrderMining() view returns (address);
  /// Order mining: called with every order and cancellation.
  function updateOrderMiningNumByOuter();
  /// Swap mining: called for an order's owner who receives `amountOut` at once.
  function swap(address account, address input, address output, uint256 amountOut);
}
