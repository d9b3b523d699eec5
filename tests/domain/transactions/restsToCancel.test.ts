import { expect, it } from 'vitest';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import { restsToCancel } from '#domain/transactions/pendingCancels.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

const usdc = '0x00000000000000000000000000000000000000c0';
const wmatic = '0x00000000000000000000000000000000000000d0';

const placed = (more: object, rests = '5', orderIndex = '7') =>
  ({
    info: {
      ...{ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', from: '9', to: '1' },
      ...{ input: { address: usdc, symbol: 'USDC', decimals: 6 }, output: { symbol: 'MATIC', decimals: 18 } },
      ...more,
    },
    outcome: { orderIndex, spent: '4', received: '1', receivedFromBook: '1', ordersTouched: 1, rests },
  }) as unknown as Pick<TransactionRecord, 'info' | 'outcome'>;

it('names the order that a market order left although its remainder was to be cancelled', () => {
  const key = orderKey(usdc, wmatic, 7n);
  expect([...restsToCancel([placed({ cancelsRest: true })], wmatic)]).toEqual([key]);
});

it.each([
  ['an order whose remainder is kept', placed({})],
  ['an order that filled completely', placed({ cancelsRest: true }, '0', '0')],
  ['an order without an outcome yet', { ...placed({ cancelsRest: true }), outcome: undefined }],
  ['a cancellation', placed({ kind: 'cancelOrder', cancelsRest: true })],
])('does not name %s', (_, record) => {
  expect(restsToCancel([record as Pick<TransactionRecord, 'info' | 'outcome'>], wmatic).size).toBe(0);
});
