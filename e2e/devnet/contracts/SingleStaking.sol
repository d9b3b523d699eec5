// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards for those who leave one token here: each block's reward is shared by what is staked. Rewards are paid out of
/// what the contract itself holds beyond the stakes; a stake always comes back, and what can't be paid with it stays due.
contract SingleStaking is Operated {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    uint256 private constant PRECISION = 1e12;

    address public immutable stakedToken;
    address public immutable rewardToken;
    uint256 public immutable rewardPerBlock;
    /// Rewards end with this block; 0: never.
    uint256 public endBlock;
    uint256 public totalStaked;
    /// Rewards up to `lastRewardBlock` that nobody has taken yet.
    uint256 public unclaimed;
    bool public paused;
    uint256 private lastRewardBlock;
    uint256 private accRewardPerShare;
    mapping(address user => UserInfo) public userInfo;
    /// Rewards that were due with an earlier transaction and could not be paid.
    mapping(address user => uint256) private carried;

    event Staked(address indexed user, uint256 amount);
    event Unstaked(address indexed user, uint256 amount);
    event Claimed(address indexed user, uint256 reward);

    constructor(address _stakedToken, address _rewardToken, uint256 _rewardPerBlock) {
        (stakedToken, rewardToken, rewardPerBlock) = (_stakedToken, _rewardToken, _rewardPerBlock);
        lastRewardBlock = block.number;
    }

    function setPause() external onlyOwner {
        paused = !paused;
    }

    function setEndBlock(uint256 newEnd) external onlyOwner {
        _update();
        endBlock = newEnd;
    }

    /// Stakes or takes back so much and pays what is due; an amount of 0 only claims, and fails where it can't be paid.
    function transact(uint256 amount, bool isDeposit) external {
        require(!paused, "Staking has been suspended");
        UserInfo storage user = userInfo[msg.sender];
        require(isDeposit || amount <= user.amount, "Insufficient stake");
        _update();
        uint256 due = carried[msg.sender] + _earned(user.amount, accRewardPerShare) - user.rewardDebt;
        user.amount = isDeposit ? user.amount + amount : user.amount - amount;
        user.rewardDebt = _earned(user.amount, accRewardPerShare);
        carried[msg.sender] = 0;
        _pay(due, amount == 0);
        totalStaked = isDeposit ? totalStaked + amount : totalStaked - amount;
        if (amount == 0) return;
        if (isDeposit) {
            TransferHelper.transferFrom(stakedToken, msg.sender, amount);
            emit Staked(msg.sender, amount);
        } else {
            TransferHelper.transfer(stakedToken, msg.sender, amount);
            emit Unstaked(msg.sender, amount);
        }
    }

    function pendingReward(address account) external view returns (uint256) {
        UserInfo storage user = userInfo[account];
        uint256 share = accRewardPerShare;
        if (totalStaked > 0) share += (_accrued() * PRECISION) / totalStaked;
        return carried[account] + _earned(user.amount, share) - user.rewardDebt;
    }

    function getRewardInfo() external view returns (uint256, uint256) {
        return (lastRewardBlock, accRewardPerShare);
    }

    function _update() private {
        if (totalStaked > 0) {
            uint256 reward = _accrued();
            accRewardPerShare += (reward * PRECISION) / totalStaked;
            unclaimed += reward;
        }
        lastRewardBlock = block.number;
    }

    function _accrued() private view returns (uint256) {
        uint256 end = endBlock == 0 || block.number < endBlock ? block.number : endBlock;
        return end > lastRewardBlock ? (end - lastRewardBlock) * rewardPerBlock : 0;
    }

    function _pay(uint256 due, bool isClaim) private {
        if (due == 0) return;
        uint256 held = IERC20(rewardToken).balanceOf(address(this));
        if (rewardToken == stakedToken) held -= totalStaked;
        require(held >= due || !isClaim, "Insufficient rewards");
        if (held < due) {
            carried[msg.sender] = due;
            return;
        }
        unclaimed -= due;
        TransferHelper.transfer(rewardToken, msg.sender, due);
        emit Claimed(msg.sender, due);
    }

    function _earned(uint256 amount, uint256 share) private pure returns (uint256) {
        return (amount * share) / PRECISION;
    }
}
