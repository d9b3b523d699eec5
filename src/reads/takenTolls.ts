import { useSyncExternalStore } from 'react';
import type { Address } from '../domain/tokens/types.ts';
import { createNotifier } from '../lib/createNotifier.ts';

const { tell, add } = createNotifier();
let tolls: ReadonlySet<Address> = new Set();
const current = (): ReadonlySet<Address> => tolls;

/** Remembers that the order book would not receive all of this token that is sent to it. */
export const noteToll = (token: Address): void => {
  tolls = new Set([...tolls, token]);
  tell();
};

/** The tokens of which it is known; a check of the token (`useTokenCheck`) finds it out. */
export const useTolls = (): ReadonlySet<Address> => useSyncExternalStore(add, current);
