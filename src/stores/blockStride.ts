import { createNotifier } from '#lib/createNotifier.ts';

let stride: 1 | 2 = 1;
const changed = createNotifier();

/** Reads every block, or every second block while saving power. */
export const blockStride = {
  current: (): 1 | 2 => stride,
  subscribe: changed.add,
  set: (next: 1 | 2): void => {
    if (next === stride) return;
    stride = next;
    changed.notify();
  },
};
