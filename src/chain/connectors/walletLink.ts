import { createNotifier } from '#lib/createNotifier.ts';

/**
 * `up`: also without such a wallet. `down`: relay out of reach. `ended`: by the wallet, until the user connects or
 * closes the notice.
 */
export type WalletLink = 'up' | 'down' | 'ended';

let state: WalletLink = 'up';
const changed = createNotifier();

/** External store, for the notice on every page. */
export const walletLink = {
  current: (): WalletLink => state,
  set: (next: WalletLink): void => {
    if (state === next) return;
    state = next;
    changed.tell();
  },
  subscribe: changed.add,
};
