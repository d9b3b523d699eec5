import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { StakeInfo } from '#domain/transactions/earnInfo.ts';
import { stakedWords, stakeWords } from '#features/transactions/stakeWords.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

const info: StakeInfo = {
  kind: 'unstake',
  poolToken: { symbol: 'LP', decimals: 0 },
  pool: 'MYT/USDC',
  amount: '5',
  reward: { symbol: 'MYT', decimals: 18 },
};

it.each([
  [undefined, 'the rewards pool'],
  ['farm', 'the farm'],
  ['single', 'staking'],
] as const)('the words of a withdrawal from %s name the place: %s', (programme, place) => {
  const facts = { ...info, ...(programme && { programme }) };
  expect(i18n._(stakeWords(facts))).toMatch(new RegExp(`^Withdraw 5 LP \\(MYT/USDC\\) from ${place}$`));
  const done = stakedWords(facts, undefined);
  expect(done && i18n._(done)).toMatch(new RegExp(`^5 LP \\(MYT/USDC\\) withdrawn from ${place}$`));
});
