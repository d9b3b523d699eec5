import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { factory, factoryPair } from '../abis/factory.ts';
import { pair } from '../abis/pair.ts';
import { readSeparately, readSeparatelyAtBlock } from './readSeparately.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface FactoryPool extends PoolReserves {
  readonly pair: Address;
}

interface FactoryContracts {
  readonly factory: Address;
  readonly multicall: Address;
}

interface FactoryRange {
  readonly from: number;
  readonly to: number;
}

const CALLS_PER_POOL = 3;

const poolOf = (address: Address, [first, second, reserves]: readonly CallOutcome[]): readonly FactoryPool[] => {
  const token0 = factoryPair.token0.decode(dataOf(first) ?? '0x');
  const token1 = factoryPair.token1.decode(dataOf(second) ?? '0x');
  const held = pair.getReserves.decode(dataOf(reserves) ?? '0x');
  if (!token0.ok || !token1.ok || !held.ok) return [];
  return [{ pair: address, token0: token0.value, token1: token1.value, ...held.value }];
};

/** Length of the factory's list at a block. Rejects if no node answers, or if there is no factory. */
export const readFactoryLength = async (
  rpc: RpcClient,
  { factory: at, multicall }: FactoryContracts,
): Promise<{ readonly total: number; readonly blockNumber: number }> => {
  const { blockNumber, outcomes } = await readSeparatelyAtBlock(rpc, multicall, [factory.allPairsLength.call(at)]);
  const [length] = outcomes;
  const total = factory.allPairsLength.decode(dataOf(length) ?? '0x');
  if (!total.ok) throw new Error('there is no factory of pools', { cause: total.error });
  return { total: Number(total.value), blockNumber };
};

/**
 * Pools of a range in order, at the latest block, read in two rounds: addresses, then tokens. Contracts that are no
 * pools are left out. Numbers beyond the length make the factory burn all gas. Rejects with RpcError or DecodeError.
 */
export const readFactoryPools = async (
  rpc: RpcClient,
  { factory: at, multicall }: FactoryContracts,
  { from, to }: FactoryRange,
): Promise<readonly FactoryPool[]> => {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, i) => BigInt(from + i));
  const listed = await readSeparately(
    rpc,
    multicall,
    indexes.map((index) => factory.allPairs.call(at, index)),
  );
  const addresses = listed.flatMap((outcome) => {
    const address = factory.allPairs.decode(dataOf(outcome) ?? '0x');
    return address.ok ? [address.value] : [];
  });
  const poolOutcomes = await readSeparately(
    rpc,
    multicall,
    addresses.flatMap((address) => [
      factoryPair.token0.call(address),
      factoryPair.token1.call(address),
      pair.getReserves.call(address),
    ]),
  );
  return addresses.flatMap((address, i) =>
    poolOf(address, poolOutcomes.slice(i * CALLS_PER_POOL, (i + 1) * CALLS_PER_POOL)),
  );
};
