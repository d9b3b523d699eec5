import { loadPersistently } from '../lib/loadPersistently.ts';
import { registerPart } from './blockTick.ts';
import type { BlockPart } from './blockTick.ts';

/** Parts whose code comes after the first page: they take part in the blocks once it is there. Returns the way out. */
export const registerLater = (load: () => Promise<BlockPart | readonly BlockPart[]>): (() => void) => {
  let leave: readonly (() => void)[] = [];
  let isLeft = false;
  const join = async (): Promise<void> => {
    const loaded = await loadPersistently(load);
    if (!isLeft) leave = [loaded].flat().map(registerPart);
  };
  void join();
  return () => {
    isLeft = true;
    for (const one of leave) one();
  };
};
