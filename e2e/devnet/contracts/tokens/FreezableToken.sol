// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {PlainToken} from "./PlainToken.sol";

/// A token whose owner can freeze an account: it then neither sends nor receives.
contract FreezableToken is PlainToken {
    mapping(address => bool) public frozen;

    event Frozen(address indexed account, bool frozen);

    function freeze(address account, bool state) external onlyOwner {
        frozen[account] = state;
        emit Frozen(account, state);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to], "account is frozen");
        super._transfer(from, to, value);
    }
}
