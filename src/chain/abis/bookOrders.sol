/// `from` is sold, `to` is bought; the price is to/from in raw units. `target` is a hint for the list position, 0 for
/// none. Placing an order returns the resting remainder and the new index.
interface bookOrders {
  function addOrder(
    address maker, address from, address to, uint256 target, uint256 sold, uint256 bought
  ) returns (uint256 reserveNum, uint256 orderIndex);
  /// The native coin is bought.
  function addOrderForETH(address maker, address from, uint256 target, uint256 sold, uint256 bought) returns (uint256 reserveNum, uint256 orderIndex);
  /// The native coin is sold.
  function addOrderWithETH(address maker, address to, uint256 target, uint256 bought) payable returns (uint256 reserveNum, uint256 orderIndex);
  /// Raw sold units; the whole remainder ends the order.
  function cancelOrderForNum(address from, address to, uint256 index, uint256 amount) returns (bool);
  /// Walks at most `depth` entries from `target` (0: the best). Returns the entry reached, and if it is the neighbour.
  /// 0 for an empty side.
  /// @custom:as closestOrder
  function getClosestOrderIndex(
    address from, address to, uint256 target, uint256 sold, uint256 bought, uint256 depth
  ) view returns (uint256 index, uint256 isEnd);
}
