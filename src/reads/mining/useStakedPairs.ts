import { useMemo } from 'react';
import { factoryPair } from '#chain/abis/factory.ts';
import { pairAt, type ExchangePair } from '#chain/reading/poolProof.ts';
import { exchanges } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useReadsOfEach, type Answers } from '../calls/useReadsOfEach.ts';
import { useStableList } from '../calls/useStableList.ts';

const readsOf = (poolToken: Address) => ({
  token0: factoryPair.token0.read(poolToken),
  token1: factoryPair.token1.read(poolToken),
});

const proven = new Map<string, ExchangePair | undefined>();

const provenPair = (address: Address, token0: Address, token1: Address): ExchangePair | undefined => {
  const key = [address, token0, token1].join(' ');
  if (!proven.has(key)) proven.set(key, pairAt(exchanges, address, token0, token1));
  return proven.get(key);
};

/** A reported address counts only if the factory's address for the two tokens is the same. */
export const useStakedPairs = (poolTokens: readonly Address[]): ReadonlyMap<Address, ExchangePair | undefined> => {
  const addresses = useStableList(poolTokens);
  const reads = useMemo(() => addresses.map(readsOf), [addresses]);
  const answers = useReadsOfEach(reads, ONCE);
  return useMemo(() => {
    const pairOf = (address: Address, { token0, token1 }: Answers<ReturnType<typeof readsOf>>) => {
      const [first, second] = [valueOf(token0), valueOf(token1)];
      return first && second && first !== second ? provenPair(address, first, second) : undefined;
    };
    return new Map(
      addresses.flatMap((address, i) => {
        const answered = answers[i];
        if (!answered) return [];
        const pair = pairOf(address, answered);
        const isAnswered = Object.values(answered).every(({ status }) => status === 'ready' || status === 'failed');
        return pair || isAnswered ? [[address, pair] as const] : [];
      }),
    );
  }, [addresses, answers]);
};
