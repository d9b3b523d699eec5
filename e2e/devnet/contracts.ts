import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';

const tokenInterface = new Interface([
  'function initialize(string name, string symbol, uint8 decimals, address owner)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function deposit() payable',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
]);

const pairInterface = new Interface([
  'function mint(address to) returns (uint256)',
  'function sync()',
  'function totalSupply() view returns (uint256)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
]);

const factoryInterface = new Interface([
  'function createPair(address tokenA, address tokenB) returns (address)',
  'function getPair(address tokenA, address tokenB) view returns (address)',
]);

const bookInterface = new Interface([
  'function userDiposit(address user, address token) view returns (uint256)',
  'function addOrder(address maker, address fromToken, address toToken, uint256 target, uint256 from, uint256 to) returns (uint256 reserveNum, uint256 orderIndex)',
  'function addOrderWithETH(address maker, address toToken, uint256 target, uint256 to) payable returns (uint256 reserveNum, uint256 orderIndex)',
  'function addOrderForETH(address maker, address fromToken, uint256 target, uint256 from, uint256 to) returns (uint256 reserveNum, uint256 orderIndex)',
  'function cancelOrderForNum(address fromToken, address toToken, uint256 index, uint256 num) returns (bool)',
  'function setSwapMining(address mining)',
  'function setMyTradeOrderMining(address orderMining)',
  'function getLastOrderIndex(address fromToken, address toToken) view returns (uint256)',
  'function getPageOrders(address fromToken, address toToken, uint256 start, uint256 records) view returns (uint256[])',
  'function getOrderByIndexBatch(address fromToken, address toToken, uint256[] indexes) view returns (address[] makers, address[] fromTokens, uint256[] froms, uint256[] timestamps, uint256[] remains, uint256[] tos, uint256[] sums)',
]);

