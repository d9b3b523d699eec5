// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {PlainToken} from "./PlainToken.sol";

/// Burns one per cent of every transfer: the receiver gets less than was sent.
contract FeeOnTransferToken is PlainToken {
    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = value / 100;
        super._transfer(from, to, value - fee);
        require(balanceOf[from] >= fee, "transfer amount exceeds balance");
        unchecked {
            balanceOf[from] -= fee;
        }
        totalSupply -= fee;
        emit Transfer(from, address(0), fee);
    }
}
