// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TokenLedger} from "./TokenLedger.sol";

/// USDT's manners: transfer, transferFrom and approve return nothing, and an allowance that is not zero can only be
/// changed by setting it to zero first.
contract TetherToken is TokenLedger {
    string public name;
    string public symbol;

    function initialize(string calldata tokenName, string calldata tokenSymbol, uint8 tokenDecimals, address tokenOwner)
        external
    {
        _initialise(tokenDecimals, tokenOwner);
        name = tokenName;
        symbol = tokenSymbol;
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, "approve from non-zero to non-zero allowance");
        _approve(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        _spendAllowance(from, value);
        _transfer(from, to, value);
    }
}
