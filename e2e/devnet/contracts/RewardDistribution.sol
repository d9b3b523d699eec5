// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards that admins write down for accounts, in any token, paid out of what the contract holds.
contract RewardDistribution is Operated {
    mapping(address token => mapping(address account => uint256)) public rewards;
    /// Rewards of all accounts together.
    mapping(address token => uint256) public totalRewards;
    mapping(address account => bool) public admins;
    bool public stopped;

    event RewardSet(address indexed token, address indexed account, uint256 amount);
    event Claimed(address indexed token, address indexed account, uint256 amount);

    constructor() {
        admins[msg.sender] = true;
    }

    modifier onlyAdmin() {
        require(admins[msg.sender], "RewardDistribution: not an admin");
        _;
    }

    function addAdmin(address account) external onlyOwner {
        admins[account] = true;
    }

    function deleteAdmin(address account) external onlyOwner {
        admins[account] = false;
    }

    function stop() external onlyAdmin {
        stopped = true;
    }

    function resume() external onlyAdmin {
        stopped = false;
    }

    /// What each account can claim from now on.
    function setRewards(address token, address[] calldata accounts, uint256[] calldata amounts) external onlyAdmin {
        require(accounts.length == amounts.length, "RewardDistribution: lengths differ");
        for (uint256 i = 0; i < accounts.length; i++) {
            totalRewards[token] = totalRewards[token] - rewards[token][accounts[i]] + amounts[i];
            rewards[token][accounts[i]] = amounts[i];
            emit RewardSet(token, accounts[i], amounts[i]);
        }
    }

    function claim(address token) external {
        require(!stopped, "RewardDistribution: stopped");
        uint256 amount = rewards[token][msg.sender];
        require(amount > 0, "RewardDistribution: nothing to claim");
        rewards[token][msg.sender] = 0;
        totalRewards[token] -= amount;
        TransferHelper.transfer(token, msg.sender, amount);
        emit Claimed(token, msg.sender, amount);
    }
}
