import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf, isCount, type Fields } from '#lib/fields.ts';
import { inSlices } from '#lib/inSlices.ts';
import type { SafeStorage } from '#lib/storage.ts';

export interface Remembered<T> {
  readonly coverage: BlockRange;
  readonly hash: string;
  /** Unix milliseconds; undefined in entries of earlier releases. */
  readonly keptAtMs?: number | undefined;
  readonly found: readonly T[];
  /** Decodes the entries that follow `found`, between user actions. Rejects with the signal's reason. */
  readonly rest?: (signal: AbortSignal) => Promise<readonly T[]>;
  /** True if the results are in the memory for large accounts and `found` is empty. */
  readonly isLarge?: boolean;
}

/** Kept across visits. Stored data is not trusted: each entry is validated, and the block hash must match the chain. */
export interface AccountMemory<T> {
  /** @param first number of entries to decode at once; ignored if one invalid entry makes all useless */
  restore(account: Address, first?: number): Remembered<T> | undefined;
  write(account: Address, remembered: Remembered<T>): void;
}

interface AccountMemoryOptions<T> {
  readonly storage: SafeStorage;
  readonly key: string;
  readonly contracts: readonly Address[];
  encode(entry: T): unknown;
  decode(stored: unknown): readonly T[];
  /** True if one invalid entry makes all entries useless. */
  readonly isWhole?: boolean;
}

const MAX_ACCOUNTS = 5;

const entriesIn = <T>(stored: unknown, { decode, isWhole }: AccountMemoryOptions<T>): readonly T[] | undefined => {
  const entries = (Array.isArray(stored) ? (stored as readonly unknown[]) : []).map(decode);
  const isLacking = !Array.isArray(stored) || entries.some(({ length }) => length === 0);
  return isWhole && isLacking ? undefined : entries.flat();
};

const restOf =
  <T>(stored: readonly unknown[], { decode }: AccountMemoryOptions<T>) =>
  async (signal: AbortSignal): Promise<readonly T[]> => {
    const rest: T[] = [];
    await inSlices(stored, (entry) => rest.push(...decode(entry)), { signal });
    return rest;
  };

const keyOf = (account: Address): string => `${String(POLYGON_CHAIN_ID)}:${account}`;

export const createAccountMemory = <T>(options: AccountMemoryOptions<T>): AccountMemory<T> => {
  const { storage, key: storageKey, contracts, encode } = options;
  const stored = (): Fields => {
    try {
      return fieldsOf(JSON.parse(storage.get(storageKey) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    restore(account, first = Infinity) {
      const {
        fromBlock,
        toBlock,
        hash,
        keptAtMs,
        found,
        isLarge,
        contracts: searched,
      } = fieldsOf(stored()[keyOf(account)]);
      if (!isCount(fromBlock) || !isCount(toBlock) || fromBlock > toBlock || typeof hash !== 'string') return undefined;
      if (!Array.isArray(searched) || !contracts.every((contract) => searched.includes(contract))) return undefined;
      const end = options.isWhole ? Infinity : first;
      const entries = entriesIn(Array.isArray(found) ? found.slice(0, end) : found, options);
      const rest: readonly unknown[] = Array.isArray(found) ? found.slice(end) : [];
      return (
        entries && {
          coverage: { fromBlock, toBlock },
          hash,
          keptAtMs: isCount(keptAtMs) ? keptAtMs : undefined,
          found: entries,
          ...(rest.length > 0 && { rest: restOf(rest, options) }),
          ...(isLarge === true && { isLarge }),
        }
      );
    },
    write(account, { coverage, hash, keptAtMs, found, isLarge }) {
      const key = keyOf(account);
      const others = Object.entries(stored()).filter(([name]) => name !== key);
      const entries = [
        ...others.slice(1 - MAX_ACCOUNTS),
        [key, { ...coverage, hash, keptAtMs, contracts, found: found.map(encode), isLarge }],
      ];
      storage.set(storageKey, JSON.stringify(Object.fromEntries(entries)));
    },
  };
};
