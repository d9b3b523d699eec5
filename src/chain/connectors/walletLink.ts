import { createNotifier } from '#lib/createNotifier.ts';

/**
 * How the way to a wallet on another device is: `up` also where there is none; `down` while the relay is out of reach;
 * `ended` once the wallet has ended the connection, until somebody connects or closes the notice.
 */
export type WalletLink = 'up' | 'down' | 'ended';

let state: WalletLink = 'up';
const changed = createNotifier();

/** As an external store, for the notice on every page. */
export const walletLink = {
  current: (): WalletLink => state,
  set: (next: WalletLink): void => {
    if (state === next) return;
    state = next;
    changed.tell();
  },
  subscribe: changed.add,
};
