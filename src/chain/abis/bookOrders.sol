/// MyTradeOrderBook as its traders call it; what the page reads of it is in orderBook.sol. `from` is the token sold, `to`
/// the token bought; an order's price is to/from in raw units. `target` is a hint for the order's place in the list, 0
/// for none. The functions that place an order return what is left resting and the new order's index.
interface bookOrders {
  function addOrder(
    address maker, address from, address to, uint256 target, uint256 sold, uint256 bought
  ) returns (uint256 reserveNum, uint256 orderIndex);
  /// Sells a token for the native coin.
  function addOrderForETH(address maker, address from, uint256 target, uint256 sold, uint256 bought) returns (uint256 reserveNum, uint256 orderIndex);
  /// Sells the native coin sent along.
  function addOrderWithETH(address maker, address to, uint256 target, uint256 bought) payable returns (uint256 reserveNum, uint256 orderIndex);
  /// Takes `amount` of the sold token back from the order; all that remains ends it.
  function cancelOrderForNum(address from, address to, uint256 index, uint256 amount) returns (bool);
  /// Walks at most `depth` entries from `target` (0: from the best) to the place of an order that sells `sold` for
  /// `bought`; gives the entry it came to and whether that is the order's neighbour. 0 when the side is empty.
  /// @custom:as closestOrder
  function getClosestOrderIndex(
    address from, address to, uint256 target, uint256 sold, uint256 bought, uint256 depth
  ) view returns (uint256 index, uint256 isEnd);
}
