import { initialLists, withBuiltIns } from './lists/slice.ts';
import type { KeptList, ListsState } from './lists/slice.ts';
import { initialSwap } from './swap/slice.ts';
import type { SwapState } from './swap/slice.ts';
import { isTransactionRecord } from './transactions/isTransactionRecord.ts';
import type { TransactionsState } from './transactions/slice.ts';
import type { Hex } from '../domain/multicall/types.ts';
import type { ClearedTimes } from '../domain/transactions/mergeTransactions.ts';
import type { TransactionRecord } from '../domain/transactions/types.ts';
import { MAX_RECENTS, STORED_SCHEMA_VERSION, initialUser, validDeadline, validSlippage } from './user/slice.ts';
import type { SavedPair, SavedSymbol, SavedToken, UserState } from './user/slice.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The slices that outlive the page. */
export interface PersistedState {
  readonly user: UserState;
  readonly transactions: TransactionsState;
  readonly clearedTimes: ClearedTimes;
  readonly lists: ListsState;
  readonly swap: SwapState;
}

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Stored => (isRecord(value) ? value : {});

/** Presets of earlier releases that were nobody's deliberate choice. */
const OLD_SLIPPAGE_PRESETS: readonly unknown[] = [10, 50, 100];

/**
 * One step per version of the stored form, each from the version before. Step 1: the old slippage presets 10, 50
 * and 100 become auto, once (spec section 5).
 */
const STEPS: readonly ((stored: Stored) => Stored)[] = [
  (stored) => {
    const user = recordOf(stored.user);
    const isPreset = OLD_SLIPPAGE_PRESETS.includes(user.userSlippageTolerance);
    return isPreset ? { ...stored, user: { ...user, userSlippageTolerance: 'auto' } } : stored;
  },
];

const versionOf = (stored: Stored): number => {
  const version = recordOf(stored.user).schemaVersion;
  return typeof version === 'number' && version >= 0 && Number.isInteger(version) ? version : 0;
};

const sameKind = (a: unknown, b: unknown): boolean =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null);

/** Keys that are missing or of another kind come from `initial`; keys it does not have are dropped. */
const filled = <T extends object>(initial: T, stored: unknown): T => {
  const from = recordOf(stored);
  const entries = Object.entries(initial).map(([key, value]: [string, unknown]) => {
    const found = from[key];
    return [key, sameKind(value, found) ? found : value];
  });
  return Object.fromEntries(entries) as T;
};

const nullable = <T>(value: unknown, isKind: (value: unknown) => value is T, fallback: T | null): T | null =>
  value === null || isKind(value) ? value : fallback;
const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isChainId = (key: string): boolean => /^\d+$/.test(key);

const isSymbol = (value: unknown): value is SavedSymbol => {
  const { base_currency_address: base, quote_currency_address: quote, dex } = recordOf(value);
  return isString(base) && isString(quote) && (dex === null || isString(dex));
};

const isSavedToken = (value: unknown): value is SavedToken => {
  const { chainId, address, decimals, symbol, name } = recordOf(value);
  const words = [symbol, name];
  return (
    Number.isInteger(chainId) &&
    isString(address) &&
    Number.isInteger(decimals) &&
    words.every((word) => word === undefined || isString(word))
  );
};

const isPair = (value: unknown): value is SavedPair => {
  const { token0, token1 } = recordOf(value);
  return isSavedToken(token0) && isSavedToken(token1) && token0.chainId === token1.chainId;
};

/** What is whole of what stands per chain and key. */
const restoreEntries = <T>(
  stored: unknown,
  isEntry: (value: unknown) => value is T,
): Record<number, Record<string, T>> =>
  Object.fromEntries(
    Object.entries(recordOf(stored))
      .filter(([chainId]) => isChainId(chainId))
      .map(([chainId, found]) => {
        const whole = Object.entries(recordOf(found)).filter((entry): entry is [string, T] => isEntry(entry[1]));
        return [chainId, Object.fromEntries(whole)];
      }),
  );

