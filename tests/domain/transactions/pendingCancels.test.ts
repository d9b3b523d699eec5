import { expect, it } from 'vitest';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import { pendingCancels, sentCancels, uncancelledPart } from '#domain/transactions/pendingCancels.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';

const usdc = '0x00000000000000000000000000000000000000c0';
const wmatic = '0x00000000000000000000000000000000000000d0';
const token = { address: usdc, symbol: 'USDC', decimals: 6 } as const;
const coin = { symbol: 'MATIC', decimals: 18 } as const;
const wrapped = { address: wmatic, symbol: 'WMATIC', decimals: 18 } as const;

const cancel = (orderIndex: string, input: typeof token | typeof coin): TransactionInfo => ({
  kind: 'cancelOrder',
  orderIndex,
  input,
  output: input === coin ? token : wrapped,
  amount: '1',
});

it('every order of a batch is being cancelled until it is settled or forgotten', () => {
  const batch = { info: cancel('3', token), also: [cancel('1', token), cancel('2', coin)] };
  const keys = [orderKey(usdc, wmatic, 1n), orderKey(wmatic, usdc, 2n), orderKey(usdc, wmatic, 3n)];
  expect([...pendingCancels([batch], wmatic)]).toEqual(keys);
  expect(pendingCancels([{ ...batch, callsStage: 'forgotten' }], wmatic).size).toBe(0);
  expect(pendingCancels([{ ...batch, ended: { kind: 'failedInWallet', blockNumber: 1 } }], wmatic).size).toBe(0);
});

it('an order can be cancelled again once the network does not know its cancellation', () => {
  const sent = { info: cancel('3', token), unseenSinceBlock: 100 };
  expect(pendingCancels([{ ...sent, lastCheckedBlockNumber: 114 }], wmatic).size).toBe(1);
  expect(pendingCancels([{ ...sent, lastCheckedBlockNumber: 115 }], wmatic).size).toBe(0);
});

it('pending cancellations of an order leave the rest of it to be cancelled, and never less than nothing', () => {
  const part = { info: cancel('3', token), hash: '0x01', addedTime: 1 } as const;
  const again = { ...part, hash: '0x02', addedTime: 2 } as const;
  const key = orderKey(usdc, wmatic, 3n);
  const both = sentCancels([again, part], wmatic).get(key);
  expect(both).toEqual({ amount: 2n, hash: '0x02' });
  expect([5n, 2n, 1n].map((remain) => uncancelledPart(remain, both))).toEqual([3n, 0n, 0n]);
  expect(uncancelledPart(5n, undefined)).toBe(5n);
});

it("a Safe's proposal takes nothing back yet, because it may be rejected", () => {
  const proposed = {
    info: cancel('3', token),
    hash: '0x01',
    addedTime: 1,
    safe: { threshold: 2, searchedTo: 1 },
  } as const;
  expect(sentCancels([proposed], wmatic).size).toBe(0);
});
