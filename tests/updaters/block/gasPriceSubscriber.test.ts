import { describe, expect, it } from 'vitest';
import { respondTo } from '../../support/respondTo.ts';
import { rules } from '#config/rules.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { createGasPriceStore } from '#stores/gasPriceStore.ts';
import { createGasPriceSubscriber } from '#updaters/block/gasPriceSubscriber.ts';

const open = () => {
  const store = createGasPriceStore();
  const subscriber = createGasPriceSubscriber(store);
  return {
    store,
    /** True if the block's request includes the gas price; the node then answers it. */
    block: (blockNumber: number, answer: Result<unknown, unknown> = ok('0x77359400')): boolean => {
      const phase = { kind: 'newBlock', lastBlock: blockNumber - 1 } as const;
      const requests = subscriber.request(phase).requests ?? [];
      const responses = respondTo(requests, () => answer);
      subscriber.receive({ blockNumber, blockTimestamp: 0, calls: [], responses }, phase);
      return requests.length > 0;
    },
  };
};

describe('the gas price', () => {
  it('is requested only while it is needed, and then every few blocks', () => {
    const { store, block } = open();
    expect(block(1)).toBe(false);
    const leave = store.watch();
    const queries = Array.from({ length: 2 * Number(rules.gas.priceBlocks) }, (_, i) => block(10 + i));
    expect(queries.filter(Boolean)).toHaveLength(2);
    expect(queries[0]).toBe(true);
    expect(store.latest()).toBe(2_000_000_000n);
    leave();
    expect(block(40)).toBe(false);
    store.watch();
    expect(block(41)).toBe(true);
  });

  it.each([ok('lots'), ok(null), ok('0x'), err('no such method')])(
    'an answer that is no price leaves the last one, and the price is queried again with the next block: %o',
    (answer) => {
      const { store, block } = open();
      store.watch();
      expect(block(1)).toBe(true);
      const next = 1 + Number(rules.gas.priceBlocks);
      expect(block(next, answer)).toBe(true);
      expect(store.latest()).toBe(2_000_000_000n);
      expect(block(next + 1)).toBe(true);
    },
  );
});