const restoreIds = (stored: unknown, most = Number.POSITIVE_INFINITY): Record<number, string[]> =>
  Object.fromEntries(
    Object.entries(recordOf(stored))
      .filter(([chainId]) => isChainId(chainId))
      .map(([chainId, ids]) => [chainId, Array.isArray(ids) ? ids.filter(isString).slice(0, most) : []]),
  );

const restoreUser = (stored: unknown): UserState => {
  const from = recordOf(stored);
  return {
    ...filled(initialUser, stored),
    schemaVersion: STORED_SCHEMA_VERSION,
    userDarkMode: nullable(from.userDarkMode, isBoolean, initialUser.userDarkMode),
    userLocale: nullable(from.userLocale, isString, null),
    userSlippageTolerance: validSlippage(from.userSlippageTolerance),
    userDeadline: validDeadline(from.userDeadline),
    pairs: restoreEntries(from.pairs, isPair),
    symbols: restoreEntries(from.symbols, isSymbol),
    favourites: restoreIds(from.favourites),
    recents: restoreIds(from.recents, MAX_RECENTS),
  };
};

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === value) ?? fallback;

const currencyOf = (side: unknown): { currencyId: string | null } => ({
  currencyId: nullable(recordOf(side).currencyId, isString, null),
});

const restoreSwap = (stored: unknown): SwapState => {
  const from = recordOf(stored);
  return {
    ...filled(initialSwap, stored),
    independentField: oneOf(from.independentField, ['INPUT', 'OUTPUT'], initialSwap.independentField),
    independentTypedOrder: oneOf(from.independentTypedOrder, ['MARKET', 'LIMIT'], initialSwap.independentTypedOrder),
    independentDirection: oneOf(from.independentDirection, ['BUY', 'SELL'], initialSwap.independentDirection),
    // An order of the next visit rests unless it is said anew, as the ticket does by default.
    unfilled: initialSwap.unfilled,
    INPUT: currencyOf(from.INPUT),
    OUTPUT: currencyOf(from.OUTPUT),
    recipient: nullable(from.recipient, isString, null),
    dex: nullable(from.dex, isString, null),
  };
};

const transactionsOf = (records: unknown): Record<Hex, TransactionRecord> =>
  Object.fromEntries(
    Object.values(recordOf(records))
      .filter(isTransactionRecord)
      .map((record) => [record.hash, record]),
  );

const restoreTransactions = (stored: unknown): TransactionsState =>
  Object.fromEntries(
    Object.entries(recordOf(stored))
      .filter(([chainId]) => isChainId(chainId))
      .map(([chainId, records]) => [chainId, transactionsOf(records)]),
  );

const restoreClearedTimes = (stored: unknown): ClearedTimes =>
  Object.fromEntries(
    Object.entries(recordOf(stored)).filter(
      (entry): entry is [string, number] => isChainId(entry[0]) && Number.isFinite(entry[1]),
    ),
  );

const isKept = (entry: unknown): entry is KeptList => isRecord(entry) && isString(entry.url) && isBoolean(entry.active);

/** Lists of which nothing but the place is stored: their bodies come from elsewhere. */
const restoreLists = (stored: unknown): ListsState => {
  const { kept } = recordOf(stored);
  const found = Array.isArray(kept) ? kept.filter(isKept).map(({ url, active }) => ({ url, active })) : [];
  return { ...initialLists, kept: withBuiltIns(found) };
};

/**
 * Makes whole what an earlier page or release left behind: steps not yet taken are taken, missing keys are filled,
 * values of the wrong kind give way to the initial ones. Takes anything, throws nothing.
 */
export const migrate = (found: unknown): PersistedState => {
  const stored = recordOf(found);
  const whole = STEPS.slice(versionOf(stored)).reduce((before, step) => step(before), stored);
  return {
    user: restoreUser(whole.user),
    transactions: restoreTransactions(whole.transactions),
    clearedTimes: restoreClearedTimes(whole.clearedTimes),
    lists: restoreLists(whole.lists),
    swap: restoreSwap(whole.swap),
  };
};
