// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The code of an account that runs several calls in one transaction: an account delegates to it (EIP-7702), and a
/// simulation puts it in the place of any account.
contract BatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// The call at `index` reverted with `reason`, and nothing of the batch was done.
    error CallFailed(uint256 index, bytes reason);
    error NotTheAccount();

    receive() external payable {}

    /// Runs the calls in their order, all or none. The account alone may ask for it.
    function execute(Call[] calldata calls) external payable returns (bytes[] memory results) {
        if (msg.sender != address(this)) revert NotTheAccount();
        results = new bytes[](calls.length);
        for (uint256 index = 0; index < calls.length; index++) {
            (bool done, bytes memory answer) = calls[index].to.call{value: calls[index].value}(calls[index].data);
            if (!done) revert CallFailed(index, answer);
            results[index] = answer;
        }
    }
}
