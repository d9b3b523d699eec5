import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

const { notify, add } = createNotifier();
let transferFeeTokens: ReadonlySet<Address> = new Set();

/** Remembers a token with a transfer fee: the order book would receive less than was sent. */
export const rememberTransferFee = (token: Address): void => {
  transferFeeTokens = new Set([...transferFeeTokens, token]);
  notify();
};

export const seenTransferFees = (): ReadonlySet<Address> => transferFeeTokens;

export const subscribeToTransferFees = add;
