// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";
import {FarmLedger} from "./FarmLedger.sol";

/// A farm with one reward. Where the staked token is the reward, stakes and rewards lie in one balance.
contract StakingRewards is FarmLedger {
    address public immutable rewardsDistribution;
    address public immutable rewardsToken;
    uint256 public immutable rewardsDuration;
    Reward private reward;

    event RewardAdded(uint256 reward);
    event RewardPaid(address indexed user, uint256 reward);

    constructor(
        address _rewardsDistribution,
        address _rewardsToken,
        address _stakingToken,
        uint256 _rewardsDuration
    ) FarmLedger(_stakingToken) {
        (rewardsDistribution, rewardsToken) = (_rewardsDistribution, _rewardsToken);
        rewardsDuration = _rewardsDuration;
    }

    function stake(uint256 amount) external {
        _stake(amount);
    }

    function getReward() public override updateReward(msg.sender) {
        uint256 paid = _take(reward, rewardsToken);
        if (paid > 0) emit RewardPaid(msg.sender, paid);
    }

    function notifyRewardAmount(uint256 added) external updateReward(address(0)) {
        require(msg.sender == rewardsDistribution, "Caller is not RewardsDistribution contract");
        reward.rate = _rateWith(reward, added, rewardsDuration);
        uint256 held = IERC20(rewardsToken).balanceOf(address(this));
        require(reward.rate <= held / rewardsDuration, "Provided reward too high");
        lastUpdateTime = block.timestamp;
        periodFinish = block.timestamp + rewardsDuration;
        emit RewardAdded(added);
    }

    function rewardRate() external view returns (uint256) {
        return reward.rate;
    }

    function rewardPerToken() external view returns (uint256) {
        return _perToken(reward);
    }

    function earned(address account) external view returns (uint256) {
        return _earned(reward, account);
    }

    function getRewardForDuration() external view returns (uint256) {
        return reward.rate * rewardsDuration;
    }

    function _update(address account) internal override {
        _updateOne(reward, account);
        lastUpdateTime = lastTimeRewardApplicable();
    }
}
