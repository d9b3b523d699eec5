// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMultLpChef} from "./interfaces/IMultLpChef.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Pays a token of its own for pool tokens, to whoever leaves them here: another exchange's rewards.
contract MultLpChef is IMultLpChef, Operated {
    struct Pool {
        address lpToken;
        uint256 total;
        uint256 perShare;
        uint256 lastBlock;
    }

    uint256 private constant PRECISION = 1e12;

    address public immutable token;
    uint256 public immutable perBlock;
    Pool[] public pools;
    mapping(uint256 pid => mapping(address user => uint256)) public amounts;
    mapping(uint256 pid => mapping(address user => uint256)) private debts;

    constructor(address _token, uint256 _perBlock) {
        (token, perBlock) = (_token, _perBlock);
    }

    function add(address lpToken) external onlyOwner {
        pools.push(Pool(lpToken, 0, 0, block.number));
    }

    /// Also pays what is due.
    function deposit(uint256 pid, uint256 amount) external {
        _pay(pid);
        if (amount > 0) TransferHelper.transferFrom(pools[pid].lpToken, msg.sender, amount);
        pools[pid].total += amount;
        _setAmount(pid, amounts[pid][msg.sender] + amount);
    }

    /// Also pays what is due.
    function withdraw(uint256 pid, uint256 amount) external {
        _pay(pid);
        _setAmount(pid, amounts[pid][msg.sender] - amount);
        pools[pid].total -= amount;
        if (amount > 0) TransferHelper.transfer(pools[pid].lpToken, msg.sender, amount);
    }

    function pending(uint256 pid, address user) public view returns (uint256) {
        return (amounts[pid][user] * _perShare(pools[pid])) / PRECISION - debts[pid][user];
    }

    function _pay(uint256 pid) private {
        uint256 due = pending(pid, msg.sender);
        (pools[pid].perShare, pools[pid].lastBlock) = (_perShare(pools[pid]), block.number);
        if (due > 0) TransferHelper.transfer(token, msg.sender, due);
    }

    function _setAmount(uint256 pid, uint256 amount) private {
        amounts[pid][msg.sender] = amount;
        debts[pid][msg.sender] = (amount * pools[pid].perShare) / PRECISION;
    }

    function _perShare(Pool storage pool) private view returns (uint256) {
        if (pool.total == 0) return pool.perShare;
        return pool.perShare + ((block.number - pool.lastBlock) * perBlock * PRECISION) / pool.total;
    }
}
