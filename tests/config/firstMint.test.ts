import { describe, expect, it } from 'vitest';
import { firstMintRule } from '#config/firstMintRule.ts';

const usdc = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174';
const minimum = { exchange: 'harbour', token: usdc, amount: '1000.5' };
const read = (...entries: readonly unknown[]) => firstMintRule(JSON.stringify(entries));

describe('the least that opens a pool is configuration', () => {
  it('names an exchange, a token and an amount in whole tokens; addresses become checksummed', () => {
    const other = { ...minimum, exchange: 'other' };
    const token = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
    expect(read(minimum, other)).toEqual({
      ok: true,
      value: [
        { ...minimum, token },
        { ...other, token },
      ],
    });
  });

  it.each([
    ['no list', minimum, true],
    ['an entry that is nothing', null, false],
    ['the default exchange, which has no such rule', { ...minimum, exchange: 'myt' }, false],
    ['no token', { ...minimum, token: 'USDC' }, false],
    ['an amount of zero', { ...minimum, amount: '0.0' }, false],
    ['a negative amount', { ...minimum, amount: '-1' }, false],
    ['an amount that is a number and may be rounded', { ...minimum, amount: 1000 }, false],
  ])('%s is refused', (_what, given, isWhole) => {
    expect((isWhole ? firstMintRule(JSON.stringify(given)) : read(given)).ok).toBe(false);
  });

  it('the same token of an exchange twice is refused', () => {
    expect(read(minimum, { ...minimum, token: usdc.toUpperCase().replace('0X', '0x') }).ok).toBe(false);
  });
});
