import { fieldsOf, type Fields } from '#lib/fields.ts';
import { isTime } from './storedChecks.ts';

/** JSON leaves by path: `tokens/137/0x…` or `userDarkMode`. Each field, and each entry of a record, has one path. */
type Leaves = ReadonlyMap<string, Leaf>;

interface Leaf {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** Milliseconds of the last change by path; a removed entry keeps the time of its removal. */
export type ChangeTimes = Readonly<Record<string, number>>;

export interface TimedFields {
  readonly value: Fields;
  readonly times: ChangeTimes;
}

/** Number of key levels above the entries of a field; an unlisted field is a single value. */
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
 * Times after a change. A time never decreases, so a change made after seeing another one is later, whatever the clock
 * shows.
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

/** The last change of each field and entry wins, including removals. Returns `mine.value` if unchanged. */
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
const REMOVALS_MS = 30 * DAY_MS;

/** Drops times more than a day ahead, which would win over all later changes, and removals older than thirty days. */
export const restoreTimes = (stored: unknown, value: Fields, depths: EntryDepths, nowMs: number): ChangeTimes => {
  const leaves = leavesOf(value, depths);
  return Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (entry): entry is [string, number] =>
        isTime(entry[1]) && entry[1] <= nowMs + DAY_MS && (leaves.has(entry[0]) || entry[1] > nowMs - REMOVALS_MS),
    ),
  );
};
