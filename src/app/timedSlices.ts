import type { UnknownAction } from '@reduxjs/toolkit';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { storage } from '#lib/storage.ts';
import { restoreTimes, type ChangeTimes, type EntryDepths, type TimedFields } from '#state/lastChanges.ts';
import { restoreLists } from '#state/lists/restoreLists.ts';
import { keptMerged } from '#state/lists/slice.ts';
import { migrate, type PersistedState, type RestoredState } from '#state/migrations.ts';
import { restoreClearedTimes, restoreTransactions } from '#state/transactions/restoreTransactions.ts';
import { restoreUser } from '#state/user/restoreUser.ts';
import { userMerged } from '#state/user/slice.ts';
import { keyOf, storedParts, type SliceName } from './storedSlices.ts';

interface TimedSlice {
  readonly fields: (state: RestoredState) => Fields;
  readonly depths: EntryDepths;
  readonly merged?: (fields: Fields) => UnknownAction;
}

const user: TimedSlice = {
  fields: (state) => ({ ...state.user }),
  depths: { tokens: 2, pairs: 2, symbols: 2, favourites: 2, recents: 2, keys: 1 },
  merged: (fields) => userMerged(restoreUser(fields)),
};

const lists: TimedSlice = {
  fields: (state) => ({ kept: Object.fromEntries(state.lists.kept.map(({ url, active }) => [url, active])) }),
  depths: { kept: 1 },
  merged: (fields) => keptMerged(restoreLists(fields).kept),
};

/**
 * Each tab has its own ticket, stored as one field so that amounts and pairs never mix. The next visit restores the
 * last one, without recipient.
 */
const swap: TimedSlice = {
  fields: (state) => ({ ticket: { ...state.swap, recipient: null, typedFor: null } }),
  depths: {},
};

export const timedSlices = { user, lists, swap };

export type TimedName = keyof typeof timedSlices;
export const isTimed = (name: SliceName): name is TimedName => name in timedSlices;

export const storedSlice = (name: TimedName): TimedFields => {
  const slices = storedParts([name]);
  const { fields, depths } = timedSlices[name];
  const value = fields(migrate(slices));
  return { value, times: restoreTimes(fieldsOf(slices[name]).changedAt, value, depths, Date.now()) };
};

export const toStored = (name: SliceName, state: PersistedState, times: ChangeTimes): Fields => {
  if (!isTimed(name)) return fieldsOf(state[name]);
  const { ticket, ...fields } = timedSlices[name].fields(state);
  return { ...fields, ...fieldsOf(ticket), changedAt: times };
};

type Transactions = PersistedState['transactions'];

let known: { readonly text: string | undefined; readonly transactions: Transactions } | undefined;

/** Remembers the text that this tab wrote, so that its thousands of transactions are not parsed and checked again. */
export const keepWritten = (text: string, transactions: Transactions): void => {
  known = { text, transactions };
};

/** Parses and checks the stored text only if it differs from the remembered text. */
export const storedTransactions = (): Pick<PersistedState, 'transactions' | 'clearedTimes'> => {
  const text = storage.get(keyOf('transactions'));
  if (!known || known.text !== text) {
    known = { text, transactions: restoreTransactions(storedParts(['transactions']).transactions) };
  }
  const { transactions } = known;
  return { transactions, clearedTimes: restoreClearedTimes(storedParts(['clearedTimes']).clearedTimes, Date.now()) };
};
