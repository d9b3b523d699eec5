import { useMemo } from 'react';
import type { ExchangePair } from '#chain/reading/poolProof.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useMining } from '../book/useMining.ts';
import { usePools } from './usePools.ts';
import { usePoolTokens } from './usePoolTokens.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';

/** `gone`: there is no such pool. `unread`: the node did not answer. */
export type PositionState =
  { readonly state: 'loading' | 'gone' | 'unread' } | { readonly state: 'known'; readonly position: Position };

/**
 * The account's part of each pair, in the order asked and all of the block shown: pools, balances and what is staked are
 * part of its one request. The array of pairs has to keep its identity.
 */
export const usePositionStates = (
  account: Address | undefined,
  pairs: readonly ExchangePair[],
): readonly PositionState[] => {
  const queries = useMemo(
    () => pairs.map(({ exchange, token0, token1 }) => ({ exchange, tokenA: token0, tokenB: token1 })),
    [pairs],
  );
  const addresses = useMemo(() => pairs.map(({ pair }) => pair), [pairs]);
  const pools = usePools(queries);
  const balances = useTokenBalances(account, addresses);
  const tokens = usePoolTokens(pairs.flatMap(({ token0, token1 }) => [token0, token1]));
  const minings = useMining(account, addresses);
  return useMemo(
    () =>
      pairs.map(({ exchange, pair, ...sides }, i): PositionState => {
        const reading = pools[i];
        if (reading?.state === 'NOT_EXISTS' || reading?.state === 'INVALID') return { state: 'gone' };
        const pool = reading?.state === 'EXISTS' || reading?.state === 'UNREAD' ? reading.pool : undefined;
        const balance = balances.get(pair);
        const wallet = balance && valueOf(balance);
        const [token0, token1] = [tokens.get(sides.token0), tokens.get(sides.token1)];
        if (!pool || wallet === undefined) {
          return { state: reading?.state === 'UNREAD' || balance?.status === 'failed' ? 'unread' : 'loading' };
        }
        if (!token0 || !token1) return { state: 'unread' };
        const { staked, mining } = minings[i] ?? { staked: undefined, mining: undefined };
        return { state: 'known', position: { exchange, pool, token0, token1, holding: { wallet, staked }, mining } };
      }),
    [pairs, pools, balances, tokens, minings],
  );
};