const routerInterface = new Interface([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function addLiquidity(address tokenA, address tokenB, uint256 desiredA, uint256 desiredB, uint256 leastA, uint256 leastB, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
  'function addLiquidityETH(address token, uint256 desired, uint256 least, uint256 leastCoins, address to, uint256 deadline) payable returns (uint256 amount, uint256 coins, uint256 liquidity)',
  'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 leastA, uint256 leastB, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB)',
]);

const stakingInterface = new Interface([
  'function add(uint256 allocPoint, address lp, bool withUpdate)',
  'function set(uint256 pid, uint256 allocPoint, bool withUpdate)',
  'function setPause()',
  'function setTotalPoolAddr(address vault) returns (bool)',
  'function deposit(uint256 pid, uint256 amount)',
  'function LpOfPid(address lp) view returns (uint256)',
  'function poolInfo(uint256 pid) view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accTokenPerShare, uint256 accMultLpPerShare, uint256 totalAmount)',
  'function pending(uint256 pid, address user) view returns (uint256 mytPending, uint256 secondTokenPending)',
  'function userInfo(uint256 pid, address user) view returns (uint256 amount, uint256 rewardDebt, uint256 multLpRewardDebt)',
]);

const tradeMiningInterface = new Interface([
  'function userInfo(uint256 pid, address user) view returns (uint256 quantity, uint256 blockNumber)',
]);

const orderMiningInterface = new Interface([
  'function setApproval(address operator, bool approved) returns (bool)',
  'function setTotalPoolAddr(address vault) returns (bool)',
  'function setOrderMiningStartBlock(uint256 block) returns (bool)',
  'function setOrderMiningPerBlock(uint256 perBlock) returns (bool)',
  'function updateUserReward(address maker, uint256 oldEndBlock, uint256 newEndBlock, uint256 addReward) returns (bool)',
  'function userInfoIndexMap(address maker) view returns (uint256)',
  'function userInfoArray(uint256 index) view returns (address maker, uint256 withdrawEndBlock, uint256 addRewardEndBlock, uint256 reward, uint256 rewardSum)',
]);

const orderMiningConfigInterface = new Interface([
  'function updateStepAndBlockAmout(uint256 step, uint256 blockAmout)',
  'function addPairFactor(address token0, address token1, uint256 factorValue, uint256 maxLimit, uint256 minLimit)',
  'function getPairFactors() view returns (address[] token0s, address[] token1s, uint256[] factorValues, uint256[] maxLimits, uint256[] minLimits)',
  'function step() view returns (uint256)',
  'function blockAmout() view returns (uint256)',
]);

const singleStakingInterface = new Interface([
  'function setPause()',
  'function setEndBlock(uint256 newEnd)',
  'function transact(uint256 amount, bool isDeposit)',
  'function pendingReward(address) view returns (uint256)',
  'function userInfo(address) view returns (uint256 amount, uint256 rewardDebt)',
  'function totalStaked() view returns (uint256)',
  'function rewardPerBlock() view returns (uint256)',
]);

const lockStakingInterface = new Interface([
  'function setPause()',
  'function setTerms(uint256 months, uint256 rate, uint256 duration)',
  'function deposit(uint256 amount, uint256 months) returns (uint256)',
  'function stakesCount(address) view returns (uint256)',
  'function stakes(address, uint256) view returns (uint256 stakeId, uint256 stakeStartTime, uint256 stakeEndTime, uint256 tokenRate, uint256 payout, uint256 deposited)',
]);

const burnEarnInterface = new Interface([
  'function transferOwnership(address newOwner)',
  'function setVault(address vault)',
  'function setPaused(bool isPaused)',
  'function setRewardPerEpoch(uint256 reward)',
  'function burn(uint256 amount)',
  'function earned(address account) view returns (uint256)',
  'function totalBurned() view returns (uint256)',
  'function userInfo(address account) view returns (uint256 burnedInEpoch, uint256 burned)',
  'function epochInfo() view returns (uint256 number, uint256 endTime, uint256 reward, uint256 burned)',
]);

const distributionInterface = new Interface([
  'function stopped() view returns (bool)',
  'function transferOwnership(address newOwner)',
  'function addAdmin(address account)',
  'function setRewards(address token, address[] accounts, uint256[] amounts)',
  'function claim(address token)',
  'function stop()',
  'function resume()',
  'function rewards(address token, address account) view returns (uint256)',
]);

const airdropInterface = new Interface([
  'function claim(uint256 index, address account, uint256 amount, bytes32[] proof)',
  'function isClaimed(uint256 index) view returns (bool)',
]);

const bondInterface = new Interface([
  'function initializeBond(uint256 controlVariable, uint256 vestingTerm, uint256 minimumPrice, uint256 maxPayout, uint256 maxDebt, uint256 initialDebt)',
  'function setBondTerms(uint8 parameter, uint256 input)',
  'function deposit(uint256 amount, uint256 maxPrice, address depositor) returns (uint256)',
  'function redeem(address depositor) returns (uint256)',
  'function terms() view returns (uint256 controlVariable, uint256 vestingTerm, uint256 minimumPrice, uint256 maxPayout, uint256 maxDebt)',
  'function trueBondPrice() view returns (uint256)',
  'function maxPayout() view returns (uint256)',
  'function payoutFor(uint256 value) view returns (uint256)',
  'function bondInfo(address) view returns (uint256 payout, uint256 vesting, uint256 lastBlock, uint256 truePricePaid)',
  'function pendingPayoutFor(address) view returns (uint256)',
]);

const bondTreasuryInterface = new Interface(['function toggleBondContract(address bond)']);

const bondRegistryInterface = new Interface([
  'function pushBond(address payout, address principle, address treasury, address bond, address owner, uint256[] tierCeilings, uint256[] fees)',
]);

const governorInterface = new Interface([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
  'function castVote(uint256 proposalId, bool support)',
  'function queue(uint256 proposalId)',
  'function execute(uint256 proposalId) payable',
  'function cancel(uint256 proposalId)',
  'function proposalCount() view returns (uint256)',
  'function proposals(uint256) view returns (uint256 id, address proposer, uint256 eta, uint256 startBlock, uint256 endBlock, uint256 forVotes, uint256 againstVotes, bool canceled, bool executed)',
  'function state(uint256 proposalId) view returns (uint8)',
  'function getReceipt(uint256 proposalId, address voter) view returns (bool hasVoted, bool support, uint96 votes)',
]);

const votesInterface = new Interface([
  'function transfer(address to, uint256 value) returns (bool)',
  'function delegate(address delegatee)',
  'function delegates(address) view returns (address)',
  'function getCurrentVotes(address account) view returns (uint96)',
  'function getPriorVotes(address account, uint256 blockNumber) view returns (uint96)',
]);

const faucetInterface = new Interface([
  'function transferOwnership(address newOwner)',
  'function setTerms(uint256 amount, uint256 interval)',
  'function setPaused(bool isPaused)',
  'function drip()',
  'function lastDrip(address account) view returns (uint256)',
]);

export const CONTRACTS = {
  token: tokenInterface,
  pair: pairInterface,
  factory: factoryInterface,
  book: bookInterface,
  router: routerInterface,
  staking: stakingInterface,
  tradeMining: tradeMiningInterface,
  orderMining: orderMiningInterface,
  orderMiningConfig: orderMiningConfigInterface,
  singleStaking: singleStakingInterface,
  lockStaking: lockStakingInterface,
  burnEarn: burnEarnInterface,
  distribution: distributionInterface,
  airdrop: airdropInterface,
  bond: bondInterface,
  bondTreasury: bondTreasuryInterface,
  bondRegistry: bondRegistryInterface,
  governor: governorInterface,
  votes: votesInterface,
  faucet: faucetInterface,
} as const;

export const encodeCall = (contract: keyof typeof CONTRACTS, method: string, args: readonly unknown[]): Hex =>
  CONTRACTS[contract].encodeFunctionData(method, [...args]) as Hex;
