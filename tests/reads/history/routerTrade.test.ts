import { expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { ordersForOthers, routerTrade, tradeTransactions } from '#reads/history/routerTrade.ts';
import { receiptAt } from '../../support/sentRecord.ts';
import { readReceipt } from '#chain/sending/receipt.ts';

const address = (digit: string): Address => `0x${digit.repeat(40)}`;
const read = readReceipt(receiptAt(11));
if (!read) throw new Error('no receipt');
const outcome = {
  ...{ orderIndex: '0', spent: '100', received: '95' },
  ...{ receivedFromBook: '0', ordersTouched: 0, rests: '0' },
};
const swap: TransactionRecord = {
  ...{ hash: '0x01', from: address('1'), chainId: 137, summary: '', addedTime: 1 },
  info: {
    ...({ kind: 'swap', exchange: 'Harbour', feePerThousand: 3, direction: 'BUY', field: 'INPUT' } as const),
    ...{ pair: address('2'), recipient: address('1') },
    input: { symbol: 'USDC', decimals: 6, address: address('3') },
    output: { symbol: 'MYT', decimals: 18, address: address('4') },
    ...{ from: '100', to: '90' },
  },
  receipt: read.receipt,
};

it('lists a swap with the amounts of its receipt', () => {
  const done = { ...swap, outcome };
  expect(routerTrade(done, new Map())?.trade).toMatchObject({ sold: 100n, received: 95n, exchange: 'Harbour' });
  expect(tradeTransactions([done])).toEqual([read.receipt.transactionHash]);
});

it('leaves a swap whose receipt does not show its trade to its transfers, and lists no planned amount', () => {
  expect(routerTrade(swap, new Map())).toBeUndefined();
  expect(tradeTransactions([swap, { ...swap, outcome, receipt: { ...read.receipt, status: 0 } }])).toEqual([]);
});

it('leaves a swap for another recipient to what it sent, because its proceeds are not the account’s', () => {
  const given = { ...swap, outcome, info: { ...swap.info, recipient: address('9') } } as const;
  expect([swap, given].map((trade) => routerTrade({ ...trade, outcome }, new Map())?.trade.isForOther)).toEqual([
    false,
    true,
  ]);
  expect(tradeTransactions([given])).toEqual([]);
});

it('names the transactions that paid for orders of others', () => {
  const order = {
    ...({ kind: 'placeOrder', direction: 'SELL', orderType: 'LIMIT', from: '100', to: '90' } as const),
    input: { symbol: 'USDC', decimals: 6, address: address('3') },
    output: { symbol: 'MYT', decimals: 18, address: address('4') },
  };
  const forOther = { ...swap, info: { ...order, maker: address('9') } };
  const records = [forOther, { ...swap, info: { ...order, maker: address('1') } }, { ...swap, info: order }, swap];
  expect(records.map((record) => ordersForOthers([record]).length)).toEqual([1, 0, 0, 0]);
  expect(ordersForOthers([{ ...swap, info: order, also: [forOther.info] }])).toEqual([read.receipt.transactionHash]);
});
