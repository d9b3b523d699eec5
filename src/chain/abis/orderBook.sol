/// MyTradeOrderBook. `from` is the token sold, `to` the token bought; an order's price is to/from in raw units. `target`
/// is a hint for the order's place in the list, 0 for none. The functions that place an order return what is left
/// resting and the new order's index.
interface orderBook {
  function addOrder(
    address maker, address from, address to, uint256 target, uint256 sold, uint256 wanted
  ) returns (uint256 reserveNum, uint256 orderIndex);
  /// Sells a token for the native coin.
  function addOrderForETH(address maker, address from, uint256 target, uint256 sold, uint256 wanted) returns (uint256 reserveNum, uint256 orderIndex);
  /// Sells the native coin sent along.
  function addOrderWithETH(address maker, address to, uint256 target, uint256 wanted) payable returns (uint256 reserveNum, uint256 orderIndex);
  /// Takes `amount` of the sold token back from the order; all that remains ends it.
  function cancelOrderForNum(address from, address to, uint256 index, uint256 amount) returns (bool);
  /// An order must sell more of the token than this. Contracts without this view answer with empty data.
  function minLimitMap(address token) view returns (uint256);
  /// Index of the best order of the side, 0 if there is none.
  function getLastOrderIndex(address from, address to) view returns (uint256);
  /// Walks at most `depth` entries from `target` (0: from the best) to the place of an order that sells `sold` for
  /// `wanted`; gives the entry it came to and whether that is the order's neighbour. 0 when the side is empty.
  /// @custom:as closestOrder
  function getClosestOrderIndex(
    address from, address to, uint256 target, uint256 sold, uint256 wanted, uint256 depth
  ) view returns (uint256 index, uint256 isEnd);
  /// Index of the order before (better than) this one, 0 for the best one and for one that is in no list.
  function getPreOrderIndex(address from, address to, uint256 index) view returns (uint256);
  /// Up to `count` indexes in list order; `start` itself comes first.
  function getPageOrders(address from, address to, uint256 start, uint256 count) view returns (uint256[]);
  /// The details of the same page, in the same order. The contract on Polygon lacks it.
  /// @custom:as orderDetails
  function getPageOrderDetails(
    address from, address to, uint256 start, uint256 count
  ) view returns (
    address[] makers, address[] soldTokens, uint256[] froms, uint256[] timestamps, uint256[] remains, uint256[] tos, uint256[] sums
  );
  /// An unknown index gives the zero address and zeros.
  /// @custom:as orderDetails
  function getOrderByIndexBatch(
    address from, address to, uint256[] indexes
  ) view returns (
    address[] makers, address[] soldTokens, uint256[] froms, uint256[] timestamps, uint256[] remains, uint256[] tos, uint256[] sums
  );
}
