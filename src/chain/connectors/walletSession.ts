import { createNotifier } from '#lib/createNotifier.ts';

/**
 * `rejected`: in the wallet. `pendingInWallet`: another request is open. `noWallet`: not in this browser.
 * `unreachable`: no way to the wallet. `expired`: the link was not used in time. `noPolygon`: only other chains.
 * `cannotSend`: no transactions. `noAccount`, `badAccount`: no account, or no valid address. `failed`: any other
 * problem.
 */
export interface WalletProblem {
  readonly code:
    | 'rejected'
    | 'pendingInWallet'
    | 'unsupported'
    | 'noWallet'
    | 'unreachable'
    | 'expired'
    | 'noPolygon'
    | 'cannotSend'
    | 'noAccount'
    | 'badAccount'
    | 'failed';
  readonly cause?: unknown;
}

export type WalletAttempt =
  | { readonly phase: 'idle' }
  | { readonly phase: 'restoring' }
  | { readonly phase: 'connecting'; readonly walletId: string }
  | { readonly phase: 'failed'; readonly walletId: string; readonly problem: WalletProblem };

const IDLE: WalletAttempt = { phase: 'idle' };

let attempt: WalletAttempt = IDLE;
const changed = createNotifier();

export const walletSession = {
  current: (): WalletAttempt => attempt,
  set: (next: WalletAttempt): void => {
    attempt = next;
    changed.notify();
  },
  clear: (): void => walletSession.set(IDLE),
  endRestoring: (): void => {
    if (attempt.phase === 'restoring') walletSession.clear();
  },
  subscribe: changed.add,
};
