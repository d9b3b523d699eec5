import { i18n, type MessageDescriptor } from '@lingui/core';
import { expect, it } from 'vitest';
import type { OrderOutcome } from '#domain/transactions/callOutcome.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { outcomeRows } from '#features/transactions/outcomeRows.tsx';
import { recordOutcomeWords, recordWords } from '#features/transactions/recordWords.ts';
import { splitRows } from '#features/transactions/splitWords.tsx';

i18n.load('en-US', {});
i18n.activate('en-US');

const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4', symbol: 'MYT', decimals: 18 } as const;
const E18 = 10n ** 18n;

const order: TransactionInfo = {
  ...({ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', input: usdc, output: myt } as const),
  ...{ from: '16000000000', to: String(38_000n * E18) },
};
const swap: TransactionInfo = {
  ...({ kind: 'swap', exchange: 'Harbour', pair: myt.address, feePerThousand: 3, direction: 'BUY' } as const),
  ...({ field: 'INPUT', input: usdc, output: myt, from: '4000000000', to: String(9_000n * E18) } as const),
  recipient: myt.address,
};
const approve: TransactionInfo = { kind: 'approve', token: usdc, spender: myt.address, amount: '4000000000' };

const filled = (spent: string, received: bigint, rests = '0'): OrderOutcome => ({
  ...{ orderIndex: rests === '0' ? '0' : '6', spent, received: String(received), receivedFromBook: '0' },
  ...{ ordersTouched: 0, rests },
});
const swapped = filled('4000000000', 9_100n * E18);

const recordOf = (ordered: OrderOutcome | null, changes: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...{ hash: '0x01', from: myt.address, chainId: 137, summary: '', addedTime: 1, info: order },
  also: [approve, approve, swap],
  calls: [{}, {}, swapped, ordered],
  ...(ordered && { outcome: ordered }),
  ...changes,
});

const textOf = (words: MessageDescriptor | undefined): string | undefined => words && i18n._(words);

it('names the whole payment and both exchanges before it is mined', () => {
  expect(textOf(recordWords({ info: order, also: [approve, approve, swap] }))).toBe(
    'Trade 20,000.00 USDC split over MYT Exchange and Harbour',
  );
});

it("adds both receipts' amounts, and lists each part", () => {
  const record = recordOf(filled('16000000000', 38_100n * E18));
  expect(textOf(recordOutcomeWords(record))).toBe(
    'Bought 47,200.00 MYT for 20,000.00 USDC, split over MYT Exchange and Harbour',
  );
  expect(splitRows(record)?.map(({ label }) => label)).toEqual(['MYT Exchange', 'Harbour']);
  expect(outcomeRows(record).map(({ key }) => key)).toEqual(['book', 'other']);
});

it('a sale is named as one', () => {
  const sold = { direction: 'SELL', input: myt, output: usdc } as const;
  const record = {
    ...recordOf(filled(String(5n * E18), 2_000_000n), { info: { ...order, ...sold } }),
    also: [{ ...swap, ...sold }],
    calls: [filled(String(2n * E18), 800_000n), filled(String(5n * E18), 2_000_000n)],
  };
  expect(textOf(recordOutcomeWords(record))).toBe('Sold 7.00 MYT for 2.80 USDC, split over MYT Exchange and Harbour');
});

it('an unfilled part of the order is listed as an open order', () => {
  const rows = outcomeRows(recordOf(filled('10000000000', 23_000n * E18, '6000000000')));
  expect(rows.map(({ key }) => key)).toEqual(['book', 'other', 'rests']);
});

it('claims no sum while the receipt has one part only', () => {
  const record = recordOf(null);
  expect(recordOutcomeWords(record)).toBeUndefined();
  expect(splitRows(record)).toBeUndefined();
});

it('is no split with a third action, or in another order', () => {
  const third = recordOf(filled('16000000000', 38_100n * E18), { also: [swap, swap], calls: [swapped, swapped, null] });
  expect(splitRows(third)).toBeUndefined();
  expect(textOf(recordWords(third))).toBe('3 actions in one transaction');
  expect(textOf(recordWords({ info: swap, also: [order] }))).toBe('2 actions in one transaction');
});
