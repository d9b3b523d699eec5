import { isFields, type Fields } from './fields.ts';
import type { SafeStorage } from './storage.ts';

/** Milliseconds within which another tab learns of a change; later, its own changes are deliberate. */
const UNSEEN_MS = 2000;

type Area = Pick<SafeStorage, 'get' | 'set'>;
type Entries = ReadonlyMap<string, unknown>;

interface OwnChange {
  /** Values that another tab may still have stored, the last one first. */
  readonly before: readonly unknown[];
  readonly after: unknown;
  readonly atMs: number;
}

interface SharedArea extends Area {
  /**
   * Applies this tab's recent changes again if another tab stored a value without them.
   * @param others text that the other tab stored; null if it removed the key
   */
  takeIn(others: string | null): void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const entriesOf = (stored: unknown, keyOf: (entry: Fields) => string): Map<string, unknown> =>
  new Map(
    Array.isArray(stored)
      ? stored.filter(isFields).map((entry) => [keyOf(entry), entry])
      : Object.entries(isFields(stored) ? stored : {}),
  );

/** The stored value with each field that only this tab changed; a field that both changed stays as stored. */
const withOwn = ({ before, after }: OwnChange, stored: unknown): unknown => {
  if (before.some((value) => isSame(value, stored))) return after;
  if (!isFields(stored) || !isFields(after)) return stored;
  const known = before.filter(isFields);
  const lost = Object.keys({ ...known[0], ...after }).filter(
    (name) => !isSame(stored[name], after[name]) && known.some((value) => isSame(value[name], stored[name])),
  );
  return { ...stored, ...Object.fromEntries(lost.map((name) => [name, after[name]])) };
};

/**
 * One key of the storage, whose entries several tabs change at once. A tab of another process may store over a change
 * that has not reached it. The last change of each field wins, and a change of one entry loses no other entry.
 * @param keyOf identity of an entry, if the stored JSON is a list; else each field is an entry
 */
export const createSharedArea = (
  area: Area,
  key: string,
  keyOf: (entry: Fields) => string,
  nowMs: () => number = Date.now,
): SharedArea => {
  const changes = new Map<string, OwnChange>();

  const note = (before: Entries, after: Entries): void => {
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(id), after.get(id)];
      if (isSame(was, is)) continue;
      const earlier = changes.get(id);
      const unseen = earlier && isSame(earlier.after, was) && nowMs() - earlier.atMs < UNSEEN_MS ? earlier.before : [];
      changes.set(id, { before: [was, ...unseen], after: is, atMs: nowMs() });
    }
  };

  /** Own changes that the stored entries lack. One that another tab's entries have, or overrule, is done. */
  const lostFrom = (stored: Entries, others: Entries): Entries => {
    const lost = new Map<string, unknown>();
    for (const [id, change] of changes) {
      const [mine, theirs] = [stored.get(id), others.get(id)];
      const isOver = nowMs() - change.atMs >= UNSEEN_MS;
      if (isOver || isSame(withOwn(change, theirs), theirs)) changes.delete(id);
      else if (!isSame(withOwn(change, mine), mine)) lost.set(id, withOwn(change, mine));
    }
    return lost;
  };

  return {
    get: area.get,
    set(name, text) {
      note(entriesOf(parsed(area.get(key)), keyOf), entriesOf(parsed(text), keyOf));
      return area.set(name, text);
    },
    takeIn(others) {
      // A removed key was deleted on purpose.
      if (others === null) changes.clear();
      const stored = parsed(area.get(key));
      const entries = entriesOf(stored, keyOf);
      const lost = lostFrom(entries, entriesOf(parsed(others ?? undefined), keyOf));
      if (lost.size === 0) return;
      for (const [id, value] of lost) {
        if (value === undefined) entries.delete(id);
        else entries.set(id, value);
      }
      area.set(key, JSON.stringify(Array.isArray(stored) ? [...entries.values()] : Object.fromEntries(entries)));
    },
  };
};
