// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What the order book tells its companion, which keeps times, sums and the orders of each maker, and emits the events.
interface IOrderBookExt {
    function addOrder(
        address _maker,
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber,
        uint256 _orderIndex
    ) external;

    function updateOrderInfo(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _outNum,
        uint256 _inNum
    ) external;

    function cancelOrderWithNum(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _num
    ) external;

    function liquidityPrice(
        address _fromTokenAddr,
        address _toTokenAddr,
        address _pairAddr,
        uint256 _reserve0,
        uint256 _reserve1
    ) external;

    function getOrderInfo(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex
    ) external view returns (uint256 _orderTime, uint256 _toTokenSum);

    function getPageOrdersForMaker(
        address _fromTokenAddr,
        address _toTokenAddr,
        address _maker,
        uint256 _start,
        uint256 _num
    ) external view returns (uint256[] memory indexs);
}
