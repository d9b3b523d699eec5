import { createListenerMiddleware } from '@reduxjs/toolkit';
import { isSuccess } from '../domain/transactions/isSuccess.ts';
import { popupAdded, popupRemoved } from '../state/app/slice.ts';
import type { RootState } from '../state/rootReducer.ts';
import { receiptFound } from '../state/transactions/slice.ts';
import { selectTransaction } from '../state/transactions/selectors.ts';

/**
 * What follows from something that happened: a mined transaction raises a popup, and a popup leaves by itself.
 * A new middleware for each store, because the timers belong to it.
 */
export const createReactions = () => {
  const reactions = createListenerMiddleware<RootState>();

  reactions.startListening({
    actionCreator: receiptFound,
    effect: ({ payload: { chainId, hash, receipt } }, { dispatch, getState }) => {
      const record = selectTransaction(getState(), chainId, hash);
      if (!record) return;
      const txn = { hash, success: isSuccess(receipt), summary: record.summary };
      dispatch(popupAdded({ key: hash, content: { txn } }));
    },
  });

  reactions.startListening({
    actionCreator: popupAdded,
    effect: async ({ payload: { key } }, { dispatch, delay, getState }) => {
      const removeAfterMs = getState().app.popupList.find((popup) => popup.key === key)?.removeAfterMs;
      if (removeAfterMs === undefined || removeAfterMs === null) return;
      await delay(removeAfterMs);
      dispatch(popupRemoved({ key }));
    },
  });

  return reactions.middleware;
};
