import { useMemo } from 'react';
import type { Read } from '#chain/codec/contractFunction.ts';
import { idle, mapLoadable, type Loadable } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';

/** A result that cannot be decoded fails with a DecodeProblem. */
export const useRead = <R>(read: Read<R> | undefined, blocksPerFetch?: number): Loadable<R> => {
  const [data = idle] = useCalls([read?.call], blocksPerFetch);
  const decode = read?.decode;
  return useMemo(() => (decode ? mapLoadable(data, decode) : idle), [data, decode]);
};
