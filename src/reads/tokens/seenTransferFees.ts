import { useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

const { tell, add } = createNotifier();
let transferFeeTokens: ReadonlySet<Address> = new Set();
const current = (): ReadonlySet<Address> => transferFeeTokens;

/** Remembers that the order book would not receive all of this token that is sent to it. */
export const rememberTransferFee = (token: Address): void => {
  transferFeeTokens = new Set([...transferFeeTokens, token]);
  tell();
};

/** The tokens of which it is known; a check of the token (`useTokenCheck`) finds it out. */
export const useSeenTransferFees = (): ReadonlySet<Address> => useSyncExternalStore(add, current);
