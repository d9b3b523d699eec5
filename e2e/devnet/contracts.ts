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
  'function addOrder(address maker, address fromToken, address toToken, uint256 target, uint256 from, uint256 to) returns (uint256 reserveNum, uint256 orderIndex)',
  'function addOrderWithETH(address maker, address toToken, uint256 target, uint256 to) payable returns (uint256 reserveNum, uint256 orderIndex)',
  'function addOrderForETH(address maker, address fromToken, uint256 target, uint256 from, uint256 to) returns (uint256 reserveNum, uint256 orderIndex)',
  'function cancelOrderForNum(address fromToken, address toToken, uint256 index, uint256 num) returns (bool)',
  'function setSwapMining(address mining)',
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

/** What scripts and tests call on the contracts of the local chain. */
export const CONTRACTS = {
  token: tokenInterface,
  pair: pairInterface,
  factory: factoryInterface,
  book: bookInterface,
  router: routerInterface,
  staking: stakingInterface,
  tradeMining: tradeMiningInterface,
} as const;

/** Calldata of one call. */
export const encodeCall = (contract: keyof typeof CONTRACTS, method: string, args: readonly unknown[]): Hex =>
  CONTRACTS[contract].encodeFunctionData(method, [...args]) as Hex;
