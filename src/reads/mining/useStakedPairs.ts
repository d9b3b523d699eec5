import { useMemo } from 'react';
import { factoryPair } from '#chain/abis/factory.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import { exchanges } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';

const CALLS = 2;

/**
 * The pairs behind pool tokens, by their addresses. What a contract says of itself proves nothing: it is a pair where a
 * factory puts the pair of the two tokens it names at the address it has. Others are undefined, and those not read yet
 * left out.
 */
export const useStakedPairs = (poolTokens: readonly Address[]): ReadonlyMap<Address, ExchangePair | undefined> => {
  const joined = poolTokens.join(' ');
  const told = useCalls(
    poolTokens.flatMap((one) => [factoryPair.token0.call(one), factoryPair.token1.call(one)]),
    ONCE,
  );
  return useMemo(() => {
    const addresses = joined === '' ? [] : (joined.split(' ') as readonly Address[]);
    const pairOf = (address: Address, i: number): ExchangePair | undefined => {
      const token0 = valueOf(mapLoadable(told[i * CALLS] ?? idle, factoryPair.token0.decode));
      const token1 = valueOf(mapLoadable(told[i * CALLS + 1] ?? idle, factoryPair.token1.decode));
      if (!token0 || !token1 || token0 === token1) return undefined;
      return exchanges.map((exchange) => exchangePair(exchange, token0, token1)).find(({ pair }) => pair === address);
    };
    const isTold = (i: number): boolean =>
      told.slice(i * CALLS, (i + 1) * CALLS).every(({ status }) => status === 'ready' || status === 'failed');
    return new Map(
      addresses.flatMap((address, i) => {
        const pair = pairOf(address, i);
        return pair || isTold(i) ? [[address, pair] as const] : [];
      }),
    );
  }, [joined, told]);
};
