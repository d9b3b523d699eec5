import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { isSameOrderPending } from '#domain/transactions/isSameOrderPending.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';

const account: Address = '0x0000000000000000000000000000000000000001';
const usdc = { address: '0x00000000000000000000000000000000000000c0', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x00000000000000000000000000000000000000a0', symbol: 'MYT', decimals: 18 } as const;

type Order = Extract<TransactionInfo, { kind: 'placeOrder' }>;

const order = (change: Partial<Order> = {}): Order => ({
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'MARKET',
  input: usdc,
  output: myt,
  from: '100',
  to: '200',
  ...change,
});
const swap: TransactionInfo = {
  kind: 'swap',
  exchange: 'Another',
  pair: account,
  feePerThousand: 3,
  direction: 'BUY',
  field: 'INPUT',
  input: usdc,
  output: myt,
  from: '100',
  to: '201',
  recipient: account,
};
const pending = (info: TransactionInfo) => ({ from: account, info });

describe('the same order is pending', () => {
  it.each<[string, TransactionInfo]>([
    ['with the same amounts', order()],
    ['for the same payment after the price moved', order({ to: '190' })],
    ['for the same purchase after the price moved', order({ from: '110' })],
    ['on another exchange', swap],
  ])('%s', (_name, info) => {
    expect(isSameOrderPending(pending(info), order(), account)).toBe(true);
  });

  it('an order that is a part of a batch is pending', () => {
    const batch = { from: account, info: order({ from: '1', to: '2' }), also: [order()] };
    expect(isSameOrderPending(batch, order(), account)).toBe(true);
    expect(isSameOrderPending({ ...batch, callsStage: 'forgotten' }, order(), account)).toBe(false);
  });
});

describe('another order is none', () => {
  it.each<[string, TransactionInfo]>([
    ['another amount', order({ from: '110', to: '220' })],
    ['the other direction', order({ input: myt, output: usdc })],
    ['a limit at another price', order({ orderType: 'LIMIT', to: '210' })],
    ['an approval', { kind: 'approve', token: usdc, spender: account, amount: '100' }],
  ])('%s does not count as the same order', (_name, info) => {
    expect(isSameOrderPending(pending(info), order(), account)).toBe(false);
  });

  it('an order of another account, or one that ended, does not count', () => {
    expect(isSameOrderPending({ ...pending(order()), from: usdc.address }, order(), account)).toBe(false);
    const ended = { kind: 'cancelled', blockNumber: 1 } as const;
    expect(isSameOrderPending({ ...pending(order()), ended }, order(), account)).toBe(false);
  });
});

it('any order is the same as itself, and two limits only with both amounts', () => {
  const raw = fc.bigInt({ min: 1n, max: 3n }).map(String);
  const orderType = fc.constantFrom('MARKET' as const, 'LIMIT' as const);
  const any = fc.record({ from: raw, to: raw, orderType }).map(order);
  fc.assert(
    fc.property(any, any, (first, other) => {
      expect(isSameOrderPending(pending(first), first, account)).toBe(true);
      const isSame = isSameOrderPending(pending(first), other, account);
      expect(isSame).toBe(isSameOrderPending(pending(other), first, account));
      if (first.orderType === 'LIMIT' && isSame) expect([other.from, other.to]).toEqual([first.from, first.to]);
    }),
  );
});
