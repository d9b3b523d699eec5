import { createNotifier } from '#lib/createNotifier.ts';

let stride: 1 | 2 = 1;
const changed = createNotifier();

/** Blocks from one read to the next: 2 while power is saved. */
export const blockStride = {
  current: (): 1 | 2 => stride,
  subscribe: changed.add,
  set: (next: 1 | 2): void => {
    if (next === stride) return;
    stride = next;
    changed.notify();
  },
};
