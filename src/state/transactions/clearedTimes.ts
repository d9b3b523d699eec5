import { createReducer } from '@reduxjs/toolkit';
import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { cleared, merged } from './slice.ts';

const initialClearedTimes: ClearedTimes = {};

/** Times are per chain, so that another tab's records do not restore a cleared list. */
export const clearedTimesReducer = createReducer(initialClearedTimes, (builder) => {
  builder.addCase(cleared, (times, { payload: { chainId, atMs } }) => ({ ...times, [chainId]: atMs }));
  builder.addCase(merged, (_times, { payload }) => payload.clearedTimes);
});
