import { useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

const { tell, add } = createNotifier();
let transferFeeTokens: ReadonlySet<Address> = new Set();
const current = (): ReadonlySet<Address> => transferFeeTokens;

/** Remembers a token of which the order book would receive less than sent. */
export const rememberTransferFee = (token: Address): void => {
  transferFeeTokens = new Set([...transferFeeTokens, token]);
  tell();
};

export const useSeenTransferFees = (): ReadonlySet<Address> => useSyncExternalStore(add, current);
