import { useMemo } from 'react';
import { factoryPair } from '#chain/abis/factory.ts';
import { exchangePair, type ExchangePair } from '#chain/reading/poolProof.ts';
import { exchanges } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';

const CALLS = 2;

const proven = new Map<string, ExchangePair | undefined>();

const provenPair = (address: Address, token0: Address, token1: Address): ExchangePair | undefined => {
  const key = [address, token0, token1].join(' ');
  if (!proven.has(key)) {
    let found: ExchangePair | undefined;
    for (const exchange of exchanges) {
      const one = exchangePair(exchange, token0, token1);
      if (one.pair === address) {
        found = one;
        break;
      }
    }
    proven.set(key, found);
  }
  return proven.get(key);
};

/** A report proves nothing: the address must equal the factory's for the two tokens. */
export const useStakedPairs = (poolTokens: readonly Address[]): ReadonlyMap<Address, ExchangePair | undefined> => {
  const joined = poolTokens.join(' ');
  const answers = useCalls(
    poolTokens.flatMap((poolToken) => [factoryPair.token0.call(poolToken), factoryPair.token1.call(poolToken)]),
    ONCE,
  );
  return useMemo(() => {
    const addresses = joined === '' ? [] : (joined.split(' ') as readonly Address[]);
    const pairOf = (address: Address, i: number): ExchangePair | undefined => {
      const token0 = valueOf(mapLoadable(answers[i * CALLS] ?? idle, factoryPair.token0.decode));
      const token1 = valueOf(mapLoadable(answers[i * CALLS + 1] ?? idle, factoryPair.token1.decode));
      if (!token0 || !token1 || token0 === token1) return undefined;
      return provenPair(address, token0, token1);
    };
    const areAnswered = (i: number): boolean =>
      answers.slice(i * CALLS, (i + 1) * CALLS).every(({ status }) => status === 'ready' || status === 'failed');
    return new Map(
      addresses.flatMap((address, i) => {
        const pair = pairOf(address, i);
        return pair || areAnswered(i) ? [[address, pair] as const] : [];
      }),
    );
  }, [joined, answers]);
};
