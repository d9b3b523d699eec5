import { useMemo } from 'react';
import type { Read } from '#chain/codec/contractFunction.ts';
import { mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from './useCalls.ts';

export const useEach = <R>(
  reads: readonly (Read<R> | undefined)[],
  blocksPerFetch?: number,
): readonly (R | undefined)[] => {
  const data = useCalls(
    reads.map((read) => read?.call),
    blocksPerFetch,
  );
  const decode = reads.find((read) => read !== undefined)?.decode;
  return useMemo(() => data.map((entry) => (decode ? valueOf(mapLoadable(entry, decode)) : undefined)), [data, decode]);
};
