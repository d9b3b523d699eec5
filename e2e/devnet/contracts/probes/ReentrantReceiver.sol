// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A maker that calls somebody back whenever it is paid in coins, and remembers what came of it.
contract ReentrantReceiver {
    address public target;
    bytes public callback;
    uint256 public attempts;
    uint256 public successes;
    bytes public answer;

    function arm(address _target, bytes calldata _callback) external {
        target = _target;
        callback = _callback;
    }

    receive() external payable {
        bool success;
        attempts++;
        (success, answer) = target.call(callback);
        if (success) successes++;
    }
}
