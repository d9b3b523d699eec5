import type { SignedFacts } from '#domain/transactions/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { walletRequests } from '#stores/walletRequests.ts';

type Meaning = Pick<WalletRequest, 'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'>;

interface Terms {
  readonly isBatch: boolean;
  /** The newest block before the request; undefined while none is known. */
  readonly atBlock: number | undefined;
}

/**
 * The journal's entry of one job, from the moment that the wallet is asked until its answer. Without a predicted nonce or
 * a block nothing is written, for then nothing could be found.
 */
export const createAskedRequest = (meaning: Meaning | undefined, { isBatch, atBlock }: Terms) => {
  let id: string | undefined;
  return {
    ask: (presumed: SignedFacts | undefined): void => {
      if (!meaning || !presumed || atBlock === undefined) return;
      id = walletRequests.ask({ ...meaning, presumed, isBatch, atBlock, askedTime: Date.now() });
    },
    /** `mayBeSent`: the wallet did not say that nothing is sent, so the chain is watched. */
    answered: (mayBeSent: boolean): void => {
      if (id === undefined) return;
      if (mayBeSent) walletRequests.leaveOpen(id);
      else walletRequests.remove(id);
    },
  };
};
