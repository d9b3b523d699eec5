/// MyTradeOrderBook as the page reads it. `from` is the token sold, `to` the token bought.
interface orderBook {
  /// An order must sell more of the token than this. Contracts without this view answer with empty data.
  function minLimitMap(address token) view returns (uint256);
  /// Index of the best order of the side, 0 if there is none.
  function getLastOrderIndex(address from, address to) view returns (uint256);
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
