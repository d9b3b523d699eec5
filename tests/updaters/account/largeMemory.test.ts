import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { createSealing, unsealed, type Sealing } from '#lib/sealing.ts';
import { MAX_STORED_SIZE, openSegmentStore, type SegmentStore } from '#lib/segmentStore.ts';
import { createLargeMemory } from '#updaters/account/largeMemory.ts';
import { SEGMENT } from '#updaters/account/segments.ts';
import { alice, bob, storageIn } from '../../support/positionsWorld.ts';

interface Entry {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly transactionHash: Hex;
}

const HASH: Hex = `0x${'cd'.repeat(32)}`;
const DATABASE = 'large';

const entryAt = (blockNumber: number, logIndex = 0, salt = 0): Entry => ({
  ...{ blockNumber, logIndex },
  transactionHash: `0x${(blockNumber * 1000 + salt).toString(16).padStart(64, 'a')}`,
});

const entries = (from: number, to: number): readonly Entry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => entryAt(from + i));

const newestFirst = (found: readonly Entry[] | undefined) =>
  found?.toSorted((a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex);

const signal = new AbortController().signal;

const open = (sealing: Sealing = unsealed) => {
  let store: Promise<SegmentStore> | undefined;
  return createLargeMemory<Entry>({
    ...{ store: () => (store ??= openSegmentStore(DATABASE)), sealing, key: 'transfers' },
    encode: ({ blockNumber, logIndex, transactionHash }) => [blockNumber, logIndex, transactionHash],
    decode(stored) {
      const [blockNumber, logIndex, transactionHash] = stored as [number, number, Hex];
      return typeof blockNumber === 'number' ? [{ blockNumber, logIndex, transactionHash }] : [];
    },
  });
};

const kept = (fromBlock: number, toBlock: number, found = entries(fromBlock, toBlock), hash: string = HASH) => ({
  ...{ coverage: { fromBlock, toBlock }, hash, keptAtMs: 1, found },
});

const database = () => openDB<{ segments: { key: string[]; value: unknown } }>(DATABASE);

const segmentIds = async (): Promise<readonly string[]> => {
  const opened = await database();
  const keys = await opened.getAllKeys('segments');
  opened.close();
  return keys.map((key) => key[1] ?? '');
};

/** Changes the segment with this entry. */
const damage = async (blockNumber: number, change: (text: string) => unknown): Promise<void> => {
  const opened = await database();
  for (const key of await opened.getAllKeys('segments')) {
    const text = (await opened.get('segments', key)) as string;
    if (!text.includes(`[${blockNumber},`)) continue;
    const changed = change(text);
    if (changed === undefined) await opened.delete('segments', key);
    else await opened.put('segments', changed, key);
  }
  opened.close();
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('results of a large account', () => {
  it('are given back as they were last written, whatever was written before', async () => {
    const step = fc.record({
      older: fc.nat({ max: 1500 }),
      newer: fc.nat({ max: 1500 }),
      replaced: fc.option(fc.nat({ max: 3000 })),
      lost: fc.option(fc.nat({ max: 3000 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        let [from, to] = [10_000, 10_000];
        let found = entries(from, to);
        for (const { older, newer, replaced, lost } of steps) {
          found = [...found, ...entries(from - older, from - 1), ...entries(to + 1, to + newer)];
          [from, to] = [from - older, to + newer];
          if (replaced !== null)
            found = found.map((entry, i) => (i === replaced ? entryAt(entry.blockNumber, 0, 7) : entry));
          if (lost !== null) found = found.filter((_, i) => i !== lost);
          await open().write(alice, kept(from, to, found));
          const restored = await open().restore(alice, HASH, signal);
          expect(restored?.coverage).toEqual({ fromBlock: from, toBlock: to });
          expect(newestFirst(restored?.found)).toEqual(newestFirst(found));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('have an entry at its later block after a reorg moved its transaction', async () => {
    const found = entries(1, 1500);
    await open().write(alice, kept(1, 1502, found));
    const moved = found.map((entry) => (entry.blockNumber === 1499 ? { ...entry, blockNumber: 1502 } : entry));
    await open().write(alice, kept(1, 1502, moved, `${HASH}0`));
    const restored = await open().restore(alice, `${HASH}0`, signal);
    expect(newestFirst(restored?.found)).toEqual(newestFirst(moved));
  });

  it('are written in segments, and only those that differ are written again', async () => {
    await open().write(alice, kept(1, 5 * SEGMENT));
    const before = await segmentIds();
    expect(before).toHaveLength(5);
    await open().write(alice, kept(1, 5 * SEGMENT + 10));
    const after = await segmentIds();
    expect(after.filter((id) => before.includes(id))).toHaveLength(5);
    expect(after).toHaveLength(6);
    await open().write(alice, kept(1, 5 * SEGMENT + 20));
    const last = await segmentIds();
    expect([last.length, last.filter((id) => before.includes(id)).length]).toEqual([6, 5]);
  });

  it.each([
    ['is no JSON', () => '[['],
    ['is gone', () => undefined],
    ['lacks an entry', (text: string) => JSON.stringify((JSON.parse(text) as unknown[]).slice(1))],
    ['has another transaction', (text: string) => text.replace('0xa', '0xb')],
    ['has an entry of another form', (text: string) => text.replace(/\[\d+,/, '["x",')],
  ])('lack everything below a segment that %s', async (_, change) => {
    await open().write(alice, kept(1, 5 * SEGMENT));
    await damage(2 * SEGMENT + 1, change);
    const restored = await open().restore(alice, HASH, signal);
    expect(restored?.coverage).toEqual({ fromBlock: 3 * SEGMENT + 1, toBlock: 5 * SEGMENT });
    expect(newestFirst(restored?.found)).toEqual(newestFirst(entries(3 * SEGMENT + 1, 5 * SEGMENT)));
    await open().write(alice, kept(1, 5 * SEGMENT));
    expect((await open().restore(alice, HASH, signal))?.found).toHaveLength(5 * SEGMENT);
  });

  it('count only for the block they were kept at, and for their account', async () => {
    await open().write(alice, kept(1, 1500));
    expect(await open().restore(alice, `${HASH}0`, signal)).toBeUndefined();
    expect(await open().restore(bob, HASH, signal)).toBeUndefined();
  });

  it('stop being read once aborted', async () => {
    await open().write(alice, kept(1, 1500));
    const left = new AbortController();
    left.abort(new Error('left'));
    await expect(open().restore(alice, HASH, left.signal)).rejects.toThrow('left');
  });
});

describe('the stored data of a watched account', () => {
  it('opens with the key of its tab, and names neither the account nor a transaction', async () => {
    const tab = storageIn(new Map());
    await open(createSealing(tab, 'key')).write(alice, kept(1, 1500));
    expect((await open(createSealing(tab, 'key')).restore(alice, HASH, signal))?.found).toHaveLength(1500);
    expect(await open(createSealing(storageIn(new Map()), 'key')).restore(alice, HASH, signal)).toBeUndefined();
    const opened = await database();
    const texts = await Promise.all(
      ['lists', 'segments'].map(async (name) => {
        const [keys, values] = await Promise.all([
          opened.getAllKeys(name as 'segments'),
          opened.getAll(name as 'segments'),
        ]);
        const bytes = values.map((value) => {
          const { head = value } = value as { head?: unknown };
          return new TextDecoder('latin1').decode(head as ArrayBuffer);
        });
        return JSON.stringify(keys) + bytes.join('');
      }),
    );
    opened.close();
    expect(texts.join('').length).toBeGreaterThan(1500 * 60);
    expect(texts.join('').toLowerCase()).not.toContain(alice.toLowerCase());
    expect(texts.join('')).not.toContain(entryAt(700).transactionHash);
    expect(texts.join('')).not.toContain('[700,');
  });

  it('is not opened once changed', async () => {
    const sealing = createSealing(storageIn(new Map()), 'key');
    const sealed = new Uint8Array((await sealing.seal('[1]')) as ArrayBuffer);
    expect(await sealing.open(sealed.buffer)).toBe('[1]');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(await sealing.open(sealed.buffer)).toBeUndefined();
    expect(await sealing.open('[1]')).toBeUndefined();
  });
});

describe('the database', () => {
  const list = (usedAtMs: number, size: number, isSealed = false) => ({ head: 'head', usedAtMs, size, isSealed });
  const nothing = { ids: ['1'], added: new Map([['1', 'entries']]) };

  it('loses the lists that were used longest ago once all are too large', async () => {
    const store = await openSegmentStore(DATABASE);
    await store.write('old', list(1, MAX_STORED_SIZE / 2), nothing);
    await store.write('later', list(2, MAX_STORED_SIZE / 2), nothing);
    expect(await store.list('old')).toBeDefined();
    await store.write('newest', list(3, MAX_STORED_SIZE / 2), nothing);
    expect([await store.list('old'), await store.segment('old', '1')]).toEqual([undefined, undefined]);
    expect(await store.segment('later', '1')).toBe('entries');
    expect(await store.segment('newest', '1')).toBe('entries');
  });

  it('loses sealed lists after a day', async () => {
    const store = await openSegmentStore(DATABASE);
    const day = 24 * 60 * 60 * 1000;
    await store.write('sealed', list(1, 1, true), nothing);
    await store.write('plain', list(1, 1), nothing);
    await store.write('other', list(day, 1), nothing);
    expect(await store.list('sealed')).toBeDefined();
    await store.write('other', list(day + 2, 1), nothing);
    expect([await store.list('sealed'), await store.segment('sealed', '1')]).toEqual([undefined, undefined]);
    expect(await store.list('plain')).toBeDefined();
  });
});
