import { createNotifier } from '#lib/createNotifier.ts';

/**
 * The Safe whose page frames this one. `none`: there is no frame. `waiting`: the frame has not answered yet. `found`:
 * `connect` makes the Safe the wallet.
 */
export type SafeFrame =
  | { readonly phase: 'none' | 'waiting' }
  | { readonly phase: 'found'; readonly connect: () => Promise<void> };

let state: SafeFrame = { phase: 'none' };
const changed = createNotifier();

/** External store, for the list of wallets. */
export const safeFrame = {
  current: (): SafeFrame => state,
  subscribe: changed.add,
  set: (next: SafeFrame): void => {
    state = next;
    changed.tell();
  },
};
