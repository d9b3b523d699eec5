import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { storage } from '#lib/storage.ts';
import type { SafeStorage } from '#lib/storage.ts';

/** What a page asked the chain last, as the lines of `rememberCalls`; `own`: what the account asked itself. */
export interface PageCalls {
  readonly calls: readonly string[];
  readonly own: readonly string[];
}

/** What pages asked, from one visit to the next. Only which calls there were: their answers are always read anew. */
export interface CallMemory {
  restore(page: string): PageCalls;
  write(page: string, asked: PageCalls): void;
}

/** Pages that are remembered, the latest ones. */
const MAX_PAGES = 16;
/** Of a page that asks more than this nothing is kept; characters. */
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

/** What is kept in this browser. */
export const callMemory = createCallMemory(storage);
