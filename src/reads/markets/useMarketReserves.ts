import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import type { Reserves } from '#chain/codec/answers/reserves.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';

/** The reserves of the pools shown, read again every few blocks. The array has to keep its identity. */
export const useMarketReserves = (pools: readonly { readonly pair: Address }[]): ReadonlyMap<Address, Reserves> => {
  const calls = useMemo(() => pools.map((pool) => pair.getReserves.call(pool.pair)), [pools]);
  const answers = useCalls(calls, rules.markets.reservesBlocks);
  return useMemo(
    () =>
      new Map(
        pools.flatMap((pool, i): readonly (readonly [Address, Reserves])[] => {
          const reserves = valueOf(mapLoadable(answers[i] ?? idle, pair.getReserves.decode));
          return reserves ? [[pool.pair, reserves]] : [];
        }),
      ),
    [pools, answers],
  );
};
