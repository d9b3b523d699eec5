/// MyTradeOrderBookExt, the book's index and event store.
interface orderBookExt {
  /// Every order the maker ever placed for the pair, both sides, oldest first.
  function getOrderIndexsForMaker(address from, address to, address maker) view returns (uint256[]);
}

/// First topics of the events that change a book.
interface orderBook {
  event AddOrder(address indexed maker, address indexed from, address to, uint256 fromNumber, uint256 toNumber, uint256 indexed index);
  event UpdateOrderInfo(address indexed from, address indexed to, uint256 indexed index, uint256 outNum, uint256 inNum);
  event CancelOrderWithNum(address indexed from, address indexed to, uint256 indexed index, uint256 num);
}
