import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { storage, type SafeStorage } from '#lib/storage.ts';

/** Lines in the format of `rememberCalls`; `own` has the calls that the account itself makes. */
interface PageCalls {
  readonly calls: readonly string[];
  readonly own: readonly string[];
}

/** Stores a page's calls for the next visit, without their answers, which must be read again. */
interface CallMemory {
  restore(page: string): PageCalls;
  write(page: string, requested: PageCalls): void;
}

const MAX_PAGES = 16;
const MAX_LENGTH = 100_000;

const linesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];

export const createCallMemory = (kept: SafeStorage): CallMemory => {
  const stored = (): Fields => {
    try {
      return fieldsOf(JSON.parse(kept.get(storageKeys.pageCalls) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    restore(page) {
      const { calls, own } = fieldsOf(stored()[page]);
      return { calls: linesIn(calls), own: linesIn(own) };
    },
    write(page, { calls, own }) {
      const others = Object.entries(stored()).filter(([name]) => name !== page);
      const isKept = JSON.stringify([calls, own]).length <= MAX_LENGTH;
      const pages = [...others.slice(1 - MAX_PAGES), ...(isKept ? [[page, { calls, own }] as const] : [])];
      kept.set(storageKeys.pageCalls, JSON.stringify(Object.fromEntries(pages)));
    },
  };
};

export const callMemory = createCallMemory(storage);
