import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { signedDifference } from '#domain/transactions/signedDifference.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { isHash } from '#lib/hex.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { drafts } from '#stores/drafts.ts';

/** Record of a hash, or of the request with this id. Undefined for an id until the chain has its transaction. */
const recordOf = (state: ReturnType<AppStore['getState']>, sent: string): TransactionRecord | undefined =>
  isHash(sent)
    ? selectTransaction(state, POLYGON_CHAIN_ID, sent)
    : Object.values(selectTransactions(state, POLYGON_CHAIN_ID)).find(({ requestId }) => requestId === sent);

export const followDrafts = (store: AppStore): (() => void) => {
  let seen: unknown;
  const look = (): void => {
    const state = store.getState();
    if (state.transactions === seen) return;
    seen = state.transactions;
    for (const sent of drafts.pending()) {
      const record = recordOf(state, sent);
      if (record ? !isSettled(record) : !isHash(sent)) continue;
      drafts.settle(sent, record?.receipt !== undefined && isSuccess(record.receipt) && !signedDifference(record));
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
