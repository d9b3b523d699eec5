/// The reward contracts that MyTradeOrderBook calls, and what it calls there. The zero address: none is set.
interface rewardHooks {
  function swapMining() view returns (address);
  function myTradeOrderMining() view returns (address);
  /// Of the order mining contract; the book calls it with every order and every cancellation.
  function updateOrderMiningNumByOuter();
  /// Of the swap mining contract; the book calls it for the owner of an order that receives `amountOut` at once.
  function swap(address account, address input, address output, uint256 amountOut);
}
