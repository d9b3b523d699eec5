import { createNotifier } from '#lib/createNotifier.ts';

/** The Safe that frames this page. `found`: `connect` makes it the wallet. */
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
