import { createNotifier } from '#lib/createNotifier.ts';

/**
 * `up`: connected, or no such wallet is used. `down`: the relay is out of reach. `ended`: the wallet ended it; until a
 * connection or a close.
 */
type WalletLink = 'up' | 'down' | 'ended';

let state: WalletLink = 'up';
const changed = createNotifier();

export const walletLink = {
  current: (): WalletLink => state,
  set: (next: WalletLink): void => {
    if (state === next) return;
    state = next;
    changed.notify();
  },
  subscribe: changed.add,
};
