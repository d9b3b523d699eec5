import { createNotifier } from '#lib/createNotifier.ts';

/** `up`: also without such a wallet. `down`: no relay. `ended`: by the wallet, until connected or closed. */
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
