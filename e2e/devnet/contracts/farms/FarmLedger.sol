// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TransferHelper} from "../lib/TransferHelper.sol";

/// Stakes of one token that share rewards by the second, in one token or several. Rewards are in the farm before they are
/// promised.
abstract contract FarmLedger {
    struct Reward {
        uint256 rate;
        uint256 perTokenStored;
        mapping(address user => uint256) perTokenPaid;
        mapping(address user => uint256) stored;
    }

    uint256 private constant PRECISION = 1e18;

    address public immutable stakingToken;
    uint256 public periodFinish;
    uint256 public lastUpdateTime;
    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;

    event Staked(address indexed user, uint256 amount);
    event Withdrawn(address indexed user, uint256 amount);

    constructor(address _stakingToken) {
        stakingToken = _stakingToken;
    }

    modifier updateReward(address account) {
        _update(account);
        _;
    }

    function withdraw(uint256 amount) public updateReward(msg.sender) {
        require(amount > 0, "Cannot withdraw 0");
        totalSupply -= amount;
        balanceOf[msg.sender] -= amount;
        TransferHelper.transfer(stakingToken, msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
    }

    function exit() external {
        withdraw(balanceOf[msg.sender]);
        getReward();
    }

    function getReward() public virtual;

    function lastTimeRewardApplicable() public view returns (uint256) {
        return block.timestamp < periodFinish ? block.timestamp : periodFinish;
    }

    function _stake(uint256 amount) internal updateReward(msg.sender) {
        require(amount > 0, "Cannot stake 0");
        totalSupply += amount;
        balanceOf[msg.sender] += amount;
        TransferHelper.transferFrom(stakingToken, msg.sender, amount);
        emit Staked(msg.sender, amount);
    }

    function _update(address account) internal virtual;

    function _updateOne(Reward storage reward, address account) internal {
        uint256 perToken = _perToken(reward);
        if (account != address(0)) {
            reward.stored[account] = _earned(reward, account);
            reward.perTokenPaid[account] = perToken;
        }
        reward.perTokenStored = perToken;
    }

    /// Takes what an account has earned of a reward; 0 where it is nothing.
    function _take(Reward storage reward, address token) internal returns (uint256 amount) {
        amount = reward.stored[msg.sender];
        if (amount == 0) return 0;
        reward.stored[msg.sender] = 0;
        TransferHelper.transfer(token, msg.sender, amount);
    }

    /// The rate of what is added now; what is left of a running period is spread anew with it.
    function _rateWith(Reward storage reward, uint256 added, uint256 duration) internal view returns (uint256) {
        if (block.timestamp >= periodFinish) return added / duration;
        return (added + (periodFinish - block.timestamp) * reward.rate) / duration;
    }

    function _perToken(Reward storage reward) internal view returns (uint256) {
        if (totalSupply == 0) return reward.perTokenStored;
        uint256 time = lastTimeRewardApplicable() - lastUpdateTime;
        return reward.perTokenStored + (time * reward.rate * PRECISION) / totalSupply;
    }

    function _earned(Reward storage reward, address account) internal view returns (uint256) {
        uint256 due = _perToken(reward) - reward.perTokenPaid[account];
        return (balanceOf[account] * due) / PRECISION + reward.stored[account];
    }
}
