// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IProbedToken {
    function balanceOf(address owner) external view returns (uint256);
    function approve(address spender, uint256 value) external returns (bool);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IProbedPool {
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// Tries out how a token moves. It is never deployed: a call that changes nothing puts this code in the place of the
/// accounts that take part, so that each of them does what it is told here. The pool keeps its own code.
contract TokenProbe {
    /// Gas of a single step: a token that burns all it gets leaves enough for the answer.
    uint256 private constant STEP_GAS = 3_000_000;
    /// The share of the pool that is traded.
    uint256 private constant POOL_SHARE = 1_000;

    struct Move {
        bool done;
        uint256 sent;
        uint256 arrived;
        bytes reason;
    }

    struct Market {
        address token;
        address quote;
        address pool;
        /// Holds the quote token; pays for the purchase.
        address lender;
        /// Buys and sells; has nothing before.
        address trader;
        /// The order book: trades with the pool, moves the trader's tokens, and receives some.
        address spender;
    }

    /// Does as this account what it is told.
    function act(address target, bytes calldata data) external returns (bool done, bytes memory answer) {
        return target.call{gas: STEP_GAS}(data);
    }

    /// Lets `spender` move tokens of `from` to `to`.
    function move(address token, address from, address to, address spender, uint256 amount)
        external
        returns (bool done, uint256 arrived, bytes memory reason)
    {
        Move memory moved = _pull(token, from, to, spender, amount);
        return (moved.done, moved.arrived, moved.reason);
    }

    /// Buys a little of the pool, sells half of it back, and gives the other half to the spender. `figures` are, of the
    /// three in this order: done (0 or 1), sent, arrived; there are none if nothing could be bought for want of means.
    function trade(Market calldata market)
        external
        returns (uint256[] memory figures, bytes memory bought, bytes memory sold, bytes memory given)
    {
        uint256 wanted = _pay(market);
        if (wanted == 0) return (figures, bought, sold, given);
        Move memory buy = _buy(market, wanted);
        Move memory sale;
        Move memory gift;
        if (buy.done && buy.arrived > 1) {
            sale = _sell(market, buy.arrived / 2);
            gift = _pull(market.token, market.trader, market.spender, market.spender, buy.arrived / 2);
        }
        figures = new uint256[](9);
        _note(figures, 0, buy);
        _note(figures, 3, sale);
        _note(figures, 6, gift);
        return (figures, buy.reason, sale.reason, gift.reason);
    }

    function _note(uint256[] memory figures, uint256 place, Move memory moved) private pure {
        figures[place] = moved.done ? 1 : 0;
        figures[place + 1] = moved.sent;
        figures[place + 2] = moved.arrived;
    }

    function _reserves(Market calldata market) private view returns (uint256 ofToken, uint256 ofQuote) {
        (uint256 reserve0, uint256 reserve1,) = IProbedPool(market.pool).getReserves();
        return market.token < market.quote ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// Pays the pool for a purchase. Returns what can be bought for it, with a margin for the pool's fee.
    function _pay(Market calldata market) private returns (uint256) {
        (uint256 ofToken, uint256 ofQuote) = _reserves(market);
        uint256 means = _balance(market.quote, market.lender);
        uint256 price = ofQuote / POOL_SHARE;
        if (price > means) price = means;
        bytes memory payment = abi.encodeCall(IProbedToken.transfer, (market.pool, price));
        if (price == 0) return 0;
        (bool done,) = _told(market.lender, market.quote, payment);
        uint256 paid = done ? _surplus(market.quote, market.pool, ofQuote) : 0;
        return (paid * 990 * ofToken) / (ofQuote * 1_000 + paid * 990);
    }

    function _buy(Market calldata market, uint256 wanted) private returns (Move memory moved) {
        uint256 before = _balance(market.token, market.trader);
        (uint256 out0, uint256 out1) = market.token < market.quote ? (wanted, uint256(0)) : (uint256(0), wanted);
        bytes memory exchange = abi.encodeCall(IProbedPool.swap, (out0, out1, market.trader, ""));
        (moved.done, moved.reason) = _told(market.spender, market.pool, exchange);
        moved.sent = wanted;
        moved.arrived = _surplus(market.token, market.trader, before);
    }

    /// What the pool would take for the sale: all it has above its reserve, for a token may trade on the way.
    function _sell(Market calldata market, uint256 amount) private returns (Move memory moved) {
        moved = _pull(market.token, market.trader, market.pool, market.spender, amount);
        (uint256 ofToken,) = _reserves(market);
        moved.arrived = _surplus(market.token, market.pool, ofToken);
    }

    function _pull(address token, address from, address to, address spender, uint256 amount)
        private
        returns (Move memory moved)
    {
        (bool allowed,) = _told(from, token, abi.encodeCall(IProbedToken.approve, (spender, amount)));
        if (!allowed) {
            _told(from, token, abi.encodeCall(IProbedToken.approve, (spender, 0)));
            _told(from, token, abi.encodeCall(IProbedToken.approve, (spender, amount)));
        }
        uint256 before = _balance(token, to);
        (moved.done, moved.reason) =
            _told(spender, token, abi.encodeCall(IProbedToken.transferFrom, (from, to, amount)));
        moved.sent = amount;
        moved.arrived = _surplus(token, to, before);
    }

    /// Has an account call a contract; an answer of `false` counts as refused.
    function _told(address account, address target, bytes memory data) private returns (bool, bytes memory) {
        (bool done, bytes memory answer) = TokenProbe(account).act(target, data);
        if (done && answer.length >= 32 && abi.decode(answer, (uint256)) == 0) return (false, "");
        return (done, done ? bytes("") : answer);
    }

    function _balance(address token, address owner) private view returns (uint256) {
        (bool done, bytes memory answer) =
            token.staticcall{gas: STEP_GAS}(abi.encodeCall(IProbedToken.balanceOf, (owner)));
        return done && answer.length >= 32 ? abi.decode(answer, (uint256)) : 0;
    }

    function _surplus(address token, address owner, uint256 before) private view returns (uint256) {
        uint256 held = _balance(token, owner);
        return held > before ? held - before : 0;
    }
}
