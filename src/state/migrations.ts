import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { restoreLists } from './lists/restoreLists.ts';
import type { ListsState } from './lists/slice.ts';
import { restoreSwap } from './swap/restoreSwap.ts';
import type { SwapState } from './swap/slice.ts';
import type { TransactionsState } from './transactions/slice.ts';
import { restoreUser } from './user/restoreUser.ts';
import type { UserState } from './user/slice.ts';

/** Persisted slices that the first page needs. */
export interface RestoredState {
  readonly user: UserState;
  readonly lists: ListsState;
  readonly swap: SwapState;
}

/** All persisted slices. */
export interface PersistedState extends RestoredState {
  readonly transactions: TransactionsState;
  readonly clearedTimes: ClearedTimes;
}

/** Presets of earlier releases, which users did not choose deliberately. */
const OLD_SLIPPAGE_PRESETS: readonly unknown[] = [10, 50, 100];

/**
 * Migration steps, one per version of the stored form. Step 1: the old slippage presets 10, 50 and 100 become auto,
 * once (spec section 5).
 */
const STEPS: readonly ((stored: Fields) => Fields)[] = [
  (stored) => {
    const user = fieldsOf(stored.user);
    const isPreset = OLD_SLIPPAGE_PRESETS.includes(user.userSlippageTolerance);
    return isPreset ? { ...stored, user: { ...user, userSlippageTolerance: 'auto' } } : stored;
  },
];

const versionOf = (stored: Fields): number => {
  const version = fieldsOf(stored.user).schemaVersion;
  return typeof version === 'number' && version >= 0 && Number.isInteger(version) ? version : 0;
};

/**
 * State of an earlier page or release, validated field by field. Missing migrations run, missing fields get defaults,
 * and invalid ones are dropped. Accepts anything, never throws.
 */
export const migrate = (found: unknown): RestoredState => {
  const stored = fieldsOf(found);
  const whole = STEPS.slice(versionOf(stored)).reduce((before, step) => step(before), stored);
  return {
    user: restoreUser(whole.user),
    lists: restoreLists(whole.lists),
    swap: restoreSwap(whole.swap),
  };
};
