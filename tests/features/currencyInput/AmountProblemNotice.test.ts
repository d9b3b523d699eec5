import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { amountProblemText } from '#features/currencyInput/AmountProblemNotice.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

describe('a typed amount', () => {
  it('that is empty is no mistake', () => expect(amountProblemText({ code: 'empty' }, 'USDC')).toBeUndefined());

  it.each([
    [{ code: 'notANumber' }, 'Enter digits with one decimal point.'],
    [{ code: 'tooManyDecimals', decimals: 6 }, 'USDC has 6 decimals. Enter fewer decimals.'],
  ] as const)('has words for the problem %o', (problem, text) => {
    const descriptor = amountProblemText(problem, 'USDC');
    expect(descriptor && i18n._(descriptor)).toBe(text);
  });
});
