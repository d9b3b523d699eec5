import type { Middleware } from '@reduxjs/toolkit';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { expertByLinkSet, popupAdded, popupRemoved } from '#state/app/slice.ts';
import type { RootState } from '#state/rootReducer.ts';
import { expertModeSet } from '#state/user/slice.ts';
import { receiptFound, receiptReorganised, replaced } from '#state/transactions/slice.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';

/** A reorg or time removes popups. If expert mode is turned off, the notice of the link that turned it on ends. */
export const createPopupMiddleware =
  (): Middleware<object, RootState> =>
  ({ dispatch, getState }) => {
    const leaveLater = (key: string): void => {
      const popup = getState().app.popupList.find((entry) => entry.key === key);
      if (typeof popup?.removeAfterMs !== 'number') return;
      setTimeout(() => {
        if (getState().app.popupList.includes(popup)) dispatch(popupRemoved({ key }));
      }, popup.removeAfterMs);
    };
    const react = (action: unknown): void => {
      if (receiptFound.match(action)) {
        const { chainId, hash, receipt } = action.payload;
        const record = selectTransaction(getState(), chainId, hash);
        if (!record) return;
        const txn = { hash, success: isSuccess(receipt), summary: record.summary };
        dispatch(popupAdded({ key: hash, content: { txn } }));
      } else if (replaced.match(action)) {
        const { chainId, hash } = action.payload;
        const record = selectTransaction(getState(), chainId, hash);
        if (!record?.ended) return;
        dispatch(popupAdded({ key: hash, content: { txn: { hash, success: false, summary: record.summary } } }));
      } else if (receiptReorganised.match(action)) {
        dispatch(popupRemoved({ key: action.payload.hash }));
      } else if (expertModeSet.match(action)) {
        if (!action.payload) dispatch(expertByLinkSet(false));
      } else if (popupAdded.match(action)) leaveLater(action.payload.key);
    };
    return (next) => (action) => {
      const result = next(action);
      react(action);
      return result;
    };
  };
