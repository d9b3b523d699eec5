import { createNotifier } from '#lib/createNotifier.ts';

/**
 * State of the connection to a wallet on another device. `up`: also if there is no such wallet. `down`: while the relay
 * is out of reach. `ended`: the wallet has ended the connection, until the user connects or closes the notice.
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
