import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import { baseTokens } from '#config/tokens/tokens.ts';
import { anchorPrices, poolDollars } from '#domain/markets/dollarPools.ts';
import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import { rawTotal } from '#domain/prices/dollarTotals.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { bookStore } from '#stores/bookStore.ts';
import { priceRule } from '#stores/dollarPools.ts';
import { useCalls } from '../calls/useCalls.ts';

const bases: readonly Address[] = baseTokens.map(({ address }) => address);
const basePools = bases.flatMap((token, index) =>
  bases.slice(index + 1).map((other) => bookStore.pairOf(token, other)),
);

export interface PoolLiquidity {
  /** Sum over all pools; undefined if a dollar value is missing. */
  readonly dollars: RawDollars | undefined;
  /** Number of pools that hold anything; undefined until all are read. */
  readonly pools: number | undefined;
}

const isKnown = (reserves: Loadable<unknown, CallProblem>): boolean =>
  valueOf(reserves) !== undefined || (reserves.status === 'failed' && reserves.error.code === 'unsupported');

/** Counts only this exchange's pools with well-known tokens; unknown if the token is undefined. */
export const usePoolLiquidity = (token: Address | undefined): PoolLiquidity => {
  const pools = useMemo(
    () =>
      token === undefined
        ? []
        : [
            ...bases.filter((base) => base !== token).map((base) => bookStore.pairOf(base, token)),
            ...basePools.filter(({ token0, token1 }) => token0 !== token && token1 !== token),
          ],
    [token],
  );
  const calls = useMemo(() => pools.map((pool) => pair.getReserves.call(pool.pair)), [pools]);
  const answers = useCalls(calls);
  return useMemo(() => {
    const read = pools.flatMap((pool, index): readonly PoolReserves[] => {
      const reserves = valueOf(mapLoadable(answers[index] ?? idle, pair.getReserves.decode));
      return reserves ? [{ ...pool, ...reserves }] : [];
    });
    const own = read.filter(
      ({ token0, token1, reserve0, reserve1 }) =>
        (token0 === token || token1 === token) && reserve0 > 0n && reserve1 > 0n,
    );
    const isRead = pools.length > 0 && answers.length === pools.length && answers.every(isKnown);
    const prices = priceRule && anchorPrices(read, priceRule);
    const values = prices ? own.map((pool) => poolDollars(pool, prices)) : [];
    const isValued = isRead && prices !== undefined && values.every((value) => value !== undefined);
    return {
      dollars: isValued ? rawTotal(values) : undefined,
      pools: isRead ? own.length : undefined,
    };
  }, [answers, pools, token]);
};
