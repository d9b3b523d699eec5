// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TokenLedger} from "./TokenLedger.sol";

/// An ordinary ERC-20 without permit.
contract PlainToken is TokenLedger {
    string public name;
    string public symbol;

    function initialize(string calldata tokenName, string calldata tokenSymbol, uint8 tokenDecimals, address tokenOwner)
        external
    {
        _initialise(tokenDecimals, tokenOwner);
        name = tokenName;
        symbol = tokenSymbol;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spendAllowance(from, value);
        _transfer(from, to, value);
        return true;
    }
}
