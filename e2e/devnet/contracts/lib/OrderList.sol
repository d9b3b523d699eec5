// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CheckedMath} from "./CheckedMath.sol";

/// The orders of one pair: for each sold token a doubly linked list, best price for a taker (least wanted per sold)
/// first, equal prices in order of arrival. Indexes start with 1; 0 is none. Prices use the original amounts.
library OrderList {
    using CheckedMath for uint256;

    struct Order {
        address maker;
        address fromToken;
        address toToken;
        bool paysEth;
        uint256 remain;
        uint256 fromNumber;
        uint256 toNumber;
    }

    struct Book {
        uint256 maxIndex;
        mapping(address soldToken => uint256) head;
        mapping(uint256 index => Order) orders;
        mapping(uint256 index => uint256) next;
        mapping(uint256 index => uint256) pre;
    }

    /// Where the walk stands at an order: insert behind it, insert before it, or go on.
    enum Step {
        Behind,
        Before,
        GoOn
    }

    /// Whether the order is the head of the list of `soldToken`.
    function isHead(Book storage book, address soldToken, uint256 index) internal view returns (bool) {
        return index != 0 && book.head[soldToken] == index;
    }

    /// Puts the order at its place. `target` is where the walk starts if it is a linked order of the same side.
    function insert(Book storage book, uint256 index, uint256 target) internal {
        Order storage order = book.orders[index];
        uint256 current = startOf(book, order.fromToken, target);
        if (current == 0) {
            book.head[order.fromToken] = index;
            return;
        }
        (uint256 sold, uint256 wanted) = (order.fromNumber, order.toNumber);
        (Step step, uint256 neighbour) = look(book, current, sold, wanted);
        while (step == Step.GoOn) {
            current = neighbour;
            (step, neighbour) = look(book, current, sold, wanted);
        }
        (uint256 before, uint256 behind) = step == Step.Behind ? (current, neighbour) : (neighbour, current);
        book.pre[index] = before;
        book.next[index] = behind;
        if (before == 0) book.head[order.fromToken] = index;
        else book.next[before] = index;
        if (behind != 0) book.pre[behind] = index;
    }

    /// Takes the order out of its list; nothing of it remains for sale. Returns the order that followed it.
    function remove(Book storage book, uint256 index) internal returns (uint256 behind) {
        Order storage order = book.orders[index];
        uint256 before = book.pre[index];
        behind = book.next[index];
        if (before == 0) book.head[order.fromToken] = behind;
        else book.next[before] = behind;
        if (behind != 0) book.pre[behind] = before;
        book.next[index] = 0;
        book.pre[index] = 0;
        order.remain = 0;
    }

    /// Walks at most `depth` orders from `target`. Returns a neighbour of the place and 1, or where the walk stopped and 0.
    function closest(
        Book storage book,
        address soldToken,
        uint256 target,
        uint256 sold,
        uint256 wanted,
        uint256 depth
    ) internal view returns (uint256 current, uint8 isEnd) {
        if (depth == 0) return (target, 0);
        current = startOf(book, soldToken, target);
        if (current == 0) return (0, 0);
        for (; depth > 0; depth--) {
            (Step step, uint256 neighbour) = look(book, current, sold, wanted);
            if (step != Step.GoOn) return (current, 1);
            current = neighbour;
        }
    }

    /// The order `start` and those behind it, `records` at most (2 for 0); nothing if `start` is in no list.
    function page(
        Book storage book,
        address soldToken,
        uint256 start,
        uint256 records
    ) internal view returns (uint256[] memory indexes) {
        if (book.next[start] == 0) {
            bool listed = book.pre[start] != 0 || book.head[soldToken] == start;
            indexes = new uint256[](listed ? 1 : 0);
            if (listed) indexes[0] = start;
            return indexes;
        }
        if (records == 0) records = 2;
        uint256 count = 0;
        for (uint256 i = start; i != 0 && count < records; i = book.next[i]) count++;
        indexes = new uint256[](count);
        for (uint256 k = 0; k < count; k++) {
            indexes[k] = start;
            start = book.next[start];
        }
    }

    /// `target` if it is linked and sells `soldToken`, else the head (0 for an empty list).
    function startOf(Book storage book, address soldToken, uint256 target) private view returns (uint256) {
        bool linked = book.next[target] != 0 || book.pre[target] != 0;
        return linked && book.orders[target].fromToken == soldToken ? target : book.head[soldToken];
    }

    /// Compares a new order with the one at `current`. The neighbour is the other side of the place, or where to go on.
    function look(
        Book storage book,
        uint256 current,
        uint256 sold,
        uint256 wanted
    ) private view returns (Step, uint256 neighbour) {
        Order storage order = book.orders[current];
        if (sold.mul(order.toNumber) <= order.fromNumber.mul(wanted)) {
            neighbour = book.next[current];
            if (neighbour == 0) return (Step.Behind, 0);
            order = book.orders[neighbour];
            bool between = sold.mul(order.toNumber) > order.fromNumber.mul(wanted);
            return (between ? Step.Behind : Step.GoOn, neighbour);
        }
        neighbour = book.pre[current];
        if (neighbour == 0) return (Step.Before, 0);
        order = book.orders[neighbour];
        return (sold.mul(order.toNumber) >= order.fromNumber.mul(wanted) ? Step.GoOn : Step.Before, neighbour);
    }
}
