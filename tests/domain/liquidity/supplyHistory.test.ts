import fc from 'fast-check';
import { expect, it } from 'vitest';
import { supplyHistory } from '#domain/liquidity/supplyHistory.ts';

it('walking the supply back from now gives the same as counting forward, at every event', () => {
  const position = fc.record({ blockNumber: fc.nat(20), logIndex: fc.nat(5) });
  const change = fc.record({ ...{ blockNumber: fc.nat(20), logIndex: fc.nat(5) }, delta: fc.bigInt(-99n, 99n) });
  const changes = fc.uniqueArray(change, { selector: ({ blockNumber, logIndex }) => blockNumber * 10 + logIndex });
  fc.assert(
    fc.property(changes, fc.bigInt(1000n, 2000n), position, (all, before, requests) => {
      const now = all.reduce((sum, { delta }) => sum + delta, before);
      const counted = all.filter(
        ({ blockNumber, logIndex }) =>
          blockNumber < requests.blockNumber || (blockNumber === requests.blockNumber && logIndex <= requests.logIndex),
      );
      const expected = counted.reduce((sum, { delta }) => sum + delta, before);
      expect(supplyHistory(all, now)(requests)).toBe(expected);
    }),
  );
});
