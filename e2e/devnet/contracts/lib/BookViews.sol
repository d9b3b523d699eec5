// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BookState} from "./BookState.sol";
import {OrderList} from "./OrderList.sol";

/// Everything that can be asked about the lists of a pair.
abstract contract BookViews is BookState {
    using OrderList for OrderList.Book;

    /// Column by column what is known of some orders.
    struct Details {
        address[] makers;
        address[] fromTokenAddrs;
        uint256[] fromTokenNumbers;
        uint256[] timestamps;
        uint256[] remainNumbers;
        uint256[] toTokenNumbers;
        uint256[] toTokenSums;
    }

    /// The best order (head of the list) that sells `_fromTokenAddr`; 0 if there is none.
    function getLastOrderIndex(
        address _fromTokenAddr,
        address _toTokenAddr
    ) external view returns (uint256 lastOrderIndex) {
        return _book(_fromTokenAddr, _toTokenAddr).head[_fromTokenAddr];
    }

    function getNextOrderIndex(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex
    ) external view returns (uint256 nextOrderIndex) {
        OrderList.Book storage book = _book(_fromTokenAddr, _toTokenAddr);
        return book.orders[_orderIndex].fromToken == _fromTokenAddr ? book.next[_orderIndex] : 0;
    }

    function getPreOrderIndex(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex
    ) external view returns (uint256 preOrderIndex) {
        OrderList.Book storage book = _book(_fromTokenAddr, _toTokenAddr);
        return book.orders[_orderIndex].fromToken == _fromTokenAddr ? book.pre[_orderIndex] : 0;
    }

    /// A hint for addOrder: a neighbour of the place where such an order would go and 1, or where `_depth` steps lead and 0.
    function getClosestOrderIndex(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _targetOrderIndex,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber,
        uint256 _depth
    ) external view returns (uint256 closestOrderIndex, uint8 isEnd) {
        OrderList.Book storage book = _book(_fromTokenAddr, _toTokenAddr);
        if (book.maxIndex == 0) return (0, 0);
        return book.closest(_fromTokenAddr, _targetOrderIndex, _fromTokenNumber, _toTokenNumber, _depth);
    }

    /// The order `_orderStartIndex` and those behind it, at most `_records` of them.
    function getPageOrders(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderStartIndex,
        uint256 _records
    ) public view returns (uint256[] memory orderIndexs) {
        OrderList.Book storage book = _book(_fromTokenAddr, _toTokenAddr);
        if (book.maxIndex == 0) return orderIndexs;
        return book.page(_fromTokenAddr, _orderStartIndex, _records);
    }

    /// Zeros for an unknown index, nothing at all for a pair that was never used.
    function getOrderByIndexBatch(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256[] calldata _orderIndexs
    )
        external
        view
        returns (
            address[] memory makers,
            address[] memory fromTokenAddrs,
            uint256[] memory fromTokenNumbers,
            uint256[] memory timestamps,
            uint256[] memory remainNumbers,
            uint256[] memory toTokenNumbers,
            uint256[] memory toTokenSums
        )
    {
        Details memory d = _details(_fromTokenAddr, _toTokenAddr, _orderIndexs);
        makers = d.makers;
        fromTokenAddrs = d.fromTokenAddrs;
        fromTokenNumbers = d.fromTokenNumbers;
        timestamps = d.timestamps;
        remainNumbers = d.remainNumbers;
        toTokenNumbers = d.toTokenNumbers;
        toTokenSums = d.toTokenSums;
    }

    /// The details of the orders that getPageOrders names.
    function getPageOrderDetails(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderStartIndex,
        uint256 _records
    )
        external
        view
        returns (
            address[] memory makers,
            address[] memory fromTokenAddrs,
            uint256[] memory fromTokenNumbers,
            uint256[] memory timestamps,
            uint256[] memory remainNumbers,
            uint256[] memory toTokenNumbers,
            uint256[] memory toTokenSums
        )
    {
        uint256[] memory indexes = getPageOrders(_fromTokenAddr, _toTokenAddr, _orderStartIndex, _records);
        Details memory d = _details(_fromTokenAddr, _toTokenAddr, indexes);
        makers = d.makers;
        fromTokenAddrs = d.fromTokenAddrs;
        fromTokenNumbers = d.fromTokenNumbers;
        timestamps = d.timestamps;
        remainNumbers = d.remainNumbers;
        toTokenNumbers = d.toTokenNumbers;
        toTokenSums = d.toTokenSums;
    }

    /// `_num` orders of a maker from position `_start` on, oldest first, filled up with zeros.
    function getPageOrdersForMaker(
        address _fromTokenAddr,
        address _toTokenAddr,
        address _maker,
        uint256 _start,
        uint256 _num
    ) public view returns (uint256[] memory indexs) {
        return myTradeOrderBookExt.getPageOrdersForMaker(_fromTokenAddr, _toTokenAddr, _maker, _start, _num);
    }

    /// The details of the orders that getPageOrdersForMaker names.
    function getPageOrderDetailsForMaker(
        address _fromTokenAddr,
        address _toTokenAddr,
        address _maker,
        uint256 _start,
        uint256 _num
    )
        external
        view
        returns (
            address[] memory fromTokenAddrs,
            uint256[] memory fromTokenNumbers,
            uint256[] memory timestamps,
            uint256[] memory remainNumbers,
            uint256[] memory toTokenNumbers,
            uint256[] memory toTokenSums
        )
    {
        uint256[] memory indexes = getPageOrdersForMaker(_fromTokenAddr, _toTokenAddr, _maker, _start, _num);
        Details memory d = _details(_fromTokenAddr, _toTokenAddr, indexes);
        fromTokenAddrs = d.fromTokenAddrs;
        fromTokenNumbers = d.fromTokenNumbers;
        timestamps = d.timestamps;
        remainNumbers = d.remainNumbers;
        toTokenNumbers = d.toTokenNumbers;
        toTokenSums = d.toTokenSums;
    }

    function _details(
        address fromToken,
        address toToken,
        uint256[] memory indexes
    ) private view returns (Details memory d) {
        OrderList.Book storage book = _book(fromToken, toToken);
        uint256 count = book.maxIndex == 0 ? 0 : indexes.length;
        d = Details(
            new address[](count),
            new address[](count),
            new uint256[](count),
            new uint256[](count),
            new uint256[](count),
            new uint256[](count),
            new uint256[](count)
        );
        for (uint256 i = 0; i < count; i++) {
            OrderList.Order storage order = book.orders[indexes[i]];
            d.makers[i] = order.maker;
            d.fromTokenAddrs[i] = order.fromToken;
            d.fromTokenNumbers[i] = order.fromNumber;
            d.remainNumbers[i] = order.remain;
            d.toTokenNumbers[i] = order.toNumber;
            (d.timestamps[i], d.toTokenSums[i]) = myTradeOrderBookExt.getOrderInfo(fromToken, toToken, indexes[i]);
        }
    }
}
