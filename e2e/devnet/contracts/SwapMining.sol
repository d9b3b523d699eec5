// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOracle} from "./interfaces/IOracle.sol";
import {ISwapMining} from "./interfaces/ISwapMining.sol";
import {IUniswapV2Factory} from "./interfaces/IUniswapV2Factory.sol";
import {IUniswapV2Pair} from "./interfaces/IUniswapV2Pair.sol";
import {Operated} from "./lib/Operated.sol";
import {TransferHelper} from "./lib/TransferHelper.sol";

/// Rewards for those who trade. Each block's reward goes to the pairs by their points and stays in the pair until it is
/// claimed: an account takes the share that its unclaimed trades have of all unclaimed trades.
contract SwapMining is ISwapMining, Operated {
    struct UserInfo {
        /// Traded and not claimed for, in units of the target token.
        uint256 quantity;
        uint256 blockNumber;
    }

    struct PoolInfo {
        address pair;
        /// Traded and not claimed for by all accounts, and ever traded.
        uint256 quantity;
        uint256 totalQuantity;
        uint256 allocPoint;
        /// Rewards that wait to be claimed.
        uint256 allocTokenAmount;
        uint256 lastRewardBlock;
    }

    address public immutable myt;
    address public immutable factory;
    address public immutable targetToken;
    uint256 public immutable startBlock;
    address public orderbook;
    address public oracle;
    address public totalPoolAddr;
    uint256 public tokenPerBlock;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 pid => mapping(address user => UserInfo)) public userInfo;
    /// Zero also for a pair without a pool.
    mapping(address pair => uint256 pid) public pairOfPid;
    address[] private whitelist;
    /// One more than the place in the list.
    mapping(address token => uint256) private whitelistPlace;

    constructor(
        address _myt,
        address _factory,
        address _oracle,
        address _orderbook,
        address _targetToken,
        uint256 _tokenPerBlock,
        uint256 _startBlock
    ) {
        (myt, factory, oracle, orderbook) = (_myt, _factory, _oracle, _orderbook);
        (targetToken, tokenPerBlock, startBlock) = (_targetToken, _tokenPerBlock, _startBlock);
    }

    function setTokenPerBlock(uint256 newPerBlock) external onlyOwner {
        massMintPools();
        tokenPerBlock = newPerBlock;
    }

    function setOrderbook(address newOrderbook) external onlyOwner {
        require(newOrderbook != address(0), "SwapMining: new orderbook is the zero address");
        orderbook = newOrderbook;
    }

    function setOracle(address newOracle) external onlyOwner {
        require(newOracle != address(0), "SwapMining: new oracle is the zero address");
        oracle = newOracle;
    }

    function setTotalPoolAddr(address vault) external onlyOwner {
        totalPoolAddr = vault;
    }

    function addPair(uint256 allocPoint, address pair, bool withUpdate) external onlyOwner {
        require(pair != address(0), "_pair is the zero address");
        if (withUpdate) massMintPools();
        uint256 from = block.number > startBlock ? block.number : startBlock;
        totalAllocPoint += allocPoint;
        pairOfPid[pair] = poolInfo.length;
        poolInfo.push(PoolInfo(pair, 0, 0, allocPoint, 0, from));
    }

    function setPair(uint256 pid, uint256 allocPoint, bool withUpdate) external onlyOwner {
        if (withUpdate) massMintPools();
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + allocPoint;
        poolInfo[pid].allocPoint = allocPoint;
    }

    function addWhitelist(address token) external onlyOwner returns (bool) {
        require(token != address(0), "SwapMining: token is the zero address");
        if (isWhitelist(token)) return false;
        whitelist.push(token);
        whitelistPlace[token] = whitelist.length;
        return true;
    }

    function delWhitelist(address token) external onlyOwner returns (bool) {
        require(token != address(0), "SwapMining: token is the zero address");
        if (!isWhitelist(token)) return false;
        address last = whitelist[whitelist.length - 1];
        whitelist[whitelistPlace[token] - 1] = last;
        whitelistPlace[last] = whitelistPlace[token];
        whitelist.pop();
        delete whitelistPlace[token];
        return true;
    }

    function getWhitelistLength() external view returns (uint256) {
        return whitelist.length;
    }

    function getWhitelist(uint256 i) external view returns (address) {
        require(i < whitelist.length, "SwapMining: index out of bounds");
        return whitelist[i];
    }

    /// The book reports what an order got at once. False: it does not count.
    function swap(address account, address input, address output, uint256 amountOut) external returns (bool) {
        require(msg.sender == orderbook, "SwapMining: caller is not the router");
        require(account != address(0), "SwapMining: taker swap account is the zero address");
        require(input != address(0), "SwapMining: taker swap input is the zero address");
        require(output != address(0), "SwapMining: taker swap output is the zero address");
        if (poolInfo.length == 0 || !isWhitelist(input) || !isWhitelist(output)) return false;
        address pair = IUniswapV2Factory(factory).getPair(input, output);
        uint256 pid = pairOfPid[pair];
        PoolInfo storage pool = poolInfo[pid];
        if (pool.pair != pair || pool.allocPoint == 0) return false;
        uint256 quantity = getQuantity(output, amountOut, targetToken);
        if (quantity == 0) return false;
        mint(pid);
        pool.quantity += quantity;
        pool.totalQuantity += quantity;
        userInfo[pid][account].quantity += quantity;
        userInfo[pid][account].blockNumber = block.number;
        return true;
    }

    /// Takes the caller's rewards of all pairs; does nothing where there are none.
    function takerWithdraw() external {
        uint256 due;
        for (uint256 pid = 0; pid < poolInfo.length; pid++) {
            PoolInfo storage pool = poolInfo[pid];
            UserInfo storage user = userInfo[pid][msg.sender];
            if (user.quantity == 0) continue;
            mint(pid);
            uint256 reward = (pool.allocTokenAmount * user.quantity) / pool.quantity;
            pool.quantity -= user.quantity;
            pool.allocTokenAmount -= reward;
            (user.quantity, user.blockNumber) = (0, block.number);
            due += reward;
        }
        if (due > 0) TransferHelper.transfer(myt, msg.sender, due);
    }

    /// The caller's rewards, so it is to be asked by the account itself.
    function getUserReward(uint256 pid) external view returns (uint256 reward, uint256 quantity) {
        require(pid < poolInfo.length, "SwapMining: Not find this pool");
        PoolInfo storage pool = poolInfo[pid];
        quantity = userInfo[pid][msg.sender].quantity;
        if (quantity > 0) reward = ((pool.allocTokenAmount + _poolReward(pool)) * quantity) / pool.quantity;
    }

    function getPoolInfo(
        uint256 pid
    )
        external
        view
        returns (
            address token0,
            address token1,
            uint256 rewardInPool,
            uint256 totalQuantity,
            uint256 currentQuantity,
            uint256 allocPoint
        )
    {
        require(pid < poolInfo.length, "SwapMining: Not find this pool");
        PoolInfo storage pool = poolInfo[pid];
        (token0, token1) = (IUniswapV2Pair(pool.pair).token0(), IUniswapV2Pair(pool.pair).token1());
        (rewardInPool, totalQuantity) = (pool.allocTokenAmount, pool.totalQuantity);
        (currentQuantity, allocPoint) = (pool.quantity, pool.allocPoint);
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function isWhitelist(address token) public view returns (bool) {
        return whitelistPlace[token] != 0;
    }

    function massMintPools() public {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) mint(pid);
    }

    /// Takes what a pair is due from the vault.
    function mint(uint256 pid) public returns (bool) {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return false;
        if (getTokenReward(pool.lastRewardBlock) == 0) return false;
        uint256 reward = _poolReward(pool);
        TransferHelper.transferFrom(myt, totalPoolAddr, reward);
        pool.allocTokenAmount += reward;
        pool.lastRewardBlock = block.number;
        return true;
    }

    /// What all pairs together get for the blocks after `lastRewardBlock`.
    function getTokenReward(uint256 lastRewardBlock) public view returns (uint256) {
        require(lastRewardBlock <= block.number, "SwapMining: must little than the current block number");
        return (block.number - lastRewardBlock) * tokenPerBlock;
    }

    /// An amount in units of another token, directly or by way of the first token of the list that has both pairs; zero
    /// where there is no way.
    function getQuantity(address outputToken, uint256 outputAmount, address anchorToken) public view returns (uint256) {
        if (outputToken == anchorToken) return outputAmount;
        if (_isPair(outputToken, anchorToken)) return IOracle(oracle).consult(outputToken, outputAmount, anchorToken);
        for (uint256 i = 0; i < whitelist.length; i++) {
            address between = whitelist[i];
            if (!_isPair(outputToken, between) || !_isPair(between, anchorToken)) continue;
            uint256 amount = IOracle(oracle).consult(outputToken, outputAmount, between);
            return IOracle(oracle).consult(between, amount, anchorToken);
        }
        return 0;
    }

    function _isPair(address a, address b) private view returns (bool) {
        return IUniswapV2Factory(factory).getPair(a, b) != address(0);
    }

    function _poolReward(PoolInfo storage pool) private view returns (uint256) {
        if (totalAllocPoint == 0) return 0;
        return (getTokenReward(pool.lastRewardBlock) * pool.allocPoint) / totalAllocPoint;
    }
}
