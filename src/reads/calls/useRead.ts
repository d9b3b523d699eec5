import { useMemo } from 'react';
import type { DecodeProblem, Read } from '#chain/codec/contractFunction.ts';
import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';

export type ReadProblem = CallProblem | DecodeProblem;

export const useRead = <R>(read: Read<R> | undefined, blocksPerFetch?: number): Loadable<R, ReadProblem> => {
  const [data = idle] = useCalls([read?.call], blocksPerFetch);
  const decode = read?.decode;
  return useMemo(() => (decode ? mapLoadable(data, decode) : idle), [data, decode]);
};
