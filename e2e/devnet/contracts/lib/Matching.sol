// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOrderBookExt} from "../interfaces/IOrderBookExt.sol";
import {CheckedMath} from "./CheckedMath.sol";
import {OrderList} from "./OrderList.sol";
import {PoolMath} from "./PoolMath.sol";

/// Finds what a new head order trades: resting orders of the other side and an amount for the pool. Changes the lists
/// and reports the fills to the companion; moves no tokens.
library Matching {
    using CheckedMath for uint256;
    using OrderList for OrderList.Book;

    /// What a resting order's maker has to be paid, in the taker's sold token.
    struct Payout {
        address maker;
        bool inEth;
        uint256 amount;
    }

    /// A taker's order while it trades. Reserves are those from before the trade, of the sold and the wanted token.
    struct Taker {
        address fromToken;
        address toToken;
        uint256 sold;
        uint256 wanted;
        uint256 reserveFrom;
        uint256 reserveTo;
        uint256 paid;
        uint256 got;
        uint256 toPool;
        uint256 fromPool;
        Payout[] payouts;
        uint256 payoutCount;
    }

    /// Matches the order as far as its limit allows: with the pool and the orders on the way there if the limit is better
    /// than the pool's price, else only with orders at exactly the limit.
    function run(OrderList.Book storage book, IOrderBookExt ext, Taker memory taker) internal {
        if (taker.sold.mul(taker.reserveTo) > taker.wanted.mul(taker.reserveFrom)) _withPool(book, ext, taker);
        else _tiesOnly(book, ext, taker);
    }

    /// What a taker pays for all that is left of an order: its price and the 0.3 % on top.
    function costOf(OrderList.Order storage order) internal view returns (uint256) {
        return order.toNumber.mul(order.remain).div(order.fromNumber).mul(1000).div(997);
    }

    function _withPool(OrderList.Book storage book, IOrderBookExt ext, Taker memory taker) private {
        uint256 cap = _inputTo(taker, taker.sold, taker.wanted);
        if (cap > taker.sold) cap = taker.sold;
        uint256 current = book.head[taker.toToken];
        if (current != 0) {
            (uint256 offered, uint256 asked) = _edge(book, taker, current);
            if (offered >= asked) {
                uint256 kept = offered == asked ? cap : _inputToPriceOf(book, taker, current);
                uint256 budget = cap >= kept ? taker.sold.sub(kept) : 0;
                while (current != 0 && budget > 0) {
                    bool filled = _fill(book, ext, taker, current, budget);
                    current = filled ? book.head[taker.toToken] : 0;
                    budget = current == 0 ? 0 : _budget(book, taker, current, cap);
                }
            }
        }
        uint256 rest = taker.sold.sub(taker.paid);
        _usePool(taker, rest < cap ? rest : cap);
    }

    /// What may be spent on the order at `current` while enough is kept for the pool to be walked to that order's price.
    function _budget(
        OrderList.Book storage book,
        Taker memory taker,
        uint256 current,
        uint256 cap
    ) private view returns (uint256) {
        (uint256 offered, uint256 asked) = _edge(book, taker, current);
        if (offered < asked) return 0;
        uint256 kept = _inputToPriceOf(book, taker, current);
        uint256 reserved = kept.add(taker.paid);
        return cap >= kept && taker.sold > reserved ? taker.sold - reserved : 0;
    }

    function _usePool(Taker memory taker, uint256 amount) private pure {
        if (amount == 0) return;
        taker.paid = taker.paid.add(amount);
        if (amount < PoolMath.minimumInput(taker.reserveFrom, taker.reserveTo)) return;
        taker.toPool = amount;
        taker.fromPool = PoolMath.amountOut(amount, taker.reserveFrom, taker.reserveTo);
        taker.got = taker.got.add(taker.fromPool);
    }

    /// The budget is refreshed only before a fill, so an order used up exactly still visits one more order of its price.
    function _tiesOnly(OrderList.Book storage book, IOrderBookExt ext, Taker memory taker) private {
        uint256 current = book.head[taker.toToken];
        uint256 budget = taker.sold;
        while (current != 0 && budget != 0) {
            (uint256 offered, uint256 asked) = _edge(book, taker, current);
            if (offered != asked) return;
            budget = taker.sold.sub(taker.paid);
            if (!_fill(book, ext, taker, current, budget)) return;
            current = book.head[taker.toToken];
        }
    }

    /// Takes all of the order if the budget covers it, else the part that the budget buys.
    function _fill(
        OrderList.Book storage book,
        IOrderBookExt ext,
        Taker memory taker,
        uint256 index,
        uint256 budget
    ) private returns (bool whole) {
        OrderList.Order storage order = book.orders[index];
        uint256 cost = costOf(order);
        whole = budget >= cost;
        if (!whole) cost = budget;
        uint256 toMaker = cost.mul(997).div(1000);
        uint256 taken = whole ? order.remain : toMaker.mul(order.fromNumber).div(order.toNumber);
        taker.paid = taker.paid.add(cost);
        taker.got = taker.got.add(taken);
        if (whole) book.remove(index);
        else order.remain = order.remain.sub(taken);
        if (toMaker > 0) _addPayout(taker, Payout(order.maker, order.paysEth, toMaker));
        ext.updateOrderInfo(taker.toToken, taker.fromToken, index, toMaker, taken);
    }

    function _addPayout(Taker memory taker, Payout memory payout) private pure {
        uint256 count = taker.payoutCount;
        if (count == taker.payouts.length) {
            Payout[] memory longer = new Payout[](count * 2 + 4);
            for (uint256 i = 0; i < count; i++) longer[i] = taker.payouts[i];
            taker.payouts = longer;
        }
        taker.payouts[count] = payout;
        taker.payoutCount = count + 1;
    }

    /// Both sides of the price comparison; offered >= asked when the taker's limit satisfies the order.
    function _edge(
        OrderList.Book storage book,
        Taker memory taker,
        uint256 index
    ) private view returns (uint256 offered, uint256 asked) {
        OrderList.Order storage order = book.orders[index];
        return (taker.sold.mul(order.fromNumber), taker.wanted.mul(order.toNumber));
    }

    function _inputToPriceOf(
        OrderList.Book storage book,
        Taker memory taker,
        uint256 index
    ) private view returns (uint256) {
        OrderList.Order storage order = book.orders[index];
        return _inputTo(taker, order.toNumber, order.fromNumber);
    }

    function _inputTo(Taker memory taker, uint256 sold, uint256 wanted) private pure returns (uint256) {
        return PoolMath.inputTo(sold, wanted, taker.reserveFrom, taker.reserveTo);
    }
}
