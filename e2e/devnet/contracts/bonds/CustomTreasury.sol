// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";
import {TransferHelper} from "../lib/TransferHelper.sol";

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// What pays for bonds and keeps what was paid for them.
contract CustomTreasury {
    address public immutable payoutToken;
    address public policy;
    mapping(address bond => bool) public bondContract;

    constructor(address _payoutToken, address _policy) {
        (payoutToken, policy) = (_payoutToken, _policy);
    }

    modifier onlyPolicy() {
        require(msg.sender == policy, "Ownable: caller is not the owner");
        _;
    }

    /// Takes the principal from the bond contract and gives it the payout.
    function deposit(address principal, uint256 principalAmount, uint256 payoutAmount) external {
        require(bondContract[msg.sender], "msg.sender is not a bond contract");
        TransferHelper.transferFrom(principal, msg.sender, principalAmount);
        TransferHelper.transfer(payoutToken, msg.sender, payoutAmount);
    }

    /// The principal with the decimals of the payout token.
    function valueOfToken(address principal, uint256 amount) external view returns (uint256) {
        return (amount * 10 ** IDecimals(payoutToken).decimals()) / 10 ** IDecimals(principal).decimals();
    }

    function withdraw(address token, address to, uint256 amount) external onlyPolicy {
        TransferHelper.transfer(token, to, amount);
    }

    function toggleBondContract(address bond) external onlyPolicy {
        bondContract[bond] = !bondContract[bond];
    }
}
