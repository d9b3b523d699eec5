import { largeStorage, sealingOf } from '#stores/largeStorage.ts';
import { createLargeMemory, type LargeMemory, type LargeMemoryOptions } from './largeMemory.ts';
import type { Placed } from './segments.ts';

export const largeMemoryOf = <T extends Placed>(
  format: Pick<LargeMemoryOptions<T>, 'key' | 'encode' | 'decode' | 'isWhole'>,
  isWatched: boolean,
): LargeMemory<T> => createLargeMemory({ ...format, store: largeStorage, sealing: sealingOf(isWatched) });
