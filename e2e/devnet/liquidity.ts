import { getAddress, MaxUint256, ZeroAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { encodeCall } from './contracts.ts';
import type { Deployment } from './deployment.ts';
import { view } from './exchange.ts';
import type { JsonRpc } from './jsonRpc.ts';

export interface PlainCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value?: bigint;
}

export interface TokenAmount {
  readonly token: Address;
  readonly amount: bigint;
}

export interface PoolExchange {
  readonly factory: Address;
  readonly router: Address;
}

/** Exchange; by default the one with the order book. @throws if there is none */
export const poolExchange = (deployment: Deployment, id?: string): PoolExchange => {
  if (id === undefined) return deployment;
  const other = deployment.exchanges.find((exchange) => exchange.id === id);
  if (other === undefined) throw new Error(`No exchange is called ${id}`);
  return other;
};

/** Undefined if the factory has no such pair. */
export const readPair = async (
  node: JsonRpc,
  factory: Address,
  tokenA: Address,
  tokenB: Address,
): Promise<Address | undefined> => {
  const pair = String((await view(node, 'factory', factory, 'getPair', [tokenA, tokenB]))[0]);
  return pair === ZeroAddress ? undefined : (getAddress(pair) as Address);
};

/** Raw units, in the pair's order. */
export const readPairReserves = async (node: JsonRpc, pair: Address): Promise<{ token0: bigint; token1: bigint }> => {
  const [token0, token1] = (await view(node, 'pair', pair, 'getReserves', [])) as unknown as [bigint, bigint];
  return { token0, token1 };
};

/** Raw units. */
export const readPoolSupply = async (node: JsonRpc, pair: Address): Promise<bigint> =>
  (await view(node, 'pair', pair, 'totalSupply', []))[0] as bigint;

export const readRewardsPool = async (node: JsonRpc, staking: Address, pair: Address): Promise<bigint> => {
  const pid = (await view(node, 'staking', staking, 'LpOfPid', [pair]))[0] as bigint;
  const [lpToken] = await view(node, 'staking', staking, 'poolInfo', [pid]);
  if (lpToken !== pair) throw new Error(`No rewards pool takes ${pair}`);
  return pid;
};

/** Raw units. */
export const readStake = async (node: JsonRpc, staking: Address, pid: bigint, account: Address): Promise<bigint> =>
  (await view(node, 'staking', staking, 'userInfo', [pid, account]))[0] as bigint;

const approval = (token: Address, spender: Address, amount: bigint): PlainCall => ({
  to: token,
  data: encodeCall('token', 'approve', [spender, amount]),
});

export const addLiquidityCalls = (router: Address, account: Address, a: TokenAmount, b: TokenAmount): PlainCall[] => {
  const args = [a.token, b.token, a.amount, b.amount, 0n, 0n, account, MaxUint256];
  return [
    approval(a.token, router, a.amount),
    approval(b.token, router, b.amount),
    { to: router, data: encodeCall('router', 'addLiquidity', args) },
  ];
};

export const addCoinLiquidityCalls = (
  router: Address,
  account: Address,
  { token, amount }: TokenAmount,
  coins: bigint,
): PlainCall[] => {
  const data = encodeCall('router', 'addLiquidityETH', [token, amount, 0n, 0n, account, MaxUint256]);
  return [approval(token, router, amount), { to: router, data, value: coins }];
};

export const removeLiquidityCalls = (
  router: Address,
  account: Address,
  pool: { readonly pair: Address; readonly tokenA: Address; readonly tokenB: Address },
  liquidity: bigint,
): PlainCall[] => {
  const args = [pool.tokenA, pool.tokenB, liquidity, 0n, 0n, account, MaxUint256];
  return [approval(pool.pair, router, liquidity), { to: router, data: encodeCall('router', 'removeLiquidity', args) }];
};

export const stakeCalls = (staking: Address, pair: Address, pid: bigint, amount: bigint): PlainCall[] => [
  approval(pair, staking, amount),
  { to: staking, data: encodeCall('staking', 'deposit', [pid, amount]) },
];
