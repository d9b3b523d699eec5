import { beforeEach, describe, expect, it } from 'vitest';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { endJob, startJob } from '#domain/slices/sliceJob.ts';
import { MAX_JOBS } from '#domain/slices/storedJobs.ts';
import { createStorage } from '#lib/storage.ts';
import { createSlicesStore } from '#stores/slicesStore.ts';
import { storedText } from '#lib/storedValue.ts';
import { terms as domainTerms } from '../domain/slices/jobs.ts';

const START = 1_800_000_000_000;
const HASH = `0x${'a'.repeat(64)}` as const;
const terms = { ...domainTerms, account: '0x4000000000000000000000000000000000000000' } as const;

let isFull = false;
const kept = new Map<string, string>();
const area = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};
const storage = createStorage(() => area);
const keep = (text: string): boolean => storage.set(laterStorageKeys.slices, text);
const stored = (): Record<string, unknown> =>
  JSON.parse(storedText([startJob('a', terms, START)]))[0] as Record<string, unknown>;

beforeEach(() => storage.remove(laterStorageKeys.slices));

it('keeps jobs for the next visit, exact to the unit', () => {
  const store = createSlicesStore(storage);
  expect(store.start(terms, START)).toBe('stored');
  const [job] = createSlicesStore(storage).current();
  expect(job).toMatchObject({ ...terms, state: 'running', results: [], nextTime: START });
});

describe('one slice is placed once', () => {
  it('only one of two tabs places it', () => {
    const [first, second] = [createSlicesStore(storage), createSlicesStore(storage)];
    first.start(terms, START);
    const id = second.current()[0]?.id ?? '';
    expect(first.request(id, 0, START)).toBe('stored');
    expect(second.request(id, 0, START + 1)).toBe('taken');
    first.placed(id, 0, HASH, START + 2);
    expect(second.request(id, 0, START + 3)).toBe('taken');
    // The next one is not due yet.
    expect(second.request(id, 1, START + 3)).toBe('taken');
    expect(second.find(id)?.results).toEqual([{ hash: HASH }]);
  });

  it('the end of the order that one tab presses while another places it is kept', () => {
    const [first, second] = [createSlicesStore(storage), createSlicesStore(storage)];
    first.start(terms, START);
    const shown = second.current()[0];
    const id = shown?.id ?? '';
    first.request(id, 0, START);
    first.placed(id, 0, HASH, START + 1);
    second.change(id, shown?.results.length ?? 0, endJob);
    expect(first.find(id)?.state).toBe('running');
    second.update(id, endJob);
    expect(first.find(id)).toMatchObject({ state: 'ended', results: [{ hash: HASH }] });
    expect(first.request(id, 1, START + 200_000)).toBe('taken');
  });

  it('a request that was not sent is possible again', () => {
    const store = createSlicesStore(storage);
    store.start(terms, START);
    const id = store.current()[0]?.id ?? '';
    expect(store.request(id, 0, START)).toBe('stored');
    store.released(id, 0);
    expect(store.request(id, 0, START + 1)).toBe('stored');
    store.placed(id, 0, HASH, START + 2);
    store.placed(id, 0, HASH, START + 2);
    expect(store.find(id)?.results).toHaveLength(1);
  });
});

it('requests no slice that a reload would offer again, because the storage is full', () => {
  const store = createSlicesStore(storage);
  store.start(terms, START);
  const id = store.current()[0]?.id ?? '';
  isFull = true;
  expect(store.request(id, 0, START)).toBe('notKept');
  expect(store.find(id)).not.toHaveProperty('requestedTime');
  isFull = false;
  expect(store.request(id, 0, START + 1)).toBe('stored');
  expect(createSlicesStore(createStorage(() => area)).find(id)).toMatchObject({ requestedTime: START + 1 });
});

it('starts no job that a reload would lose, because the storage is full', () => {
  const store = createSlicesStore(storage);
  isFull = true;
  expect(store.start(terms, START)).toBe('notKept');
  expect(store.current()).toEqual([]);
  isFull = false;
  expect(store.start(terms, START)).toBe('stored');
});

it('drops the oldest ended jobs for new ones, and refuses one more running job', () => {
  const store = createSlicesStore(storage);
  for (let at = 0; at < MAX_JOBS; at += 1) expect(store.start(terms, START + at)).toBe('stored');
  expect(store.start(terms, START)).toBe('full');
  const oldest = store.current()[0]?.id ?? '';
  store.change(oldest, 0, endJob);
  expect(store.start(terms, START)).toBe('stored');
  expect(store.current()).toHaveLength(MAX_JOBS);
  expect(store.find(oldest)).toBeUndefined();
});

describe('corrupt storage', () => {
  it.each(['', '{', 'null', '7', '{"a":1}', '[null,1,"x",[]]'])('%j holds no jobs', (text) => {
    keep(text);
    expect(createSlicesStore(storage).current()).toEqual([]);
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['id', '../x'],
    ['chainId', 1],
    ['account', '0x12'],
    ['input', { kind: 'token', chainId: 137, address: '0x1', decimals: 18, symbol: 'A' }],
    ['output', null],
    ['total', '1e3'],
    ['total', '2'],
    ['total', 100],
    ['count', 1],
    ['count', 51],
    ['count', 2.5],
    ['minutes', 0],
    ['minutes', 1441],
    ['worstPrice', { numerator: '0', denominator: '1' }],
    ['worstPrice', { numerator: '1', denominator: '-1' }],
    ['maxImpactBps', 0],
    ['maxImpactBps', 1500],
    ['state', 'done'],
    ['results', 'none'],
    ['results', [{ hash: '0x12' }]],
    ['results', [{ skipped: { code: 'price' } }]],
    ['results', Array.from({ length: 4 }, () => ({ hash: HASH }))],
    ['nextTime', '5'],
    ['nextTime', -1],
    ['requestedTime', 'now'],
  ];
  it.each(wrong)('a job with %s = %j is left out, and the others stay', (field, value) => {
    keep(JSON.stringify([{ ...stored(), id: 'b', [field]: value }, stored()]));
    expect(
      createSlicesStore(storage)
        .current()
        .map(({ id }) => id),
    ).toEqual(['a']);
  });
});
