// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Gives an account the same amount of a test token once in a while, out of what the contract holds.
contract Faucet is Operated {
    address public immutable token;
    /// What each account gets, raw units.
    uint256 public amount;
    /// Seconds until the same account gets it again.
    uint256 public interval;
    bool public paused;
    /// When the account got it last, unix seconds; 0: never.
    mapping(address account => uint256) public lastDrip;

    event Dripped(address indexed to, uint256 amount);

    constructor(address _token, uint256 _amount, uint256 _interval) {
        (token, amount, interval) = (_token, _amount, _interval);
    }

    function setTerms(uint256 newAmount, uint256 newInterval) external onlyOwner {
        (amount, interval) = (newAmount, newInterval);
    }

    function setPaused(bool isPaused) external onlyOwner {
        paused = isPaused;
    }

    function drip() external {
        require(!paused, "Faucet: paused");
        uint256 last = lastDrip[msg.sender];
        require(last == 0 || block.timestamp >= last + interval, "Faucet: wait");
        require(IERC20(token).balanceOf(address(this)) >= amount, "Faucet: empty");
        lastDrip[msg.sender] = block.timestamp;
        TransferHelper.transfer(token, msg.sender, amount);
        emit Dripped(msg.sender, amount);
    }
}
