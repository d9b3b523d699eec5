import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openArchive } from '../../src/lib/archive.ts';

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
