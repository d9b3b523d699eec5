import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockAtTime } from '#chain/reading/blockAtTime.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const hex = (value: number): string => `0x${value.toString(16)}`;

/** A chain whose block `i` has the time `times[i]`, newest last. */
const search = async (times: readonly number[], seconds: number, first = 0) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const timestamp = times[Number(tag)];
    return timestamp === undefined
      ? null
      : { number: hex(Number(tag)), hash: hex(Number(tag)), timestamp: hex(timestamp) };
  });
  const latest = { blockNumber: times.length - 1, blockHash: '0x0' as const, timestamp: times.at(-1) ?? 0 };
  const found = await blockAtTime(node, seconds, { first, latest, blockSeconds: 2 });
  return { found, headers: node.requests.length };
};

/** The newest block not younger than `seconds`, looked for one by one. */
const scanned = (times: readonly number[], seconds: number): number =>
  Math.max(
    0,
    times.findLastIndex((time) => time <= seconds),
  );

const gaps = fc.array(fc.oneof(fc.constant(2), fc.nat(3), fc.nat(40_000)), { minLength: 1, maxLength: 400 });

describe('the block at a time', () => {
  it('is the newest one that is not younger, however unevenly blocks come', async () => {
    await fc.assert(
      fc.asyncProperty(gaps, fc.double({ min: -0.1, max: 1.1, noNaN: true }), async (waits, share) => {
        let time = 1_700_000_000;
        const times = waits.map((wait) => (time += wait));
        const [from = 0, to = 0] = [times[0], times.at(-1)];
        const seconds = Math.floor(from + share * (to - from));
        expect((await search(times, seconds)).found).toBe(scanned(times, seconds));
      }),
    );
  });

  it('takes a dozen headers on a chain of even blocks, also where they come faster or slower than usual', async () => {
    for (const every of [1, 2, 2.1, 5, 12]) {
      const times = Array.from({ length: 200_000 }, (_, i) => 1_700_000_000 + Math.floor(every * i));
      const seconds = (times.at(-1) ?? 0) - 86_400;
      const { found, headers } = await search(times, seconds);
      expect(found).toBe(scanned(times, seconds));
      expect(headers).toBeLessThanOrEqual(16);
    }
  });

  it('is the first block where all are younger', async () => {
    expect((await search([100, 102, 104], 50)).found).toBe(0);
    expect((await search([100, 102, 104, 106], 50, 2)).found).toBe(2);
  });
});
