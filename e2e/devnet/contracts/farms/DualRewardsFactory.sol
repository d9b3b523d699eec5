// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "../interfaces/IERC20.sol";
import {Operated} from "../lib/Operated.sol";
import {TransferHelper} from "../lib/TransferHelper.sol";
import {DualRewardsFarm} from "./DualRewardsFarm.sol";

/// Deploys one farm for a staking token, and gives the farms their rewards out of its own balance.
contract DualRewardsFactory is Operated {
    struct StakingRewardsInfo {
        address stakingRewards;
        address rewardsTokenA;
        address rewardsTokenB;
        uint256 rewardAmountA;
        uint256 rewardAmountB;
        uint256 duration;
    }

    uint256 public immutable stakingRewardsGenesis;
    address[] public stakingTokens;
    mapping(address stakingToken => StakingRewardsInfo) public stakingRewardsInfoByStakingToken;

    event Deployed(
        address indexed stakingRewardContract,
        address stakingToken,
        address rewardTokenA,
        address rewardTokenB,
        uint256 rewardAmountA,
        uint256 rewardAmountB,
        uint256 rewardsDuration
    );
    event Updated(
        address indexed stakingRewardContract,
        uint256 rewardAmountA,
        uint256 rewardAmountB,
        uint256 rewardsDuration
    );

    constructor(uint256 genesis) {
        require(genesis >= block.timestamp, "GTS");
        stakingRewardsGenesis = genesis;
    }

    function deploy(
        address farmOwner,
        address stakingToken,
        address rewardsTokenA,
        address rewardsTokenB,
        uint256 rewardAmountA,
        uint256 rewardAmountB,
        uint256 rewardsDuration
    ) external onlyOwner {
        StakingRewardsInfo storage info = stakingRewardsInfoByStakingToken[stakingToken];
        require(info.stakingRewards == address(0), "AD");
        require(rewardsTokenA != address(0), "IRT(A)");
        require(rewardsTokenB != address(0), "IRT(B)");
        DualRewardsFarm farm = new DualRewardsFarm(farmOwner, address(this), rewardsTokenA, rewardsTokenB, stakingToken);
        (info.stakingRewards, info.rewardsTokenA, info.rewardsTokenB) = (address(farm), rewardsTokenA, rewardsTokenB);
        (info.rewardAmountA, info.rewardAmountB, info.duration) = (rewardAmountA, rewardAmountB, rewardsDuration);
        stakingTokens.push(stakingToken);
        emit Deployed(
            address(farm),
            stakingToken,
            rewardsTokenA,
            rewardsTokenB,
            rewardAmountA,
            rewardAmountB,
            rewardsDuration
        );
    }

    function update(
        address stakingToken,
        uint256 rewardAmountA,
        uint256 rewardAmountB,
        uint256 rewardsDuration
    ) external onlyOwner {
        StakingRewardsInfo storage info = stakingRewardsInfoByStakingToken[stakingToken];
        require(info.stakingRewards != address(0), "UND");
        (info.rewardAmountA, info.rewardAmountB, info.duration) = (rewardAmountA, rewardAmountB, rewardsDuration);
        emit Updated(info.stakingRewards, rewardAmountA, rewardAmountB, rewardsDuration);
    }

    function notifyRewardAmounts() external {
        require(stakingTokens.length > 0, "CBD");
        for (uint256 i = 0; i < stakingTokens.length; i++) notifyRewardAmount(stakingTokens[i]);
    }

    function notifyRewardAmount(address stakingToken) public {
        require(block.timestamp >= stakingRewardsGenesis, "NNR");
        StakingRewardsInfo storage info = stakingRewardsInfoByStakingToken[stakingToken];
        require(info.stakingRewards != address(0), "NND");
        (uint256 amountA, uint256 amountB) = (info.rewardAmountA, info.rewardAmountB);
        if (amountA == 0 && amountB == 0) return;
        (info.rewardAmountA, info.rewardAmountB) = (0, 0);
        if (amountA > 0) require(IERC20(info.rewardsTokenA).transfer(info.stakingRewards, amountA), "TF");
        if (amountB > 0) require(IERC20(info.rewardsTokenB).transfer(info.stakingRewards, amountB), "TF");
        DualRewardsFarm(info.stakingRewards).notifyRewardAmount(amountA, amountB, info.duration);
    }

    function pullExtraTokens(address token, uint256 amount) external onlyOwner {
        TransferHelper.transfer(token, msg.sender, amount);
    }
}
