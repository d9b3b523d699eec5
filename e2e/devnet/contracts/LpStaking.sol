// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "./interfaces/IERC20.sol";
import {IMultLpChef} from "./interfaces/IMultLpChef.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards for those who leave their pool tokens here: of each block's reward every pool has the share of its points,
/// and in it everybody the share of the pool tokens. The reward comes out of a vault that allows it. Some pool tokens are
/// passed on to a contract that pays a second token for them ("multLP").
contract LpStaking is Operated {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
        uint256 multLpRewardDebt;
    }

    struct PoolInfo {
        address lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accTokenPerShare;
        uint256 accMultLpPerShare;
        uint256 totalAmount;
    }

    /// Rewards of one pool token are kept times this.
    uint256 private constant PRECISION = 1e12;

    address public immutable myt;
    uint256 public immutable startBlock;
    uint256 public tokenPerBlock;
    uint256 public halvingPeriod = 5_256_000;
    uint256 public totalAllocPoint;
    bool public paused;
    address public totalPoolAddr;
    PoolInfo[] public poolInfo;
    mapping(uint256 pid => mapping(address user => UserInfo)) public userInfo;
    /// Zero also for a token without a pool.
    mapping(address lp => uint256 pid) public LpOfPid;
    /// The second token, and who pays it.
    address public multLpToken;
    address public multLpChef;
    mapping(address lp => bool) public isMultLP;
    /// The chef's number of a pool.
    mapping(uint256 pid => uint256 chefPid) public poolCorrespond;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(address _myt, uint256 _tokenPerBlock, uint256 _startBlock) {
        (myt, tokenPerBlock, startBlock) = (_myt, _tokenPerBlock, _startBlock);
    }

    modifier notPaused() {
        require(!paused, "Mining has been suspended");
        _;
    }

    function setTokenPerBlock(uint256 newPerBlock) external onlyOwner {
        massUpdatePools();
        tokenPerBlock = newPerBlock;
    }

    function setHalvingPeriod(uint256 blocks) external onlyOwner {
        halvingPeriod = blocks;
    }

    function setPause() external onlyOwner {
        paused = !paused;
    }

    function setTotalPoolAddr(address vault) external onlyOwner returns (bool) {
        totalPoolAddr = vault;
        return true;
    }

    function setMultLP(address token, address chef) external onlyOwner {
        (multLpToken, multLpChef) = (token, chef);
    }

    /// To be called before anybody has staked them.
    function addMultLP(address lp) external onlyOwner returns (bool) {
        isMultLP[lp] = true;
        return IERC20(lp).approve(multLpChef, type(uint256).max);
    }

    function setPoolCorr(uint256 pid, uint256 chefPid) external onlyOwner {
        poolCorrespond[pid] = chefPid;
    }

    function add(uint256 allocPoint, address lp, bool withUpdate) external onlyOwner {
        require(lp != address(0), "_lpToken is the zero address");
        if (withUpdate) massUpdatePools();
        uint256 from = block.number > startBlock ? block.number : startBlock;
        totalAllocPoint += allocPoint;
        LpOfPid[lp] = poolInfo.length;
        poolInfo.push(PoolInfo(lp, allocPoint, from, 0, 0, 0));
    }

    function set(uint256 pid, uint256 allocPoint, bool withUpdate) external onlyOwner {
        if (withUpdate) massUpdatePools();
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + allocPoint;
        poolInfo[pid].allocPoint = allocPoint;
    }

    function deposit(uint256 pid, uint256 amount) external notPaused {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        _collectSecond(pid, pool);
        _payReward(pool, user);
        if (amount > 0) {
            TransferHelper.transferFrom(pool.lpToken, msg.sender, amount);
            user.amount += amount;
            pool.totalAmount += amount;
            if (isMultLP[pool.lpToken]) IMultLpChef(multLpChef).deposit(poolCorrespond[pid], amount);
        }
        _settle(pool, user);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external notPaused {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdrawToken: not good");
        updatePool(pid);
        _collectSecond(pid, pool);
        _payReward(pool, user);
        if (amount > 0) {
            user.amount -= amount;
            pool.totalAmount -= amount;
            if (isMultLP[pool.lpToken]) IMultLpChef(multLpChef).withdraw(poolCorrespond[pid], amount);
            TransferHelper.transfer(pool.lpToken, msg.sender, amount);
        }
        _settle(pool, user);
        emit Withdraw(msg.sender, pid, amount);
    }

    /// The whole stake; what it earned is lost.
    function emergencyWithdraw(uint256 pid) external notPaused {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 amount = user.amount;
        _collectSecond(pid, pool);
        (user.amount, user.rewardDebt, user.multLpRewardDebt) = (0, 0, 0);
        pool.totalAmount -= amount;
        if (isMultLP[pool.lpToken]) IMultLpChef(multLpChef).withdraw(poolCorrespond[pid], amount);
        TransferHelper.transfer(pool.lpToken, msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function pending(uint256 pid, address account) external view returns (uint256 mytPending, uint256 secondTokenPending) {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][account];
        if (user.amount == 0 || block.number < pool.lastRewardBlock) return (0, 0);
        uint256 share = pool.accTokenPerShare;
        if (block.number > pool.lastRewardBlock) {
            share += (_poolReward(pool) * PRECISION) / _supply(pool);
        }
        mytPending = _earned(user.amount, share) - user.rewardDebt;
        if (isMultLP[pool.lpToken]) {
            uint256 due = IMultLpChef(multLpChef).pending(poolCorrespond[pid], address(this));
            share = pool.accMultLpPerShare + (due * PRECISION) / pool.totalAmount;
            secondTokenPending = _earned(user.amount, share) - user.multLpRewardDebt;
        }
    }

    function massUpdatePools() public {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 supply = _supply(pool);
        if (supply == 0) {
            pool.lastRewardBlock = block.number;
            return;
        }
        if (getTokenBlockReward(pool.lastRewardBlock) == 0) return;
        uint256 reward_ = _poolReward(pool);
        TransferHelper.transferFrom(myt, totalPoolAddr, reward_);
        pool.accTokenPerShare += (reward_ * PRECISION) / supply;
        pool.lastRewardBlock = block.number;
    }

    /// How often the reward has been halved by a block.
    function phase(uint256 blockNumber) public view returns (uint256) {
        if (halvingPeriod == 0 || blockNumber <= startBlock) return 0;
        return (blockNumber - startBlock - 1) / halvingPeriod;
    }

    /// What all pools together get for a block.
    function reward(uint256 blockNumber) public view returns (uint256) {
        return tokenPerBlock / 2 ** phase(blockNumber);
    }

    /// What all pools together get for the blocks after `lastRewardBlock` up to this one.
    function getTokenBlockReward(uint256 lastRewardBlock) public view returns (uint256 total) {
        uint256 last = phase(block.number);
        for (uint256 n = phase(lastRewardBlock); n < last; n++) {
            uint256 end = (n + 1) * halvingPeriod + startBlock;
            total += (end - lastRewardBlock) * reward(end);
            lastRewardBlock = end;
        }
        total += (block.number - lastRewardBlock) * reward(block.number);
    }

    function _poolReward(PoolInfo storage pool) private view returns (uint256) {
        return (getTokenBlockReward(pool.lastRewardBlock) * pool.allocPoint) / totalAllocPoint;
    }

    function _payReward(PoolInfo storage pool, UserInfo storage user) private {
        uint256 due = _earned(user.amount, pool.accTokenPerShare) - user.rewardDebt;
        if (due > 0) TransferHelper.transfer(myt, msg.sender, due);
        uint256 second = _earned(user.amount, pool.accMultLpPerShare) - user.multLpRewardDebt;
        if (second > 0) TransferHelper.transfer(multLpToken, msg.sender, second);
    }

    /// From here on the account earns anew.
    function _settle(PoolInfo storage pool, UserInfo storage user) private {
        user.rewardDebt = _earned(user.amount, pool.accTokenPerShare);
        user.multLpRewardDebt = _earned(user.amount, pool.accMultLpPerShare);
    }

    /// Takes what the chef owes for the pool tokens that were passed on.
    function _collectSecond(uint256 pid, PoolInfo storage pool) private {
        if (!isMultLP[pool.lpToken] || pool.totalAmount == 0) return;
        uint256 before = IERC20(multLpToken).balanceOf(address(this));
        IMultLpChef(multLpChef).deposit(poolCorrespond[pid], 0);
        uint256 collected = IERC20(multLpToken).balanceOf(address(this)) - before;
        pool.accMultLpPerShare += (collected * PRECISION) / pool.totalAmount;
    }

    /// Pool tokens that share the rewards: those held here, whoever sent them, or those that were passed on.
    function _supply(PoolInfo storage pool) private view returns (uint256) {
        return isMultLP[pool.lpToken] ? pool.totalAmount : IERC20(pool.lpToken).balanceOf(address(this));
    }

    function _earned(uint256 amount, uint256 share) private pure returns (uint256) {
        return (amount * share) / PRECISION;
    }
}
