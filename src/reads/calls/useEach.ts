import { useMemo } from 'react';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';

type Decoder<R> = Pick<ContractFunction<readonly never[], R>, 'decode'>;

/** Results in the order of the calls; undefined if unknown. */
export const useEach = <R>(
  decoder: Decoder<R>,
  calls: readonly (Call | undefined)[],
  blocksPerFetch?: number,
): readonly (R | undefined)[] => {
  const data = useCalls(calls, blocksPerFetch);
  return useMemo(() => data.map((entry) => valueOf(mapLoadable<Hex, R>(entry, decoder.decode))), [data, decoder]);
};
