import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { pairName } from '../position/index.ts';

/** Undefined while unknown, or if the address is not a pool token. */
export const usePoolNames = (poolTokens: readonly Address[]): ((poolToken: Address) => string | undefined) => {
  const pairs = useStakedPairs(poolTokens);
  const found = useMemo(() => [...pairs.values()].filter((pair) => pair !== undefined), [pairs]);
  const tokens = usePoolTokens(useMemo(() => found.flatMap(({ token0, token1 }) => [token0, token1]), [found]));
  return (poolToken) => {
    const pair = pairs.get(poolToken);
    const [token0, token1] = [pair && tokens.get(pair.token0), pair && tokens.get(pair.token1)];
    return token0 && token1 ? pairName(token0, token1) : undefined;
  };
};
