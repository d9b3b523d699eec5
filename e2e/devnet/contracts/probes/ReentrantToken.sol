// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenLedger} from "../tokens/TokenLedger.sol";

/// A token that calls somebody back with every transfer, and remembers what came of it.
contract ReentrantToken is TokenLedger {
    address public target;
    bytes public callback;
    uint256 public attempts;
    uint256 public successes;
    bytes public answer;

    function initialize(uint8 tokenDecimals, address tokenOwner) external {
        _initialise(tokenDecimals, tokenOwner);
    }

    function arm(address _target, bytes calldata _callback) external {
        target = _target;
        callback = _callback;
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

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        if (target == address(0)) return;
        bool success;
        attempts++;
        (success, answer) = target.call(callback);
        if (success) successes++;
    }
}
