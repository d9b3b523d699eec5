import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { createNotifier } from '#lib/createNotifier.ts';

export interface SecondRequest {
  readonly waiting: WalletRequest;
  readonly answer: (isConfirmed: boolean) => void;
}

let current: SecondRequest | undefined;
let isShown = false;
const changed = createNotifier();

const set = (next: SecondRequest | undefined): void => {
  current = next;
  changed.notify();
};

export const secondRequest = {
  current: (): SecondRequest | undefined => current,
  subscribe: (listener: () => void): (() => void) => {
    const leave = changed.add(listener);
    isShown = true;
    return leave;
  },
  /** Undefined if no mounted component shows the question. A newer question declines an earlier one. */
  ask: (waiting: WalletRequest): Promise<boolean | undefined> => {
    current?.answer(false);
    if (!isShown) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean): void => {
        set(undefined);
        resolve(isConfirmed);
      };
      set({ waiting, answer });
    });
  },
};
