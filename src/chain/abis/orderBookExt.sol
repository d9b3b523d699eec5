/// Index and event store of MyTradeOrderBook.
interface orderBookExt {
  /// Both sides, oldest first, including ended ones.
  function getOrderIndexsForMaker(address from, address to, address maker) view returns (uint256[]);
}

interface orderBook {
  event AddOrder(address indexed maker, address indexed from, address to, uint256 fromNumber, uint256 toNumber, uint256 indexed index);
  event UpdateOrderInfo(address indexed from, address indexed to, uint256 indexed index, uint256 outNum, uint256 inNum);
  event CancelOrderWithNum(address indexed from, address indexed to, uint256 indexed index, uint256 num);
}
