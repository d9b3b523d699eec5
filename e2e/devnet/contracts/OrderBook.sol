// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {IOrderMining} from "./interfaces/IOrderMining.sol";
import {ISwapMining} from "./interfaces/ISwapMining.sol";
import {IUniswapV2Pair} from "./interfaces/IUniswapV2Pair.sol";
import {IWETH} from "./interfaces/IWETH.sol";
import {BookState} from "./lib/BookState.sol";
import {BookViews} from "./lib/BookViews.sol";
import {CheckedMath} from "./lib/CheckedMath.sol";
import {Deposits} from "./lib/Deposits.sol";
import {Matching} from "./lib/Matching.sol";
import {OrderList} from "./lib/OrderList.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// An order book for each pair of the factory, joined with the pair's pool. An order sells all of `from` for `to` in
/// total; the better its price the earlier it is served; a new best order trades at once, the rest of it rests.
contract OrderBook is BookViews, Deposits {
    using CheckedMath for uint256;
    using OrderList for OrderList.Book;

    constructor(address _WETH, address _uniswapV2Factory) payable BookState(_WETH, _uniswapV2Factory) {}

    /// Coins sent here become wrapped ones.
    receive() external payable {
        if (msg.sender != WETH) IWETH(WETH).deposit{value: msg.value}();
    }

    function addOrder(
        address _maker,
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _targetOrderIndex,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber
    ) external nonReentrant returns (uint256 reserveNum, uint256 orderIndex) {
        require(_fromTokenNumber > minLimitMap[_fromTokenAddr], "min limit");
        TransferHelper.transferFrom(_fromTokenAddr, msg.sender, _fromTokenNumber);
        OrderList.Order memory order = _order(_maker, _fromTokenAddr, _toTokenAddr, _fromTokenNumber, _toTokenNumber);
        return _place(order, _targetOrderIndex);
    }

    /// Sells a token for native coins.
    function addOrderForETH(
        address _maker,
        address _fromTokenAddr,
        uint256 _targetOrderIndex,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber
    ) external nonReentrant returns (uint256 reserveNum, uint256 orderIndex) {
        require(_fromTokenNumber > minLimitMap[_fromTokenAddr], "min limit");
        TransferHelper.transferFrom(_fromTokenAddr, msg.sender, _fromTokenNumber);
        OrderList.Order memory order = _order(_maker, _fromTokenAddr, WETH, _fromTokenNumber, _toTokenNumber);
        order.paysEth = true;
        return _place(order, _targetOrderIndex);
    }

    /// Sells the native coins that come with the call.
    function addOrderWithETH(
        address _maker,
        address _toTokenAddr,
        uint256 _targetOrderIndex,
        uint256 _toTokenNumber
    ) external payable nonReentrant returns (uint256 reserveNum, uint256 orderIndex) {
        require(msg.value > minLimitMap[WETH], "min limit");
        IWETH(WETH).deposit{value: msg.value}();
        return _place(_order(_maker, WETH, _toTokenAddr, msg.value, _toTokenNumber), _targetOrderIndex);
    }

    function addOrderWithPreDiposit(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _targetOrderIndex,
        uint256 _fromTokenNumber,
        uint256 _toTokenNumber
    ) external nonReentrant returns (uint256 reserveNum, uint256 orderIndex) {
        require(msg.sender == forPreDiposit);
        require(_fromTokenNumber > 0 && _fromTokenNumber >= minLimitMap[_fromTokenAddr], "min limit");
        _takeDeposit(_fromTokenAddr, _fromTokenNumber, "Insufficient Balance");
        return
            _place(
                _order(msg.sender, _fromTokenAddr, _toTokenAddr, _fromTokenNumber, _toTokenNumber),
                _targetOrderIndex
            );
    }

    /// Takes `_num` of what is left of an own order back; coins if it sells the wrapped coin.
    function cancelOrderForNum(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _num
    ) external nonReentrant returns (bool) {
        _cancel(_fromTokenAddr, _toTokenAddr, _orderIndex, _num);
        allUserDiposit[_fromTokenAddr] = allUserDiposit[_fromTokenAddr].sub(_num);
        _pay(_fromTokenAddr, msg.sender, _num, _fromTokenAddr == WETH);
        _updateOrderMining();
        return true;
    }

    /// The same, but what comes back stays here as a deposit.
    function cancelOrderForNumWithPreDiposit(
        address _fromTokenAddr,
        address _toTokenAddr,
        uint256 _orderIndex,
        uint256 _num
    ) external nonReentrant returns (bool) {
        _cancel(_fromTokenAddr, _toTokenAddr, _orderIndex, _num);
        userDiposit[msg.sender][_fromTokenAddr] = userDiposit[msg.sender][_fromTokenAddr].add(_num);
        return true;
    }

    function _order(
        address maker,
        address fromToken,
        address toToken,
        uint256 fromNumber,
        uint256 toNumber
    ) private pure returns (OrderList.Order memory) {
        return OrderList.Order(maker, fromToken, toToken, false, fromNumber, fromNumber, toNumber);
    }

    /// Lists the order, whose tokens are here already, and trades it if it is the best of its side.
    function _place(OrderList.Order memory order, uint256 target) private returns (uint256 remain, uint256 index) {
        address pair = _pairOf(order.fromToken, order.toToken);
        require(pair != address(0), "pairAddr not exist");
        OrderList.Book storage book = books[pair];
        index = ++book.maxIndex;
        book.orders[index] = order;
        book.insert(index, target);
        (address from, address to) = (order.fromToken, order.toToken);
        myTradeOrderBookExt.addOrder(order.maker, from, to, order.fromNumber, order.toNumber, index);
        if (book.isHead(from, index)) remain = _trade(book, pair, order, index);
        else allUserDiposit[from] = allUserDiposit[from].add(remain = order.fromNumber);
        _updateOrderMining();
    }

    /// Trades a new head: first all that changes in here, then the transfers.
    function _trade(
        OrderList.Book storage book,
        address pair,
        OrderList.Order memory order,
        uint256 index
    ) private returns (uint256 remain) {
        Matching.Taker memory taker;
        (taker.fromToken, taker.toToken) = (order.fromToken, order.toToken);
        (taker.sold, taker.wanted) = (order.fromNumber, order.toNumber);
        (taker.reserveFrom, taker.reserveTo) = _reserves(pair, order.fromToken, order.toToken);
        Matching.run(book, myTradeOrderBookExt, taker);
        remain = taker.sold.sub(taker.paid);
        _settle(book, taker, index, remain);
        myTradeOrderBookExt.liquidityPrice(
            taker.fromToken,
            taker.toToken,
            pair,
            taker.reserveFrom,
            taker.reserveTo
        );
        if (taker.toPool > 0) _swap(pair, taker);
        for (uint256 i = 0; i < taker.payoutCount; i++) {
            Matching.Payout memory payout = taker.payouts[i];
            _pay(taker.fromToken, payout.maker, payout.amount, payout.inEth);
        }
        if (taker.paid > 0 && taker.got > 0) _deliver(order, taker.got);
        _sweep(taker.fromToken);
    }

    function _settle(OrderList.Book storage book, Matching.Taker memory taker, uint256 index, uint256 remain) private {
        (address from, address to) = (taker.fromToken, taker.toToken);
        if (taker.paid > 0) {
            allUserDiposit[to] = allUserDiposit[to].add(taker.fromPool).sub(taker.got);
            myTradeOrderBookExt.updateOrderInfo(from, to, index, taker.got, taker.paid);
        }
        if (remain == 0) {
            book.remove(index);
        } else {
            book.orders[index].remain = remain;
            allUserDiposit[from] = allUserDiposit[from].add(remain);
        }
    }

    function _swap(address pair, Matching.Taker memory taker) private {
        TransferHelper.transfer(taker.fromToken, pair, taker.toPool);
        (uint256 out0, uint256 out1) = taker.fromToken < taker.toToken
            ? (uint256(0), taker.fromPool)
            : (taker.fromPool, uint256(0));
        IUniswapV2Pair(pair).swap(out0, out1, address(this), "");
    }

    /// Hands out what a taker got.
    function _deliver(OrderList.Order memory order, uint256 got) private {
        _pay(order.toToken, order.maker, got, order.paysEth);
        if (swapMining == address(0)) return;
        ISwapMining(swapMining).swap(order.maker, order.fromToken, order.toToken, got);
    }

    /// Checks that the order is open, the caller's own and sells the named token, and takes `num` off it.
    function _cancel(address fromToken, address toToken, uint256 index, uint256 num) private {
        address pair = _pairOf(fromToken, toToken);
        OrderList.Book storage book = books[pair];
        OrderList.Order storage order = book.orders[index];
        require(book.maxIndex > 0, "tokenPair not exist");
        require(order.maker == msg.sender && index != 0, "invalid maker");
        require(num <= order.remain, "Insufficient RemainNumber");
        if (!book.isHead(fromToken, index)) {
            require(book.pre[index] != 0, "no preIndex");
            require(order.fromToken == fromToken, "invalid fromTokenAddr");
        }
        if (num == order.remain) book.remove(index);
        else order.remain -= num;
        (uint256 reserveFrom, uint256 reserveTo) = _reserves(pair, fromToken, toToken);
        myTradeOrderBookExt.liquidityPrice(fromToken, toToken, pair, reserveFrom, reserveTo);
        myTradeOrderBookExt.cancelOrderWithNum(fromToken, toToken, index, num);
    }

    function _pay(address token, address to, uint256 amount, bool inEth) private {
        if (amount == 0) return;
        if (!inEth) return TransferHelper.transfer(token, to, amount);
        IWETH(WETH).withdraw(amount);
        TransferHelper.transferETH(to, amount);
    }

    /// Sends what the contract holds of a token beyond its debts to the fee address.
    function _sweep(address token) private {
        uint256 balance = IERC20(token).balanceOf(address(this));
        uint256 owed = allUserDiposit[token];
        if (balance > owed) TransferHelper.transfer(token, feeAddr, balance - owed);
    }

    function _updateOrderMining() private {
        if (myTradeOrderMining != address(0)) IOrderMining(myTradeOrderMining).updateOrderMiningNumByOuter();
    }
}
