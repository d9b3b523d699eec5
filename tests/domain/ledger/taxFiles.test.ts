import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#domain/ledger/ledgerEntry.ts';
import { coinTrackerTable, cryptoTaxTable, koinlyTable, type FileTable } from '#domain/ledger/taxFiles.ts';
import type { Address } from '#domain/tokens/types.ts';

const token: Address = `0x${'1'.repeat(40)}`;
const amount = (text: string, unit: string) => ({ amount: text, unit, token });
const base: LedgerEntry = {
  kind: 'bought',
  timestamp: 1_700_000_000,
  sent: undefined,
  received: undefined,
  networkFee: undefined,
  where: 'MYT/USDC',
  transactionHash: '0xab',
};
const bought: LedgerEntry = {
  ...base,
  sent: amount('100', 'USDC'),
  received: amount('150', 'MYT'),
  networkFee: amount('0.01', 'MATIC'),
};
const sold: LedgerEntry = { ...base, kind: 'sold', sent: amount('5', 'MYT'), received: amount('4', 'USDC') };
const reward: LedgerEntry = { ...base, kind: 'reward', received: amount('2', 'MYT'), where: 'farm' };
const stake: LedgerEntry = { ...base, kind: 'deposit', sent: amount('7', 'MYT'), networkFee: amount('0.02', 'MATIC') };
const feeAlone: LedgerEntry = { ...base, kind: 'networkFee', networkFee: amount('0.03', 'MATIC'), where: '' };

const named = ([head = [], ...rows]: FileTable): readonly Readonly<Record<string, string>>[] =>
  rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.flatMap((name, i) => (row[i] ? [[name, row[i]]] : [])));
  });

describe('a Koinly file', () => {
  it('has both sides, the network fee, the time in UTC and the label of income', () => {
    expect(named(koinlyTable([bought, reward]))).toEqual([
      {
        ...{ Date: '2023-11-14 22:13:20 UTC', 'Sent Amount': '100', 'Sent Currency': 'USDC' },
        ...{ 'Received Amount': '150', 'Received Currency': 'MYT', 'Fee Amount': '0.01', 'Fee Currency': 'MATIC' },
        ...{ Description: 'bought MYT/USDC', TxHash: '0xab' },
      },
      {
        ...{ Date: '2023-11-14 22:13:20 UTC', 'Received Amount': '2', 'Received Currency': 'MYT', Label: 'reward' },
        ...{ Description: 'reward farm', TxHash: '0xab' },
      },
    ]);
  });

  it('sells nothing by a stake, but keeps its network fee as a cost', () => {
    expect(named(koinlyTable([stake, feeAlone]))).toMatchObject([
      { 'Sent Amount': '0.02', 'Sent Currency': 'MATIC', Label: 'cost' },
      { 'Sent Amount': '0.03', 'Sent Currency': 'MATIC', Label: 'cost' },
    ]);
    expect(named(koinlyTable([{ ...stake, networkFee: undefined }]))).toEqual([]);
  });
});

describe('a CoinTracker file', () => {
  it('has its date format, and the received side first', () => {
    expect(named(coinTrackerTable([bought, reward, stake]))).toEqual([
      {
        ...{ Date: '11/14/2023 22:13:20', 'Received Quantity': '150', 'Received Currency': 'MYT' },
        ...{ 'Sent Quantity': '100', 'Sent Currency': 'USDC', 'Fee Amount': '0.01', 'Fee Currency': 'MATIC' },
      },
      { Date: '11/14/2023 22:13:20', 'Received Quantity': '2', 'Received Currency': 'MYT', Tag: 'staked' },
      { Date: '11/14/2023 22:13:20', 'Sent Quantity': '0.02', 'Sent Currency': 'MATIC' },
    ]);
  });
});

describe('a CryptoTaxCalculator file', () => {
  const row = (entry: LedgerEntry) => named(cryptoTaxTable([entry]))[0];

  it('names the bought and the sold token as base', () => {
    expect(row(bought)).toMatchObject({
      ...{ 'Timestamp (UTC)': '2023-11-14 22:13:20', Type: 'buy', 'Base Currency': 'MYT', 'Base Amount': '150' },
      ...{ 'Quote Currency (Optional)': 'USDC', 'Quote Amount (Optional)': '100' },
      ...{ 'Fee Currency (Optional)': 'MATIC', 'Fee Amount (Optional)': '0.01' },
    });
    expect(row(sold)).toMatchObject({ Type: 'sell', 'Base Currency': 'MYT', 'Quote Currency (Optional)': 'USDC' });
  });

  it.each([
    ['deposit', 'sent', 'staking-deposit'],
    ['withdrawal', 'received', 'staking-withdrawal'],
    ['reward', 'received', 'staking'],
    ['added', 'sent', 'add-liquidity'],
    ['added', 'received', 'receive-lp-token'],
    ['removed', 'sent', 'return-lp-token'],
    ['removed', 'received', 'remove-liquidity'],
    ['arrived', 'received', 'receive'],
    ['sent', 'sent', 'send'],
  ] as const)('%s that is %s has the type %s', (kind, side, type) => {
    expect(row({ ...base, kind, [side]: amount('1', 'MYT') })).toMatchObject({ Type: type, 'Base Amount': '1' });
  });

  it('has a fee without a movement as a fee', () => {
    expect(row(feeAlone)).toMatchObject({ Type: 'fee', 'Base Currency': 'MATIC', 'Base Amount': '0.03' });
  });
});
