import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import type { Reserves } from '#chain/codec/answers/reserves.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';

export const useMarketReserves = (pools: readonly Address[]): ReadonlyMap<Address, Reserves> => {
  const pairs = useStableList(pools);
  const calls = useMemo(() => pairs.map((address) => pair.getReserves.call(address)), [pairs]);
  const answers = useCalls(calls, rules.markets.reservesBlocks);
  return useMemo(
    () =>
      new Map(
        pairs.flatMap((address, i): readonly (readonly [Address, Reserves])[] => {
          const reserves = valueOf(mapLoadable(answers[i] ?? idle, pair.getReserves.decode));
          return reserves ? [[address, reserves]] : [];
        }),
      ),
    [pairs, answers],
  );
};
