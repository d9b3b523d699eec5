import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { signedDifference } from '#domain/transactions/signedDifference.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { drafts } from '#stores/drafts.ts';

export const followDrafts = (store: AppStore): (() => void) => {
  let seen: unknown;
  const look = (): void => {
    const state = store.getState();
    if (state.transactions === seen) return;
    seen = state.transactions;
    for (const hash of drafts.pending()) {
      const record = selectTransaction(state, POLYGON_CHAIN_ID, hash);
      if (record && !isSettled(record)) continue;
      drafts.settle(hash, record?.receipt !== undefined && isSuccess(record.receipt) && !signedDifference(record));
    }
  };
  look();
  const leave = [
    store.subscribe(look),
    drafts.subscribe(() => {
      seen = undefined;
      look();
    }),
  ];
  return () => leave.forEach((unsubscribe) => unsubscribe());
};
