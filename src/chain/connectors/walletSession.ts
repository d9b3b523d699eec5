import { createNotifier } from '#lib/createNotifier.ts';

/**
 * Cause of a wallet's refusal. `rejected`: closed in the wallet. `pendingInWallet`: another request waits there.
 * `unsupported`: the wallet cannot do it. `noWallet`: it is not in this browser. `unreachable`: no way to the wallet.
 * `expired`: the link was not used in time. `noPolygon`: the wallet offered other chains only. `cannotSend`: its session
 * takes no transactions. `noAccount`, `badAccount`: it shares no account, or something that is no address. `failed`:
 * anything else, with the cause.
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

/** The attempt to connect that is under way or went wrong. A success leaves `idle`. */
export type WalletAttempt =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly walletId: string }
  | { readonly phase: 'failed'; readonly walletId: string; readonly problem: WalletProblem };

const IDLE: WalletAttempt = { phase: 'idle' };

let attempt: WalletAttempt = IDLE;
const changed = createNotifier();

/** The one attempt of this page, as an external store: header, dialog and updater look at the same. */
export const walletSession = {
  current: (): WalletAttempt => attempt,
  set: (next: WalletAttempt): void => {
    attempt = next;
    changed.tell();
  },
  clear: (): void => walletSession.set(IDLE),
  subscribe: changed.add,
};
