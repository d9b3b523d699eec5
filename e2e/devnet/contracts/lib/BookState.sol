// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOrderBookExt} from "../interfaces/IOrderBookExt.sol";
import {IUniswapV2Factory} from "../interfaces/IUniswapV2Factory.sol";
import {IUniswapV2Pair} from "../interfaces/IUniswapV2Pair.sol";
import {Operated} from "./Operated.sol";
import {OrderList} from "./OrderList.sol";

/// What the order book keeps, and the owner's settings.
abstract contract BookState is Operated {
    address public immutable WETH;
    address public immutable uniswapV2Factory;
    IOrderBookExt public myTradeOrderBookExt;
    address public feeAddr;
    address public swapMining;
    address public myTradeOrderMining;
    /// The only account that may place orders out of its deposits.
    address public forPreDiposit;
    /// An order must sell more than this of a token.
    mapping(address token => uint256) public minLimitMap;
    /// What the contract owes of a token: to resting orders and to depositors. Anything above it belongs to feeAddr.
    mapping(address token => uint256) public allUserDiposit;
    mapping(address user => mapping(address token => uint256)) public userDiposit;
    mapping(address pair => OrderList.Book) internal books;

    constructor(address _WETH, address _uniswapV2Factory) {
        WETH = _WETH;
        uniswapV2Factory = _uniswapV2Factory;
        feeAddr = msg.sender;
    }

    function setMinLimit(address _token, uint256 _minLimit) external returns (bool) {
        require(isOwner() || isApproved(owner, msg.sender), "onlyOwner");
        minLimitMap[_token] = _minLimit;
        return true;
    }

    function setFeeAddr(address _feeAddr) external onlyOwner {
        require(_feeAddr != address(0), "incorrect address");
        feeAddr = _feeAddr;
    }

    function setSwapMining(address _swapMining) external onlyOwner {
        swapMining = _swapMining;
    }

    function setMyTradeOrderMining(address _myTradeOrderMining) external onlyOwner {
        myTradeOrderMining = _myTradeOrderMining;
    }

    function setForPreDiposit(address _forPreDiposit) external onlyOwner {
        forPreDiposit = _forPreDiposit;
    }

    function setMyTradeOrderBookExtAddr(address _ext) external onlyOwner returns (bool) {
        myTradeOrderBookExt = IOrderBookExt(_ext);
        return true;
    }

    function _pairOf(address fromToken, address toToken) internal view returns (address) {
        return IUniswapV2Factory(uniswapV2Factory).getPair(fromToken, toToken);
    }

    /// The book of a pair; the empty one of address 0 if the factory knows no such pair.
    function _book(address fromToken, address toToken) internal view returns (OrderList.Book storage) {
        return books[_pairOf(fromToken, toToken)];
    }

    function _reserves(
        address pair,
        address fromToken,
        address toToken
    ) internal view returns (uint256 reserveFrom, uint256 reserveTo) {
        (uint112 reserve0, uint112 reserve1, ) = IUniswapV2Pair(pair).getReserves();
        return fromToken < toToken ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
