import { describe, expect, it } from 'vitest';
import { parseCallKey, toCallKey } from '#domain/multicall/callKey.ts';
import { chunkCalls } from '#domain/multicall/chunkCalls.ts';
import { dueCalls } from '#domain/multicall/dueCalls.ts';
import type { Call } from '#domain/multicall/types.ts';

const call: Call = { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', callData: '0x70a08231' };

describe('call keys', () => {
  it.each([
    ['address and call data', call],
    ['empty call data', { ...call, callData: '0x' }],
    ['gas', { ...call, gasRequired: 1_500_000 }],
  ] as const)('a call with %s comes back from its key', (_, entry) => {
    expect(parseCallKey(toCallKey(entry))).toEqual({ ok: true, value: entry });
  });

  it('has two parts, and a third for the gas', () => {
    expect(toCallKey(call)).toBe(`${call.address}-${call.callData}`);
    expect(toCallKey({ ...call, gasRequired: 100 })).toBe(`${call.address}-${call.callData}-100`);
  });

  it.each([
    ['one part', call.address],
    ['four parts', `${call.address}-0x-1-2`],
    ['no address', `0x1234-0x`],
    ['no call data', `${call.address}-1234`],
    ['half a byte', `${call.address}-0x123`],
    ['gas that is no number', `${call.address}-0x-abc`],
    ['gas that is no safe integer', `${call.address}-0x-9007199254740993`],
    ['gas with a fraction', `${call.address}-0x-1.5`],
  ])("'Invalid call key' is the error for %s", (_, key) => {
    expect(parseCallKey(key)).toMatchObject({ ok: false, error: { message: `Invalid call key: ${key}` } });
  });

  it('the gas requirement must be a safe integer', () => {
    expect(() => toCallKey({ ...call, gasRequired: 0.5 })).toThrow(RangeError);
    expect(() => toCallKey({ ...call, gasRequired: -1 })).toThrow(RangeError);
  });
});

describe('chunkCalls', () => {
  const limits = { defaultGas: 200_000, chunkGasLimit: 100_000_000 };
  const sizes = (calls: readonly Pick<Call, 'gasRequired'>[]): number[] =>
    chunkCalls(calls, limits).map(({ length }) => length);

  it.each([
    ['nothing', [], []],
    ['500 calls of the default gas fill a chunk', Array.from({ length: 501 }, () => ({})), [500, 1]],
    ['a call that names its gas counts for it', [{ gasRequired: 60_000_000 }, { gasRequired: 60_000_000 }, {}], [1, 2]],
    ['a call above the limit is alone', [{}, { gasRequired: 150_000_000 }, {}], [1, 1, 1]],
  ] as const)('%s', (_, calls, expected) => {
    expect(sizes(calls)).toEqual(expected);
  });

  it('keeps the order', () => {
    const calls = [30, 90, 20, 70].map((millions) => ({ gasRequired: millions * 1_000_000 }));
    expect(chunkCalls(calls, limits).flat()).toEqual(calls);
  });
});

describe('dueCalls', () => {
  const due = (
    counts: Record<number, number>,
    age: { blockNumber?: number; fetchingBlockNumber?: number } | undefined,
  ) => dueCalls({ key: counts }, age ? { key: age } : {}, 100).length === 1;

  it.each([
    ['without a result', { 1: 1 }, undefined, true],
    ['of an older block', { 1: 1 }, { blockNumber: 99 }, true],
    ['of this block', { 1: 1 }, { blockNumber: 100 }, false],
    ['of a later block', { 1: 1 }, { blockNumber: 101 }, false],
    ['that is being fetched for this block', { 1: 1 }, { blockNumber: 99, fetchingBlockNumber: 100 }, false],
    ['that is being fetched for an older block', { 1: 1 }, { fetchingBlockNumber: 99 }, true],
    ['young enough for its only listener', { 5: 1 }, { blockNumber: 96 }, false],
    ['too old for its only listener', { 5: 1 }, { blockNumber: 95 }, true],
    ['too old for the most demanding listener', { 5: 1, 2: 1 }, { blockNumber: 98 }, true],
    ['without listeners', { 1: 0 }, undefined, false],
    ['read once and for all', { [Number.MAX_SAFE_INTEGER]: 1 }, { blockNumber: 1 }, false],
    ['to be read once, not read yet', { [Number.MAX_SAFE_INTEGER]: 1 }, {}, true],
  ] as const)('judges a result %s', (_, counts, age, expected) => {
    expect(due(counts, age)).toBe(expected);
  });
});
