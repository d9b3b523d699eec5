import { createListenerMiddleware } from '@reduxjs/toolkit';
import { isSuccess } from '../domain/transactions/isSuccess.ts';
import { popupAdded, popupRemoved } from '../state/app/slice.ts';
import type { RootState } from '../state/rootReducer.ts';
import { receiptFound, receiptReorganised, replaced } from '../state/transactions/slice.ts';
import { selectTransaction } from '../state/transactions/selectors.ts';

/**
 * What follows from something that happened: a transaction that was mined or replaced raises a popup, a receipt that is
 * taken back takes its popup with it, and a popup leaves by itself. A new middleware for each store, because the timers
 * belong to it.
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
    actionCreator: replaced,
    effect: ({ payload: { chainId, hash } }, { dispatch, getState }) => {
      const record = selectTransaction(getState(), chainId, hash);
      if (!record?.ended) return;
      dispatch(popupAdded({ key: hash, content: { txn: { hash, success: false, summary: record.summary } } }));
    },
  });

  reactions.startListening({
    actionCreator: receiptReorganised,
    effect: ({ payload: { hash } }, { dispatch }) => {
      dispatch(popupRemoved({ key: hash }));
    },
  });

  reactions.startListening({
    actionCreator: popupAdded,
    effect: async ({ payload: { key } }, { dispatch, delay, getState }) => {
      const popup = getState().app.popupList.find((one) => one.key === key);
      if (!popup || popup.removeAfterMs === null) return;
      await delay(popup.removeAfterMs);
      // A later popup with the same key has its own time.
      if (getState().app.popupList.includes(popup)) dispatch(popupRemoved({ key }));
    },
  });

  return reactions.middleware;
};
