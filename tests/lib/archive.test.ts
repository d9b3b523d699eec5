import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openArchive } from '#lib/archive.ts';

interface Entry {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly amount: bigint;
}

const entry = (blockNumber: number, logIndex = 0): Entry => ({ blockNumber, logIndex, amount: BigInt(blockNumber) });

afterEach(() => vi.unstubAllGlobals());

const offerDatabase = (): void => {
  vi.stubGlobal('indexedDB', new IDBFactory());
};
const denyDatabase = (): void => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

describe.each([
  ['in IndexedDB', offerDatabase],
  ['in memory where IndexedDB is denied', denyDatabase],
])('an archive %s', (_, prepare) => {
  it('gives back what was added at both ends, oldest first, each list on its own', async () => {
    prepare();
    const archive = await openArchive<string, Entry>('test');
    await archive.change('a', { head: 'one', add: [entry(10), entry(11)] });
    await archive.change('a', { head: 'two', add: [entry(9, 2), entry(9, 1)] });
    await archive.change('b', { head: 'other', add: [entry(10)] });
    expect(await archive.head('a')).toBe('two');
    expect(await archive.entries('a')).toEqual([entry(9, 1), entry(9, 2), entry(10), entry(11)]);
    expect(await archive.entries('c')).toEqual([]);
    expect(await archive.head('c')).toBeUndefined();
  });

  it('drops the blocks that a change replaces', async () => {
    prepare();
    const archive = await openArchive<string, Entry>('test');
    await archive.change('a', { head: 'one', add: [entry(10), entry(11), entry(12)] });
    await archive.change('a', { head: 'two', drop: { fromBlock: 11, toBlock: 11 }, add: [entry(11, 7)] });
    expect(await archive.entries('a')).toEqual([entry(10), entry(11, 7), entry(12)]);
    await archive.change('a', { head: 'three', drop: { fromBlock: 11, toBlock: Infinity }, add: [] });
    expect(await archive.entries('a')).toEqual([entry(10)]);
  });

  it('holds more than one page', async () => {
    prepare();
    const archive = await openArchive<string, Entry>('test');
    const all = Array.from({ length: 4100 }, (_unused, i) => entry(i));
    await archive.change('a', { head: 'one', add: all });
    expect(await archive.entries('a')).toEqual(all);
  });
});

it('outlives the page in IndexedDB', async () => {
  offerDatabase();
  const first = await openArchive<string, Entry>('test');
  await first.change('a', { head: 'one', add: [entry(10)] });
  const again = await openArchive<string, Entry>('test');
  expect(await again.entries('a')).toEqual([entry(10)]);
});

it('is read as it was at one moment, whatever another tab changes meanwhile', async () => {
  offerDatabase();
  const [reader, writer] = [await openArchive<string, Entry>('test'), await openArchive<string, Entry>('test')];
  const kept = Array.from({ length: 380 }, (_unused, i) => entry(i + 1000));
  await writer.change('a', { head: 'one', add: kept });
  const [read] = await Promise.all([
    reader.entries('a'),
    writer.change('a', { head: 'two', add: Array.from({ length: 500 }, (_unused, i) => entry(i + 1380)) }),
  ]);
  expect(read).toEqual(kept);
});

it('makes room for a later layout of another tab, and says that nothing more is kept', async () => {
  offerDatabase();
  const archive = await openArchive<string, Entry>('test');
  const later = await openDB('test', 3);
  expect(later.version).toBe(3);
  await expect(archive.change('a', { head: 'one', add: [entry(1)] })).rejects.toThrow();
});

it('keeps its lists in memory while an older layout is in the way, and holds nothing up once that has gone', async () => {
  offerDatabase();
  const older = await openDB('test', 1);
  const archive = await openArchive<string, Entry>('test');
  await archive.change('a', { head: 'one', add: [entry(1)] });
  expect(await archive.entries('a')).toEqual([entry(1)]);
  older.close();
  const later = await openDB('test', 3);
  expect(later.version).toBe(3);
});

/** Blocks that go, and how many entries come into each of some blocks. */
const change = fc.record({
  drop: fc.option(fc.record({ fromBlock: fc.nat(40), blocks: fc.oneof(fc.nat(40), fc.constant(Infinity)) })),
  add: fc.array(fc.record({ block: fc.nat(40), count: fc.integer({ min: 1, max: 130 }) }), { maxLength: 4 }),
});

it('the pages of a database hold what a list in memory holds, whatever changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      offerDatabase();
      const paged = await openArchive<number, Entry>('test');
      denyDatabase();
      const listed = await openArchive<number, Entry>('test');
      let logIndex = 0;
      for (const [head, { drop, add }] of changes.entries()) {
        const entries = add.flatMap(({ block, count }) =>
          Array.from({ length: count }, () => entry(block, (logIndex += 1))),
        );
        const dropped = drop && { fromBlock: drop.fromBlock, toBlock: drop.fromBlock + drop.blocks };
        const next = { head, add: entries.toReversed(), ...(dropped && { drop: dropped }) };
        await paged.change('a', next);
        await listed.change('a', next);
        expect(await paged.entries('a')).toEqual(await listed.entries('a'));
      }
    }),
    { numRuns: 25 },
  );
});

it('an archive in another layout is forgotten, not taken for the whole', async () => {
  offerDatabase();
  const older = await openDB('test', 1, {
    upgrade(database) {
      database.createObjectStore('heads');
      database.createObjectStore('entries');
    },
  });
  await older.put('heads', 'all of it', 'a');
  older.close();
  const archive = await openArchive<string, Entry>('test');
  expect(await archive.head('a')).toBeUndefined();
  await archive.change('a', { head: 'one', add: [entry(10)] });
  expect(await archive.entries('a')).toEqual([entry(10)]);
});

it('while another tab keeps an older layout, the lists live in memory', async () => {
  offerDatabase();
  const older = await openDB('test', 1, { upgrade: (database) => void database.createObjectStore('heads') });
  const archive = await openArchive<string, Entry>('test');
  await archive.change('a', { head: 'one', add: [entry(10)] });
  expect(await archive.entries('a')).toEqual([entry(10)]);
  older.close();
});

describe.each([
  ['never answers', { open: () => new EventTarget() }],
  ['is missing', undefined],
])('an archive where IndexedDB %s', (_, database) => {
  it('is in memory after a while', async () => {
    vi.stubGlobal('indexedDB', database);
    vi.useFakeTimers();
    const opening = openArchive<string, Entry>('late');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    const archive = await opening;
    await archive.change('a', { head: 'one', add: [entry(10)] });
    expect(await archive.entries('a')).toEqual([entry(10)]);
  });
});
