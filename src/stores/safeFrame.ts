import { createNotifier } from '#lib/createNotifier.ts';

/** Safe whose page frames this one. `found`: `connect` makes the Safe the wallet. */
type SafeFrame =
  | { readonly phase: 'none' | 'waiting' }
  | { readonly phase: 'found'; readonly connect: () => Promise<void> };

let state: SafeFrame = { phase: 'none' };
const changed = createNotifier();

export const safeFrame = {
  current: (): SafeFrame => state,
  subscribe: changed.add,
  set: (next: SafeFrame): void => {
    state = next;
    changed.notify();
  },
};
