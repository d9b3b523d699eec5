import { expect, it } from 'vitest';
import { accountTrades, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { splitSelfFills } from '#domain/orderBook/selfFills.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { marketLedgers } from '#domain/portfolio/marketLedgers.ts';

const BASE = '0x1000000000000000000000000000000000000001';
const QUOTE = '0x2000000000000000000000000000000000000002';
const ALICE = '0x3000000000000000000000000000000000000003';

let logIndex = 0;
const at = (transactionHash: Hex, soldToken: Address, event: PlacedEvent['event']): PlacedEvent => {
  logIndex += 1;
  const boughtToken = soldToken === BASE ? QUOTE : BASE;
  return { event, soldToken, boughtToken, blockNumber: 1, logIndex, timestamp: 1, transactionHash };
};
const placed = (hash: Hex, sold: Address, index: bigint, from: bigint, to: bigint): PlacedEvent =>
  at(hash, sold, { kind: 'AddOrder', maker: ALICE, soldToken: sold, index, from, to });
const filled = (hash: Hex, sold: Address, index: bigint, inNum: bigint, outNum: bigint): PlacedEvent =>
  at(hash, sold, { kind: 'UpdateOrderInfo', soldToken: sold, index, inNum, outNum });

const resting = () => placed('0x01', BASE, 1n, 1_000n, 1_994n);

it('leaves out an order that met only an own one, and its profit', () => {
  const events = [resting(), placed('0x02', QUOTE, 2n, 2_000n, 1_000n), filled('0x02', BASE, 1n, 1_000n, 1_994n)];
  const trades = accountTrades([...events, filled('0x02', QUOTE, 2n, 2_000n, 1_000n)]);
  expect(trades).toHaveLength(2);
  const split = splitSelfFills(trades);
  expect(split.trades).toEqual([]);
  expect(marketLedgers(split.trades, () => BASE)).toEqual([]);
  expect(split.fees).toMatchObject([{ soldToken: QUOTE, boughtToken: BASE, amount: 6n }]);
});

it('keeps what others filled of an order that met an own one too', () => {
  const events = [resting(), placed('0x02', QUOTE, 2n, 6_000n, 3_000n), filled('0x02', BASE, 1n, 1_000n, 1_994n)];
  const { trades, fees } = splitSelfFills(accountTrades([...events, filled('0x02', QUOTE, 2n, 6_000n, 3_000n)]));
  expect(fees).toMatchObject([{ soldToken: QUOTE, amount: 6n }]);
  expect(trades).toMatchObject([{ role: 'taker', sold: 4_000n, received: 2_000n }]);
  expect(trades[0]?.fee).toEqual({ numerator: 12_000n, denominator: 1_000n });
});

it('keeps a fill of an own order by somebody else', () => {
  const trades = accountTrades([resting(), filled('0x09', BASE, 1n, 1_000n, 1_994n)]);
  expect(splitSelfFills(trades).trades).toEqual(trades);
});
