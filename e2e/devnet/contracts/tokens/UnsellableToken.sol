// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {PlainToken} from "./PlainToken.sol";

/// A trap: once the owner has closed a market, the token can be bought there but not sold.
contract UnsellableToken is PlainToken {
    mapping(address => bool) public closed;

    function close(address market) external onlyOwner {
        closed[market] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!closed[to], "selling is closed");
        super._transfer(from, to, value);
    }
}
