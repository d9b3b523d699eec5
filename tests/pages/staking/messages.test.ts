import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { buttonText } from '../../../src/pages/staking/messages.ts';

it.each([
  ['poolFull', 'This staking pool is full'],
  ['belowOne', 'Minimum amount is 1 MYT'],
  ['belowMinimum', 'Must be greater than the minimum staking amount'],
  ['exceedsRemaining', 'Exceeds the remaining lock-up quantity'],
] as const)('the button says %s as %s', (problem, words) => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  expect(i18n._(buttonText(problem, 'MYT'))).toBe(words);
});
