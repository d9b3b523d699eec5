import { createReducer } from '@reduxjs/toolkit';
import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { cleared, merged } from './slice.ts';

export const initialClearedTimes: ClearedTimes = {};

/** When each chain's list was cleared, so that what another tab still knows does not bring it back. */
export const clearedTimesReducer = createReducer(initialClearedTimes, (builder) => {
  builder.addCase(cleared, (times, { payload: { chainId, atMs } }) => ({ ...times, [chainId]: atMs }));
  builder.addCase(merged, (_times, { payload }) => payload.clearedTimes);
});
