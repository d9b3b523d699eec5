// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";
import {Operated} from "../lib/Operated.sol";
import {TransferHelper} from "../lib/TransferHelper.sol";
import {FarmLedger} from "./FarmLedger.sol";

/// A farm with two rewards. A pause refuses stakes alone.
contract DualRewardsFarm is FarmLedger, Operated {
    address public immutable dualRewardsDistribution;
    address public immutable rewardsTokenA;
    address public immutable rewardsTokenB;
    bool public paused;
    Reward private rewardA;
    Reward private rewardB;

    event RewardAdded(uint256 rewardA, uint256 rewardB, uint256 periodFinish);
    event RewardPaid(address indexed user, address rewardToken, uint256 reward);
    event PauseChanged(bool isPaused);
    event Recovered(address token, uint256 amount);

    constructor(
        address _owner,
        address _dualRewardsDistribution,
        address _rewardsTokenA,
        address _rewardsTokenB,
        address _stakingToken
    ) FarmLedger(_stakingToken) {
        require(_rewardsTokenA != _rewardsTokenB, "rewards tokens should be different");
        (rewardsTokenA, rewardsTokenB) = (_rewardsTokenA, _rewardsTokenB);
        dualRewardsDistribution = _dualRewardsDistribution;
        owner = _owner;
    }

    function stake(uint256 amount) external {
        require(!paused, "This action cannot be performed while the contract is paused");
        _stake(amount);
    }

    function getReward() public override updateReward(msg.sender) {
        uint256 paid = _take(rewardA, rewardsTokenA);
        if (paid > 0) emit RewardPaid(msg.sender, rewardsTokenA, paid);
        paid = _take(rewardB, rewardsTokenB);
        if (paid > 0) emit RewardPaid(msg.sender, rewardsTokenB, paid);
    }

    function notifyRewardAmount(
        uint256 addedA,
        uint256 addedB,
        uint256 rewardsDuration
    ) external updateReward(address(0)) {
        require(msg.sender == dualRewardsDistribution, "Caller is not DualRewardsDistribution contract");
        rewardA.rate = _rateWith(rewardA, addedA, rewardsDuration);
        rewardB.rate = _rateWith(rewardB, addedB, rewardsDuration);
        require(rewardA.rate <= _held(rewardsTokenA) / rewardsDuration, "Provided reward-A too high");
        require(rewardB.rate <= _held(rewardsTokenB) / rewardsDuration, "Provided reward-B too high");
        lastUpdateTime = block.timestamp;
        periodFinish = block.timestamp + rewardsDuration;
        emit RewardAdded(addedA, addedB, periodFinish);
    }

    function setPaused(bool isPaused) external onlyOwner {
        paused = isPaused;
        emit PauseChanged(isPaused);
    }

    function recoverERC20(address token, uint256 amount) external onlyOwner {
        require(token != stakingToken, "Cannot withdraw the staking token");
        TransferHelper.transfer(token, owner, amount);
        emit Recovered(token, amount);
    }

    function rewardRateA() external view returns (uint256) {
        return rewardA.rate;
    }

    function rewardRateB() external view returns (uint256) {
        return rewardB.rate;
    }

    function rewardPerTokenA() external view returns (uint256) {
        return _perToken(rewardA);
    }

    function rewardPerTokenB() external view returns (uint256) {
        return _perToken(rewardB);
    }

    function earnedA(address account) external view returns (uint256) {
        return _earned(rewardA, account);
    }

    function earnedB(address account) external view returns (uint256) {
        return _earned(rewardB, account);
    }

    function _update(address account) internal override {
        _updateOne(rewardA, account);
        _updateOne(rewardB, account);
        lastUpdateTime = lastTimeRewardApplicable();
    }

    function _held(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }
}
