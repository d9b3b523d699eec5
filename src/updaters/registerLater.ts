import { loadPersistently } from '../lib/loadPersistently.ts';
import { registerPart } from './blockTick.ts';
import type { BlockPart } from './blockTick.ts';

/** A part whose code comes after the first page: it takes part in the blocks once it is there. Returns the way out. */
export const registerLater = (load: () => Promise<BlockPart>): (() => void) => {
  let leave: (() => void) | undefined;
  let isLeft = false;
  const join = async (): Promise<void> => {
    const part = await loadPersistently(load);
    if (!isLeft) leave = registerPart(part);
  };
  void join();
  return () => {
    isLeft = true;
    leave?.();
  };
};
