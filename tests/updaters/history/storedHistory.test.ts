import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { storedHead, storedTrades } from '#updaters/history/storedHistory.ts';

const trade: PairTrade = {
  id: '0xab-1',
  blockNumber: 5,
  logIndex: 0,
  timestamp: 1700,
  transactionHash: '0xab',
  amount0: 0n,
  amount1: 20n,
  buysToken0: false,
  source: 'pool',
};
const checkpoint = { blockNumber: 9, blockHash: '0xcd' };
const head = { coverage: { fromBlock: 1, toBlock: 9 }, checkpoints: [checkpoint] };

describe('the record that is kept with the trades', () => {
  it('comes back as it was, also for a range of no blocks', () => {
    const empty = { coverage: { fromBlock: 10, toBlock: 9 }, checkpoints: [] };
    const saved = { ...head, fromService: { fromBlock: 2, toBlock: 3 } };
    expect([head, empty, saved].map(storedHead)).toEqual([head, empty, saved]);
  });

  it.each([
    undefined,
    null,
    'head',
    [],
    {},
    { coverage: {} },
    { coverage: { fromBlock: 1 } },
    { coverage: { fromBlock: '1', toBlock: 9 } },
    { coverage: { fromBlock: -1, toBlock: 9 } },
    { coverage: { fromBlock: 1.5, toBlock: 9 } },
    { coverage: { fromBlock: 11, toBlock: 9 } },
    { coverage: { fromBlock: 1, toBlock: Number.NaN } },
  ])('%j says no blocks, so nothing is known', (stored) => {
    expect(storedHead(stored)).toBeUndefined();
  });

  it('keeps the valid hashes; without any the blocks are read again', () => {
    const checkpoints = [null, { blockNumber: 8 }, { blockNumber: 7, blockHash: 'cd' }, checkpoint];
    expect(storedHead({ ...head, checkpoints })?.checkpoints).toEqual([checkpoint]);
    expect(storedHead({ ...head, checkpoints: 'lost' })?.checkpoints).toEqual([]);
  });

  it('a range of the data service that is none is left out', () => {
    expect(storedHead({ ...head, fromService: { fromBlock: 4, toBlock: 1 } })).toEqual(head);
  });
});

describe('the trades', () => {
  it('come back as they were', () => {
    expect(storedTrades([trade])).toEqual([trade]);
    expect(storedTrades([])).toEqual([]);
  });

  it('are worth nothing where one field of one of them is of another kind', () => {
    const fields = Object.keys(trade) as (keyof PairTrade)[];
    const wrong = fc.constantFrom<unknown>(undefined, null, -1, -1n, 1.5, Number.NaN, 'x', {}, []);
    fc.assert(
      fc.property(fc.constantFrom(...fields), wrong, fc.nat(3), (field, value, at) => {
        fc.pre(!(field === 'id' && typeof value === 'string'));
        const trades: unknown[] = Array.from({ length: 4 }, () => trade);
        trades[at] = { ...trade, [field]: value };
        expect(storedTrades(trades)).toBeUndefined();
      }),
    );
  });
});
