import type { Address } from '#domain/tokens/types.ts';
import { answersInTime } from '#lib/answersInTime.ts';
import { inSlices } from '#lib/inSlices.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { hexOf, type Sealing, type Stored } from '#lib/sealing.ts';
import type { SegmentStore } from '#lib/segmentStore.ts';
import type { Remembered } from './accountMemory.ts';
import {
  addTo,
  cutGap,
  gapsOf,
  headIn,
  indexOf,
  newestFirst,
  sumOf,
  unchangedSegments,
  type Head,
  type Part,
  type Placed,
  type Segment,
  type Sum,
} from './segments.ts';

const ID_BYTES = 16;

/** Memory for accounts with too many results for one stored text. Rejects if the database is denied or full. */
export interface LargeMemory<T> {
  /**
   * Undefined if nothing is stored for the block with this hash. A damaged segment loses its entries and all older
   * ones.
   */
  restore(account: Address, hash: string, signal: AbortSignal): Promise<Remembered<T> | undefined>;
  write(account: Address, remembered: Remembered<T>): Promise<void>;
}

export interface LargeMemoryOptions<T> {
  readonly store: () => Promise<SegmentStore>;
  readonly sealing: Sealing;
  readonly key: string;
  encode(entry: T): unknown;
  decode(stored: unknown): readonly T[];
  /** True if one damaged segment makes all segments useless. */
  readonly isWhole?: boolean;
}

const createHeads = (sealing: Sealing) => ({
  async read(store: SegmentStore, name: string): Promise<Head | undefined> {
    const list = await answersInTime(store.list(name));
    return list && headIn(await sealing.open(list.head));
  },
  async write(store: SegmentStore, name: string, head: Head, added: ReadonlyMap<string, Stored>): Promise<void> {
    const { coverage, segments, ...rest } = head;
    const size = segments.reduce((sum, segment) => sum + segment.size, 0);
    const stored = await sealing.seal(JSON.stringify({ ...coverage, ...rest, segments }));
    const list = { head: stored, usedAtMs: head.keptAtMs, size, isSealed: sealing.isSealed };
    await store.write(name, list, { ids: segments.map(({ id }) => id), added });
  },
});

type Format<T> = Pick<LargeMemoryOptions<T>, 'sealing' | 'encode' | 'decode'>;

/** Newest entry first; undefined if damaged. */
const readSegment = async <T extends Placed>(
  { sealing, decode }: Format<T>,
  stored: unknown,
  { count, mark }: Segment,
  signal: AbortSignal,
): Promise<readonly T[] | undefined> => {
  const entries: T[] = [];
  const take = (entry: unknown): void => void entries.push(...decode(entry));
  try {
    const list: unknown = JSON.parse((await sealing.open(stored)) ?? 'null');
    if (Array.isArray(list)) await inSlices(list as readonly unknown[], take, { signal });
  } catch {
    signal.throwIfAborted();
  }
  const sum = sumOf(entries);
  return sum.count === count && sum.mark === mark ? entries.toSorted(newestFirst) : undefined;
};

/** Encodes new segments and yields to other work after each. */
const makeSegments = async <T extends Placed>(
  { sealing, encode }: Format<T>,
  parts: readonly Part<T>[],
): Promise<{ readonly segments: readonly Segment[]; readonly added: ReadonlyMap<string, Stored> }> => {
  const added = new Map<string, Stored>();
  const segments: Segment[] = [];
  for (const { entries, fromBlock, toBlock } of parts) {
    const text = JSON.stringify(entries.map(encode));
    const id = hexOf(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
    added.set(id, await sealing.seal(text));
    segments.push({ id, fromBlock, toBlock, ...sumOf(entries), size: text.length });
    await yieldToMain();
  }
  return { segments, added };
};

/** Separates unchanged segments from the ranges that need new ones. */
const divide = async <T extends Placed>(
  old: readonly Segment[],
  { coverage, found }: Pick<Remembered<T>, 'coverage' | 'found'>,
): Promise<{ readonly kept: readonly Segment[]; readonly parts: readonly Part<T>[] }> => {
  const sums = old.map((): Sum => ({ count: 0, mark: 0 }));
  await inSlices(found, (entry) => {
    const sum = sums[indexOf(old, entry.blockNumber)];
    if (sum) addTo(sum, entry);
  });
  const kept = unchangedSegments(old, sums, coverage);
  const gaps = gapsOf(coverage, kept);
  const moved = gaps.map((): T[] => []);
  await inSlices(found, (entry) => moved[indexOf(gaps, entry.blockNumber)]?.push(entry));
  const parts = gaps.flatMap((gap, i) => cutGap(gap, moved[i]?.toSorted((a, b) => newestFirst(b, a)) ?? []));
  return { kept, parts };
};

export const createLargeMemory = <T extends Placed>(options: LargeMemoryOptions<T>): LargeMemory<T> => {
  const heads = createHeads(options.sealing);
  const open = (account: Address): Promise<[SegmentStore, string]> =>
    Promise.all([options.store(), options.sealing.nameOf(`${options.key}:${account}`)]);
  return {
    async restore(account, hash, signal) {
      const [store, name] = await open(account);
      const head = await heads.read(store, name);
      if (head?.hash !== hash) return undefined;
      const found: T[] = [];
      const whole: Segment[] = [];
      for (const segment of head.segments.toReversed()) {
        const entries = await readSegment(options, await store.segment(name, segment.id), segment, signal);
        if (!entries) break;
        for (const entry of entries) found.push(entry);
        whole.unshift(segment);
      }
      const coverage = { ...head.coverage, fromBlock: whole[0]?.fromBlock ?? head.coverage.toBlock + 1 };
      const isDamaged = whole.length < head.segments.length;
      const segments = isDamaged && options.isWhole ? [] : whole;
      // Otherwise a later write would keep the damaged segments.
      if (isDamaged) await heads.write(store, name, { ...head, coverage, segments }, new Map());
      return segments.length === 0 ? undefined : { coverage, hash, keptAtMs: head.keptAtMs, found };
    },
    async write(account, { coverage, hash, keptAtMs = Date.now(), found }) {
      const [store, name] = await open(account);
      const old = (await heads.read(store, name))?.segments ?? [];
      const { kept, parts } = await divide(old, { coverage, found });
      const made = await makeSegments(options, parts);
      const segments = [...kept, ...made.segments].toSorted((a, b) => a.fromBlock - b.fromBlock);
      await heads.write(store, name, { coverage, hash, keptAtMs, segments }, made.added);
    },
  };
};
