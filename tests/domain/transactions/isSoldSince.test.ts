import { expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { boughtIn, isSoldSince, saleSince } from '#domain/transactions/isSoldSince.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { maker } from '../orderBook/markets.ts';
import { MYT, USDC } from '../trade/tickets.ts';

const [ACCOUNT, OTHER] = [maker(1), maker(2)];
const factOf = ({ address, symbol, decimals }: typeof USDC) => ({ address, symbol, decimals });
const amounts = { direction: 'SELL', input: factOf(MYT), output: factOf(USDC), from: '1', to: '2' } as const;
const order: TransactionInfo = { kind: 'placeOrder', orderType: 'MARKET', ...amounts };
const swap: TransactionInfo = {
  ...{ kind: 'swap', exchange: 'Harbour', pair: OTHER, feePerThousand: 997, field: 'INPUT', recipient: ACCOUNT },
  ...amounts,
};

const hash: Hex = `0x${'7'.repeat(64)}`;
const recordOf = (changed: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...{ hash, from: ACCOUNT, chainId: 137, summary: '', info: order, addedTime: 5 },
  ...changed,
});

const saleAmong = (...records: readonly TransactionRecord[]) =>
  saleSince(records, { from: ACCOUNT, addedTime: 4 }, MYT.address);

it('the first sale after a removal is an order or a swap of that token by the account', () => {
  const [later, first] = [recordOf({ addedTime: 9 }), recordOf({ addedTime: 6, info: swap })];
  expect(saleAmong(later, first)).toBe(first);
  expect(isSoldSince([later], { from: ACCOUNT, addedTime: 4 }, MYT.address)).toBe(true);
});

it('an earlier sale, one of another account or token, and a failed one do not count', () => {
  const bought: TransactionInfo = { ...order, input: factOf(USDC), output: factOf(MYT) };
  const receipt = {
    ...{ blockHash: hash, blockNumber: 1, contractAddress: null, from: ACCOUNT, status: 0, to: OTHER },
    ...{ transactionHash: hash, transactionIndex: 0 },
  };
  const others = [
    recordOf({ addedTime: 4 }),
    recordOf({ from: OTHER }),
    recordOf({ info: bought }),
    recordOf({ receipt }),
  ];
  expect(saleAmong(...others)).toBeUndefined();
});

it('a sale paid what its receipt says, nothing of another token, and nothing known before its receipt', () => {
  const paid = { orderIndex: '1', spent: '5', received: '7', receivedFromBook: '0', ordersTouched: 0, rests: '0' };
  expect(boughtIn(recordOf({ calls: [paid] }), USDC.address)).toBe(7n);
  expect(boughtIn(recordOf({ calls: [paid] }), OTHER)).toBe(0n);
  expect(boughtIn(recordOf({ calls: [paid] }), undefined)).toBe(0n);
  expect(boughtIn(recordOf(), USDC.address)).toBeUndefined();
});
