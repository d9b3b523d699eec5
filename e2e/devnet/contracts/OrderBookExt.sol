// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOrderBookExt} from "./interfaces/IOrderBookExt.sol";
import {IUniswapV2Factory} from "./interfaces/IUniswapV2Factory.sol";
import {Operated} from "./lib/Operated.sol";

/// The book's companion: emits the order events, keeps for each order the time of its last change and what it has
/// received, and for each maker the indexes of all orders ever placed. Only operators of the owner may write.
contract OrderBookExt is IOrderBookExt, Operated {
    struct Info {
        uint128 time;
        uint256 toTokenSum;
    }

    struct PairInfo {
        mapping(uint256 index => Info) orders;
        mapping(address maker => uint256[]) indexesOf;
    }

    address public immutable uniswapV2Factory;
    /// Number of the pair in order of its first use, from 1; 0 for a pair never used.
    mapping(address pair => uint256) public tokenPairExtIndexMap;
    uint256 private pairCount;
    mapping(uint256 pairIndex => PairInfo) private pairs;

    event AddOrder(
        address indexed _maker,
        address indexed _fromTokenAddr,
        address _toTokenAddr,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber,
        uint256 indexed _orderIndex
    );
    event UpdateOrderInfo(
        address indexed _fromTokenAddr,
        address indexed _toTokenAddr,
        uint256 indexed _orderIndex,
        uint256 _outNum,
        uint256 _inNum
    );
    event CancelOrderWithNum(
        address indexed _fromTokenAddr,
        address indexed _toTokenAddr,
        uint256 indexed _orderIndex,
        uint256 _num
    );
    event LiquidityPrice(
        address indexed _fromTokenAddr,
        address indexed _toTokenAddr,
        address indexed _pairAddr,
        uint256 _reserve0,
        uint256 _reserve1
    );

    constructor(address _uniswapV2Factory) {
        uniswapV2Factory = _uniswapV2Factory;
    }

    modifier onlyOperator() {
        require(isApproved(owner, msg.sender));
        _;
    }

    function addOrder(
        address _maker,
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber,
        uint256 _orderIndex
    ) external onlyOperator {
        address pair = _pairOf(_fromTokenAddr, _toTokenAddr);
        if (tokenPairExtIndexMap[pair] == 0) tokenPairExtIndexMap[pair] = ++pairCount;
        PairInfo storage info = pairs[tokenPairExtIndexMap[pair]];
        info.orders[_orderIndex].time = uint128(block.timestamp);
        info.indexesOf[_maker].push(_orderIndex);
        emit AddOrder(_maker, _fromTokenAddr, _toTokenAddr, _fromTokenNumber, _toTokenNumber, _orderIndex);
    }

    /// `_outNum` is what the order received, `_inNum` what it gave.
    function updateOrderInfo(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _outNum,
        uint256 _inNum
    ) external onlyOperator {
        Info storage info = _pairInfo(_fromTokenAddr, _toTokenAddr).orders[_orderIndex];
        info.time = uint128(block.timestamp);
        info.toTokenSum += _outNum;
        emit UpdateOrderInfo(_fromTokenAddr, _toTokenAddr, _orderIndex, _outNum, _inNum);
    }

    function cancelOrderWithNum(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _num
    ) external onlyOperator {
        emit CancelOrderWithNum(_fromTokenAddr, _toTokenAddr, _orderIndex, _num);
    }

    function liquidityPrice(
        address _fromTokenAddr,
        address _toTokenAddr,
        address _pairAddr,
        uint256 _reserve0,
        uint256 _reserve1
    ) external onlyOperator {
        emit LiquidityPrice(_fromTokenAddr, _toTokenAddr, _pairAddr, _reserve0, _reserve1);
    }

    function getOrderInfo(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex
    ) external view returns (uint256 _orderTime, uint256 _toTokenSum) {
        Info storage info = _pairInfo(_fromTokenAddr, _toTokenAddr).orders[_orderIndex];
        return (info.time, info.toTokenSum);
    }

    /// All orders ever of a maker on a pair, both sides, oldest first.
    function getOrderIndexsForMaker(
        address from,
        address to,
        address maker
    ) external view returns (uint256[] memory cindexs) {
        return _pairInfo(from, to).indexesOf[maker];
    }

    /// `_num` of them from position `_start` on, filled up with zeros behind the last one.
    function getPageOrdersForMaker(
        address from,
        address to,
        address maker,
        uint256 _start,
        uint256 _num
    ) external view returns (uint256[] memory indexs) {
        uint256[] storage all = _pairInfo(from, to).indexesOf[maker];
        indexs = new uint256[](_num);
        uint256 count = all.length;
        for (uint256 i = 0; i < _num && _start < count; i++) indexs[i] = all[_start++];
    }

    function _pairInfo(address from, address to) private view returns (PairInfo storage) {
        return pairs[tokenPairExtIndexMap[_pairOf(from, to)]];
    }

    function _pairOf(address from, address to) private view returns (address) {
        return IUniswapV2Factory(uniswapV2Factory).getPair(from, to);
    }
}
