import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { outcomeRows } from '#features/transactions/outcomeRows.tsx';
import { partWords } from '#features/transactions/recordWords.ts';
import { sendOne } from '../../support/sentRecord.ts';

i18n.loadAndActivate({ locale: 'en-US', messages: {} });

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const [usdc, myt] = [
  { symbol: 'USDC', decimals: 6, address: at('2') },
  { symbol: 'MYT', decimals: 18, address: at('3') },
];
const unstake: TransactionInfo = {
  ...{ kind: 'unstake', pool: 'USDC/DAI', amount: '40', reward: myt },
  poolToken: { symbol: 'LP', decimals: 18, address: at('4') },
};
const removal: TransactionInfo = {
  ...{ kind: 'removeLiquidity', currencyA: usdc, currencyB: { ...usdc, symbol: 'DAI', address: at('5') } },
  ...{ amountA: '1', amountB: '1', pair: at('4'), exchange: 'Harbour' },
};
const recordOf = (known: Partial<TransactionRecord>): TransactionRecord => ({
  ...sendOne({ info: removal, also: [unstake] }).record(),
  ...known,
});
const claimed = { reward: '3000000000000000000' };
const keysOf = (record: TransactionRecord): readonly string[] => outcomeRows(record).map(({ key }) => key);

it('the result of a removal with a stake states the claimed rewards, and nothing if they are unknown', () => {
  const calls = [{ amount: '40' }, { amountA: '5', amountB: '6', poolTokens: '40' }];
  expect(keysOf(recordOf({ calls, claimed }))).toEqual(['a', 'b', 'poolTokens', 'rewards']);
  expect(keysOf(recordOf({ calls }))).toEqual(['a', 'b', 'poolTokens']);
});

it('rewards that the words state already have no row', () => {
  const withdrawal = { info: unstake, also: [], calls: [{ amount: '40' }], claimed };
  expect(keysOf(recordOf(withdrawal))).toEqual([]);
});

it('no part of a batch that failed in part has the rewards of another part', () => {
  const [first, second]: readonly TransactionInfo[] = [
    { kind: 'claimDistribution', reward: usdc },
    { kind: 'claimBurnRewards', reward: myt },
  ];
  if (!first || !second) throw new Error('no claim');
  const record = recordOf({ info: second, also: [first], calls: [{}, {}], claimed });
  expect(partWords(record, i18n)).toEqual(['Claim distributed rewards in USDC', 'Claim the rewards of burning']);
  const one = recordOf({ info: removal, also: [unstake], calls: [{ amount: '40' }, null], claimed });
  expect(partWords(one, i18n)[0]).toContain('3.00 MYT claimed');
});
