// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOrderMining} from "./interfaces/IOrderMining.sol";
import {Operated} from "./lib/Operated.sol";
import {ReentrancyGuard} from "./lib/ReentrancyGuard.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards for resting orders. Who earned how much is computed elsewhere and written here by an operator; the reward
/// itself comes out of a vault that allows it, the same amount for each block.
contract OrderMining is IOrderMining, Operated, ReentrancyGuard {
    struct UserInfo {
        address maker;
        uint256 withdrawEndBlock;
        uint256 addRewardEndBlock;
        uint256 reward;
        uint256 rewardSum;
    }

    address public userRewardToken;
    address public totalPoolAddr;
    uint256 public orderMiningPerBlock;
    /// Rewards of the blocks up to this one have been taken from the vault.
    uint256 public startBlock;
    /// Its first entry is nobody's.
    UserInfo[] public userInfoArray;
    /// Zero: the maker has never earned anything.
    mapping(address maker => uint256) public userInfoIndexMap;

    event UpdateUserReward(address indexed orderMaker, uint256 addRewardEndBlock, uint256 addReward);

    constructor(address rewardToken, uint256 perBlock, uint256 fromBlock) {
        (userRewardToken, orderMiningPerBlock, startBlock) = (rewardToken, perBlock, fromBlock);
        userInfoArray.push();
    }

    modifier onlyOperator() {
        require(isApproved(owner, msg.sender));
        _;
    }

    function setUserRewardToken(address token) external onlyOperator returns (bool) {
        userRewardToken = token;
        return true;
    }

    function setTotalPoolAddr(address vault) external onlyOperator returns (bool) {
        totalPoolAddr = vault;
        return true;
    }

    function setOrderMiningPerBlock(uint256 perBlock) external onlyOperator returns (bool) {
        _takeFromVault();
        orderMiningPerBlock = perBlock;
        return true;
    }

    function setOrderMiningStartBlock(uint256 fromBlock) external onlyOperator returns (bool) {
        startBlock = fromBlock;
        return true;
    }

    /// Adds what a maker earned in the blocks after `oldEndBlock` up to `newEndBlock`. The old one must be the one written
    /// last, so that nothing is added twice.
    function updateUserReward(
        address maker,
        uint256 oldEndBlock,
        uint256 newEndBlock,
        uint256 addReward
    ) external onlyOperator returns (bool) {
        uint256 index = userInfoIndexMap[maker];
        if (index == 0) {
            index = userInfoArray.length;
            userInfoIndexMap[maker] = index;
            userInfoArray.push(UserInfo(maker, 0, 0, 0, 0));
        }
        UserInfo storage user = userInfoArray[index];
        require(user.addRewardEndBlock == oldEndBlock && newEndBlock >= oldEndBlock, "data error");
        user.addRewardEndBlock = newEndBlock;
        user.reward += addReward;
        user.rewardSum += addReward;
        emit UpdateUserReward(maker, newEndBlock, addReward);
        return true;
    }

    function updateOrderMiningNum() external nonReentrant returns (bool) {
        _takeFromVault();
        return true;
    }

    /// The order book calls this with every order and every cancellation.
    function updateOrderMiningNumByOuter() external nonReentrant returns (bool) {
        _takeFromVault();
        return true;
    }

    function withdrawUserReward() external nonReentrant returns (bool) {
        uint256 index = userInfoIndexMap[msg.sender];
        require(index != 0);
        _takeFromVault();
        UserInfo storage user = userInfoArray[index];
        uint256 reward = user.reward;
        require(reward > 0);
        (user.reward, user.withdrawEndBlock) = (0, user.addRewardEndBlock);
        TransferHelper.transfer(userRewardToken, msg.sender, reward);
        return true;
    }

    function _takeFromVault() private {
        if (block.number <= startBlock) return;
        uint256 due = (block.number - startBlock) * orderMiningPerBlock;
        startBlock = block.number;
        if (due > 0) TransferHelper.transferFrom(userRewardToken, totalPoolAddr, due);
    }
}
