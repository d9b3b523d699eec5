import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { WalletProblem } from './walletSession.ts';

type NetworkSwitch =
  | { readonly phase: 'idle' | 'asking' }
  | { readonly phase: 'failed'; readonly problem: WalletProblem };

const IDLE: NetworkSwitch = { phase: 'idle' };

let current: NetworkSwitch = IDLE;
const changed = createNotifier();
const set = (next: NetworkSwitch): void => {
  current = next;
  changed.notify();
};

export const networkSwitch = {
  current: (): NetworkSwitch => current,
  subscribe: changed.add,
  clear: (): void => {
    if (current !== IDLE) set(IDLE);
  },
  run: async (ask: () => Promise<Result<void, WalletProblem>>): Promise<void> => {
    if (current.phase === 'asking') return;
    const request: NetworkSwitch = { phase: 'asking' };
    set(request);
    const switched = await ask();
    if (current === request) set(switched.ok ? IDLE : { phase: 'failed', problem: switched.error });
  },
};
