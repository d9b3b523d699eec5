import { describe, expect, it } from 'vitest';
import { accountTrades, orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { routerTrade } from '#reads/history/routerTrade.ts';
import { cancelAmount } from '#pages/trade/order/cancel/cancelView.ts';
import { openOrderView } from '#pages/trade/order/own/openOrderView.ts';
import { savedOrders, savedTrades } from '#pages/trade/history/ownHistoryFile.ts';
import { historyRow, tradeRow, type TradeRow } from '#pages/trade/history/ownHistoryView.ts';
import { ask, E18, E6, maker, market, MYT, USDC } from '../mockMarket.ts';

const routerTradeRow = (record: TransactionRecord, times: ReadonlyMap<number, number>): TradeRow | undefined => {
  const found = routerTrade(record, times);
  return found && tradeRow(found.trade, found.tokens);
};

const tokens = new Map([MYT, USDC].map((token) => [token.address, token]));
const side = { soldToken: USDC.address, boughtToken: MYT.address };

const at = (logIndex: number, event: BookEvent, timestamp?: number): PlacedEvent => ({
  ...side,
  event,
  blockNumber: 7,
  logIndex,
  timestamp,
  transactionHash: '0xab',
});

/** Buys 10,000 MYT at 0.41, of which 2,500 MYT are taken at once. */
const events = [
  at(
    0,
    { kind: 'AddOrder', maker: maker(1), soldToken: USDC.address, from: 4_100n * E6, to: 10_000n * E18, index: 1n },
    1_700_000_000,
  ),
  at(1, {
    kind: 'UpdateOrderInfo',
    soldToken: USDC.address,
    index: 1n,
    inNum: 1_025n * E6,
    outNum: 2_500n * E18,
  }),
];

describe('order history', () => {
  const rows = orderStories(events).flatMap((story) => historyRow(story, tokens) ?? []);

  it('names market, side, limit price, the average of its fills before the fee, and what became of it', () => {
    expect(rows).toMatchObject([
      {
        pair: 'MYT/USDC',
        side: 'BUY',
        price: '0.41000',
        amount: '10,000.00 MYT',
        filled: '25.00%',
        state: 'open',
        average: '0.40877',
      },
    ]);
  });

  it('an order without a fill has no average price', () => {
    const [row] = orderStories(events.slice(0, 1)).map((story) => historyRow(story, tokens));
    expect(row).toMatchObject({ average: '–', bareAverage: '' });
  });

  it('the CSV export has exact bare numbers, units in the heading, and the transaction', () => {
    const { head, fields } = savedOrders(tokens);
    expect(head.slice(3, 7)).toEqual([
      'limit price (quote per base)',
      'average price (quote per base)',
      'amount (base)',
      'filled (%)',
    ]);
    expect(orderStories(events).map(fields)[0]).toEqual([
      '2023-11-14 22:13:20',
      'MYT/USDC',
      'BUY',
      '0.41',
      '0.40877',
      '10000',
      '25',
      'open',
      '0xab',
    ]);
  });

  it('an order between unknown tokens is not shown with made-up numbers', () => {
    expect(orderStories(events).map((story) => historyRow(story, new Map()))).toEqual([undefined]);
  });
});

it('own trades show role, price before the fee as the receipt reports it, fee in what was paid, and block where the time is unknown', () => {
  const rows = accountTrades(events).flatMap((trade) => tradeRow(trade, tokens) ?? []);
  expect(rows).toMatchObject([{ role: 'taker', fee: '3.075 USDC', amount: '2,500.00 MYT', price: '0.40877' }]);
  const [fields] = accountTrades(events).map(savedTrades(tokens).fields);
  expect(fields?.slice(0, 2)).toEqual(['block 7', 'MYT/USDC']);
  expect(fields?.slice(-3)).toEqual(['taker', 'MYT Exchange', '0xab']);
});

describe('a trade on another exchange’s router', () => {
  const record: TransactionRecord = {
    hash: '0xcd',
    from: maker(1),
    chainId: 137,
    summary: '',
    addedTime: 1,
    info: {
      kind: 'swap',
      exchange: 'Harbour',
      pair: maker(2),
      feePerThousand: 3,
      direction: 'SELL',
      field: 'INPUT',
      input: { symbol: 'MATIC', decimals: 18 },
      output: USDC,
      from: (10n * E18).toString(),
      to: (7n * E6).toString(),
      recipient: maker(1),
    },
    outcome: {
      orderIndex: '0',
      spent: (10n * E18).toString(),
      received: (8n * E6).toString(),
      receivedFromBook: '0',
      ordersTouched: 0,
      rests: '0',
    },
    receipt: {
      blockHash: '0x01',
      blockNumber: 12,
      contractAddress: null,
      from: maker(1),
      status: 1,
      to: maker(3),
      transactionHash: '0xcd',
      transactionIndex: 0,
    },
  };

  it('is a trade of the account like any other: what happened, not what was requested', () => {
    const rows = [routerTradeRow(record, new Map([[12, 1_700_000_000]]))].filter((row) => row !== undefined);
    expect(rows).toMatchObject([
      { pair: 'MATIC/USDC', side: 'SELL', price: '0.80241', amount: '10.00 MATIC', fee: '0.03 MATIC' },
    ]);
    expect(rows).toMatchObject([
      { role: 'taker', exchange: 'Harbour', moment: { timestamp: 1_700_000_000, blockNumber: 12 } },
    ]);
    expect(routerTradeRow(record, new Map())?.moment).toEqual({ timestamp: undefined, blockNumber: 12 });
    const found = routerTrade(record, new Map());
    expect(found && savedTrades(found.tokens).fields(found.trade)?.slice(-3)).toEqual(['taker', 'Harbour', '0xcd']);
  });

  it.each([
    ['under way', { ...record, receipt: undefined, outcome: undefined }],
    ['refused', { ...record, receipt: record.receipt && { ...record.receipt, status: 0 } }],
    ['an approval', { ...record, info: { kind: 'approve', token: USDC, spender: maker(2), amount: '1' } as const }],
  ])('has no row while it is %s', (_, { receipt, outcome, ...rest }) => {
    const unfinished = { ...rest, ...(receipt && { receipt }), ...(outcome && { outcome }) };
    expect(routerTradeRow(unfinished, new Map())).toBeUndefined();
  });
});

describe('cancel in part, at most what is left', () => {
  const view = openOrderView({ ...ask(1, 5_000n, 4225n), ...side, soldToken: MYT.address }, market, MYT, undefined);

  it.each([
    [undefined, { kind: 'amount', amount: 5_000n * E18 }],
    ['1200.5', { kind: 'amount', amount: 1_200_500_000n * (E18 / E6) }],
    ['5000', { kind: 'amount', amount: 5_000n * E18 }],
    ['5000.000000000000000001', { kind: 'tooMuch' }],
    ['0', { kind: 'nothing' }],
    ['', { kind: 'nothing', problem: { code: 'empty' } }],
  ] as const)('the typed text "%s" gives its amount', (typed, expected) => {
    expect(cancelAmount(typed, view)).toEqual(expected);
  });
});
