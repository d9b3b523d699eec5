/// `from` is sold, `to` is bought.
interface orderBook {
  /// An order must sell more. Contracts without this view answer with empty data.
  function minLimitMap(address token) view returns (uint256);
  /// 0 if the side is empty.
  function getLastOrderIndex(address from, address to) view returns (uint256);
  /// Next better order; 0 for the best and for unlisted ones.
  function getPreOrderIndex(address from, address to, uint256 index) view returns (uint256);
  /// List order; includes `start`.
  function getPageOrders(address from, address to, uint256 start, uint256 count) view returns (uint256[]);
  /// The contract on Polygon lacks it.
  /// @custom:as orderDetails
  function getPageOrderDetails(
    address from, address to, uint256 start, uint256 count
  ) view returns (
    address[] makers, address[] soldTokens, uint256[] froms, uint256[] timestamps, uint256[] remains, uint256[] tos, uint256[] sums
  );
  /// Zeros for an unknown index.
  /// @custom:as orderDetails
  function getOrderByIndexBatch(
    address from, address to, uint256[] indexes
  ) view returns (
    address[] makers, address[] soldTokens, uint256[] froms, uint256[] timestamps, uint256[] remains, uint256[] tos, uint256[] sums
  );
}
