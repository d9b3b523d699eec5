import { describe, expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { nothingRead, withNewer, withOlder } from '#updaters/history/historyState.ts';

const trade = (blockNumber: number, id = String(blockNumber)): PairTrade => ({
  id,
  blockNumber,
  logIndex: 0,
  timestamp: blockNumber,
  transactionHash: '0x01',
  amount0: 1n,
  amount1: 1n,
  buysToken0: true,
  source: 'pool',
});
const read = (fromBlock: number, toBlock: number, trades: readonly PairTrade[]) => ({
  range: { fromBlock, toBlock },
  trades,
  checkpoints: [],
});
const known = withOlder(nothingRead(20), read(1, 20, [trade(20), trade(19), trade(5)]));

describe('a block that reads the last ones again', () => {
  it('leaves the list as it is when it has nothing new', () => {
    const next = withNewer(known, read(19, 21, [trade(20), trade(19)]));
    expect(next.trades).toBe(known.trades);
    expect(next.coverage).toEqual({ fromBlock: 1, toBlock: 21 });
  });

  it('keeps the trades that were known, before them the new ones', () => {
    const next = withNewer(known, read(19, 21, [trade(21), trade(20), trade(19)]));
    expect(next.trades.map(({ id }) => id)).toEqual(['21', '20', '19', '5']);
    known.trades.forEach((entry, index) => expect(next.trades[index + 1]).toBe(entry));
  });

  it('drops those of a replaced block', () => {
    const next = withNewer(known, read(19, 21, [trade(20, 'other'), trade(19)]));
    expect(next.trades.map(({ id }) => id)).toEqual(['other', '19', '5']);
    expect(withNewer(known, read(19, 21, [])).trades.map(({ id }) => id)).toEqual(['5']);
  });
});

it('an older range without trades leaves the list as it is', () => {
  expect(withOlder(known, read(-9, 0, [])).trades).toBe(known.trades);
});
