// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Tokens locked for some months, paid back with a reward that is fixed when they are locked. It takes no more than it can
/// pay the rewards of.
contract LockStaking is Operated {
    struct Stake {
        uint256 stakeId;
        uint256 stakeStartTime;
        uint256 stakeEndTime;
        uint256 tokenRate;
        uint256 payout;
        uint256 deposited;
    }

    uint256 private constant BASIS_POINTS = 10_000;

    address public immutable token;
    uint256 public immutable minimumLocked;
    /// Everything that is owed at the ends of all locks: deposits and rewards.
    uint256 public totalPayout;
    bool public paused;
    uint256 private lastStakeId;
    /// Those that were not withdrawn, in no order.
    mapping(address user => Stake[]) public stakes;
    /// The reward in 1/10000 of the deposit, for the whole time.
    mapping(uint256 months => uint256) public tokenRate;
    /// Seconds; 0: this time is not offered.
    mapping(uint256 months => uint256) public tokenDuration;

    event Deposited(address indexed user, uint256 indexed stakeId, uint256 amount, uint256 payout, uint256 endTime);
    event Withdrawn(address indexed user, uint256 indexed stakeId, uint256 payout);

    constructor(address _token, uint256 _minimumLocked) {
        (token, minimumLocked) = (_token, _minimumLocked);
    }

    modifier notPaused() {
        require(!paused, "Staking has been suspended");
        _;
    }

    function setPause() external onlyOwner {
        paused = !paused;
    }

    function setTerms(uint256 months, uint256 rate, uint256 duration) external onlyOwner {
        (tokenRate[months], tokenDuration[months]) = (rate, duration);
    }

    function deposit(uint256 amount, uint256 months) external notPaused returns (uint256 stakeId) {
        uint256 duration = tokenDuration[months];
        require(duration > 0, "Unknown duration");
        require(amount >= minimumLocked, "Below the minimum");
        require(amount <= remainingLockUp(months), "Exceeds the remaining lock-up quantity");
        uint256 rate = tokenRate[months];
        uint256 payout = amount + (amount * rate) / BASIS_POINTS;
        stakeId = ++lastStakeId;
        totalPayout += payout;
        uint256 end = block.timestamp + duration;
        stakes[msg.sender].push(Stake(stakeId, block.timestamp, end, rate, payout, amount));
        TransferHelper.transferFrom(token, msg.sender, amount);
        emit Deposited(msg.sender, stakeId, amount, payout, end);
    }

    function withdraw(uint256 stakeId) external notPaused {
        Stake[] storage own = stakes[msg.sender];
        uint256 i = 0;
        while (i < own.length && own[i].stakeId != stakeId) i++;
        require(i < own.length, "Unknown stake");
        Stake memory stake = own[i];
        require(block.timestamp >= stake.stakeEndTime, "Still locked");
        own[i] = own[own.length - 1];
        own.pop();
        totalPayout -= stake.payout;
        TransferHelper.transfer(token, msg.sender, stake.payout);
        emit Withdrawn(msg.sender, stakeId, stake.payout);
    }

    function stakesCount(address user) external view returns (uint256) {
        return stakes[user].length;
    }

    /// The most that can be locked for so many months, so that its reward and every other payout is covered.
    function remainingLockUp(uint256 months) public view returns (uint256) {
        uint256 held = IERC20(token).balanceOf(address(this));
        uint256 free = held > totalPayout ? held - totalPayout : 0;
        uint256 rate = tokenRate[months];
        return rate == 0 ? type(uint256).max : (free * BASIS_POINTS) / rate;
    }
}
