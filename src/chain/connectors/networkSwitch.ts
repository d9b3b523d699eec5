import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { WalletProblem } from './walletSession.ts';

/** The request to switch the wallet's network that is under way or failed. A success leaves `idle`. */
export type NetworkSwitch =
  | { readonly phase: 'idle' | 'asking' }
  | { readonly phase: 'failed'; readonly problem: WalletProblem };

const IDLE: NetworkSwitch = { phase: 'idle' };

let current: NetworkSwitch = IDLE;
const changed = createNotifier();
const set = (next: NetworkSwitch): void => {
  current = next;
  changed.tell();
};

/** The one request of this page, as an external store: every button that switches the network shows the same. */
export const networkSwitch = {
  current: (): NetworkSwitch => current,
  subscribe: changed.add,
  /** Forgets the request and its failure: the wallet has moved by itself. */
  clear: (): void => {
    if (current !== IDLE) set(IDLE);
  },
  /** Asks, unless a request is under way. */
  run: async (ask: () => Promise<Result<void, WalletProblem>>): Promise<void> => {
    if (current.phase === 'asking') return;
    const request: NetworkSwitch = { phase: 'asking' };
    set(request);
    const switched = await ask();
    if (current === request) set(switched.ok ? IDLE : { phase: 'failed', problem: switched.error });
  },
};
