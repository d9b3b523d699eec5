import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { isTime } from './storedChecks.ts';

/** JSON by the path to it: `tokens/137/0x…` or `userDarkMode`. A field and an entry of a record have a path each. */
type Leaves = ReadonlyMap<string, Leaf>;

interface Leaf {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** Path -> when a person last changed what is there, in milliseconds; an entry that is gone keeps the time it went. */
export type ChangeTimes = Readonly<Record<string, number>>;

/** A slice as one tab knows it. */
export interface TimedFields {
  readonly value: Fields;
  readonly times: ChangeTimes;
}

/** How many levels of keys lie above the entries of a field; a field that is not named is one value. */
export type EntryDepths = Readonly<Record<string, number>>;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const collect = (value: unknown, keys: readonly string[], depth: number, leaves: Map<string, Leaf>): void => {
  if (depth === 0 || !isBranch(value)) {
    leaves.set(keys.join('/'), { keys, value });
    return;
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, [...keys, key], depth - 1, leaves);
};

const leavesOf = (value: Fields, depths: EntryDepths): Leaves => {
  const leaves = new Map<string, Leaf>();
  for (const [field, inner] of Object.entries(value)) collect(inner, [field], depths[field] ?? 0, leaves);
  return leaves;
};

const textOf = (leaf: Leaf | undefined): string => (leaf ? JSON.stringify(leaf.value) : '');

/** The leaves put together again; a field that lost all its entries is an empty record. */
const valueOf = (leaves: Leaves, like: Fields, depths: EntryDepths): Fields => {
  const value: Record<string, unknown> = { ...like };
  for (const field of Object.keys(depths)) value[field] = {};
  for (const { keys, value: leaf } of leaves.values()) {
    let branch = value;
    for (const key of keys.slice(0, -1)) branch = (branch[key] ??= {}) as Record<string, unknown>;
    branch[keys.at(-1) ?? ''] = leaf;
  }
  return value;
};

/**
 * The times after a change of `before` to `after`: what differs was changed now. A time never goes back, so that a
 * change made with another one in view comes after it, whatever the clock says.
 */
export const timesAfter = (
  before: Fields,
  after: Fields,
  times: ChangeTimes,
  depths: EntryDepths,
  nowMs: number,
): ChangeTimes => {
  const [old, fresh] = [leavesOf(before, depths), leavesOf(after, depths)];
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (path) => textOf(old.get(path)) !== textOf(fresh.get(path)),
  );
  const later = changed.map((path) => [path, Math.max(nowMs, (times[path] ?? 0) + 1)] as const);
  return { ...times, ...Object.fromEntries(later) };
};

/**
 * What two tabs know together: of every field and every entry the state after its last change, be it a removal. Of
 * changes at the same millisecond both tabs choose the same one. Entries stand in the order of `stored`, then those
 * that only `mine` has. Returns `mine.value` itself where nothing in it changes.
 */
export const mergeLastChanges = (mine: TimedFields, stored: TimedFields, depths: EntryDepths): TimedFields => {
  const [own, other] = [leavesOf(mine.value, depths), leavesOf(stored.value, depths)];
  const merged = new Map<string, Leaf>();
  let isNews = false;
  for (const path of new Set([...other.keys(), ...own.keys()])) {
    const [ownLeaf, otherLeaf] = [own.get(path), other.get(path)];
    const [ownText, otherText] = [textOf(ownLeaf), textOf(otherLeaf)];
    const lead = (mine.times[path] ?? 0) - (stored.times[path] ?? 0);
    const isOwn = lead > 0 || (lead === 0 && ownText >= otherText);
    const leaf = isOwn ? ownLeaf : otherLeaf;
    if (leaf) merged.set(path, leaf);
    isNews ||= !isOwn && ownText !== otherText;
  }
  const times = Object.entries(stored.times).filter(([path, time]) => time > (mine.times[path] ?? 0));
  return {
    value: isNews ? valueOf(merged, mine.value, depths) : mine.value,
    times: { ...mine.times, ...Object.fromEntries(times) },
  };
};

const DAY_MS = 86_400_000;
/** How long the time of an entry that is gone is kept, for tabs that still have the entry. */
const REMOVALS_MS = 30 * DAY_MS;

/**
 * The stored times that can be relied on: one that lies more than a day ahead would win over every change to come. Those
 * of entries that went more than thirty days ago are dropped.
 */
export const restoreTimes = (stored: unknown, value: Fields, depths: EntryDepths, nowMs: number): ChangeTimes => {
  const leaves = leavesOf(value, depths);
  return Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (entry): entry is [string, number] =>
        isTime(entry[1]) && entry[1] <= nowMs + DAY_MS && (leaves.has(entry[0]) || entry[1] > nowMs - REMOVALS_MS),
    ),
  );
};
