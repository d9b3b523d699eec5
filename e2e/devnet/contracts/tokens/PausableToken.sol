// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {PlainToken} from "./PlainToken.sol";

/// A token whose owner can stop all of it.
contract PausableToken is PlainToken {
    bool public paused;

    function pause(bool state) external onlyOwner {
        paused = state;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._transfer(from, to, value);
    }
}
