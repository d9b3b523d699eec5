import { useMemo } from 'react';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';

type Decoder<R> = Pick<ContractFunction<readonly never[], R>, 'decode'>;

/** Data of another shape fails with a DecodeProblem. */
export const useRead = <R>(decoder: Decoder<R>, call: Call | undefined, blocksPerFetch?: number): Loadable<R> => {
  const [data = idle] = useCalls([call], blocksPerFetch);
  return useMemo(() => mapLoadable<Hex, R>(data, decoder.decode), [data, decoder]);
};
