import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { restoreLists } from './lists/restoreLists.ts';
import type { ListsState } from './lists/slice.ts';
import { restoreSwap } from './swap/restoreSwap.ts';
import type { SwapState } from './swap/slice.ts';
import type { TransactionsState } from './transactions/slice.ts';
import { restoreUser } from './user/restoreUser.ts';
import type { UserState } from './user/slice.ts';

export interface RestoredState {
  readonly user: UserState;
  readonly lists: ListsState;
  readonly swap: SwapState;
}

export interface PersistedState extends RestoredState {
  readonly transactions: TransactionsState;
  readonly clearedTimes: ClearedTimes;
}

/** Presets of earlier releases, which the user did not choose deliberately. */
const OLD_SLIPPAGE_PRESETS: readonly unknown[] = [10, 50, 100];

/** One step per stored version. Step 1: the old presets become auto, once (000 §5). */
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

/** Validates field by field: runs missing migrations, fills defaults and drops invalid fields. Never throws. */
export const migrate = (found: unknown): RestoredState => {
  const stored = fieldsOf(found);
  const whole = STEPS.slice(versionOf(stored)).reduce((before, step) => step(before), stored);
  return {
    user: restoreUser(whole.user),
    lists: restoreLists(whole.lists),
    swap: restoreSwap(whole.swap),
  };
};
