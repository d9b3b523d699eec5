import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { erc20 } from '../abis/erc20.ts';
import { factoryPair } from '../abis/factory.ts';
import { lpStaking } from '../abis/lpStaking.ts';
import { readSeparately, readSeparatelyAtBlock } from './readSeparately.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface ExchangePair {
  readonly exchange: ExchangeConfig;
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
}

export interface PoolContracts {
  readonly multicall: Address;
  readonly exchanges: readonly ExchangeConfig[];
}

const PAGE = 200;

const pagesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / PAGE) }, (_, page) => all.slice(page * PAGE, (page + 1) * PAGE));

/** Sorted tokens, with the factory's address of their pair. */
export const exchangePair = (exchange: ExchangeConfig, tokenA: Address, tokenB: Address): ExchangePair => {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  return { exchange, pair: pairAddress(exchange.factory, exchange.initCodeHash, token0, token1), token0, token1 };
};

/**
 * Pool of the two different tokens whose CREATE2 address is `address`; undefined if no exchange has it. Each exchange
 * costs a hash, so none is computed after a match. Throws for equal tokens.
 */
export const pairAt = (
  exchanges: readonly ExchangeConfig[],
  address: Address,
  tokenA: Address,
  tokenB: Address,
): ExchangePair | undefined => {
  for (const exchange of exchanges) {
    const found = exchangePair(exchange, tokenA, tokenB);
    if (found.pair === address) return found;
  }
  return undefined;
};

/** A contract younger than `blockNumber`, the lowest block that answered, may be missing. */
interface ProvenPools {
  readonly pools: readonly ExchangePair[];
  readonly blockNumber: number;
}

/**
 * Pools that are at the CREATE2 address of factory and tokens; a contract's report alone proves nothing. Rejects if
 * no node answers.
 */
export const provePools = async (
  rpc: RpcClient,
  { multicall, exchanges }: PoolContracts,
  addresses: readonly Address[],
): Promise<ProvenPools> => {
  const pools: ExchangePair[] = [];
  let lowest = Infinity;
  for (const page of pagesOf(addresses)) {
    const calls = page.flatMap((entry) => [factoryPair.token0.call(entry), factoryPair.token1.call(entry)]);
    const { blockNumber, outcomes } = await readSeparatelyAtBlock(rpc, multicall, calls);
    lowest = Math.min(lowest, blockNumber);
    page.forEach((address, i) => {
      const token0 = factoryPair.token0.decode(dataOf(outcomes[2 * i]) ?? '0x');
      const token1 = factoryPair.token1.decode(dataOf(outcomes[2 * i + 1]) ?? '0x');
      if (!token0.ok || !token1.ok || token0.value === token1.value) return;
      const own = pairAt(exchanges, address, token0.value, token1.value);
      if (own) pools.push(own);
    });
  }
  return { pools, blockNumber: lowest };
};

/** Pairs of which the account has pool tokens at the latest block. Rejects if no node answers. */
export const readHeld = async (
  rpc: RpcClient,
  multicall: Address,
  account: Address,
  pairs: readonly ExchangePair[],
): Promise<readonly ExchangePair[]> => {
  const held: ExchangePair[] = [];
  for (const page of pagesOf(pairs)) {
    const calls = page.map(({ pair }) => erc20.balanceOf.call(pair, account));
    const outcomes = await readSeparately(rpc, multicall, calls);
    page.forEach((pair, i) => {
      const balance = erc20.balanceOf.decode(dataOf(outcomes[i]) ?? '0x');
      if (balance.ok && balance.value > 0n) held.push(pair);
    });
  }
  return held;
};

/** Staked pool tokens that the contract reports; `provePools` must prove them. Rejects if no node answers. */
export const readStaked = async (
  rpc: RpcClient,
  contracts: { readonly multicall: Address; readonly staking: Address },
  account: Address,
): Promise<readonly Address[]> => {
  const { multicall, staking } = contracts;
  const [outcome] = await readSeparately(rpc, multicall, [lpStaking.poolLength.call(staking)]);
  const length = lpStaking.poolLength.decode(dataOf(outcome) ?? '0x');
  const staked: Address[] = [];
  for (const page of pagesOf(Array.from({ length: length.ok ? Number(length.value) : 0 }, (_, i) => BigInt(i)))) {
    const calls = page.flatMap((pid) => [
      lpStaking.poolInfo.call(staking, pid),
      lpStaking.userInfo.call(staking, pid, account),
    ]);
    const answers = await readSeparately(rpc, multicall, calls);
    page.forEach((_, i) => {
      const pool = lpStaking.poolInfo.decode(dataOf(answers[2 * i]) ?? '0x');
      const amount = lpStaking.userInfo.decode(dataOf(answers[2 * i + 1]) ?? '0x');
      if (pool.ok && amount.ok && amount.value > 0n) staked.push(pool.value.lpToken);
    });
  }
  return staked;
};
