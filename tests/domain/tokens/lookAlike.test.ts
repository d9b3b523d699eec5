import { describe, expect, it } from 'vitest';
import { glance, lookAlikes } from '../../../src/domain/tokens/lookAlike.ts';
import { tokenAt } from '../lists/listFrom.ts';

const usdc = tokenAt(1, { symbol: 'USDC', name: 'USD Coin' });
const wbtc = tokenAt(2, { symbol: 'WBTC', name: 'Wrapped BTC' });
const find = lookAlikes([usdc, wbtc]);
const like = (symbol: string, name = 'Something Else') => find(tokenAt(9, { symbol, name }))?.symbol;

describe('same-symbol and look-alike names are marked', () => {
  it.each([
    ['the same symbol', 'USDC'],
    ['small letters', 'usdc'],
    ['Cyrillic letters', 'USDС'],
    ['full-width letters', 'ＵＳＤＣ'],
    ['a zero-width space', 'US\u200bDC'],
    ['a right-to-left override', '\u202eUSDC'],
    ['an accent', 'ÛSDC'],
    ['a sign between', 'U.S.D.C'],
    ['a digit', 'U5DC'],
  ])('%s', (_name, symbol) => {
    expect(like(symbol)).toBe('USDC');
  });

  it('a name drawn like another', () => {
    expect(like('XYZ', 'Wrаpped  BТC')).toBe('WBTC');
    expect(like('VVBTC')).toBe('WBTC');
  });

  it('others are left alone, and the trusted ones themselves', () => {
    expect(like('USDT', 'Tether')).toBeUndefined();
    expect(like('USD')).toBeUndefined();
    expect(find(usdc)).toBeUndefined();
    expect(find(tokenAt(2, { symbol: 'USDC' }))).toBeUndefined();
  });

  it('a text without a letter is like nothing', () => {
    expect(glance('\u200b …')).toBe('');
    expect(lookAlikes([tokenAt(3, { symbol: '…', name: ' ' })])(tokenAt(9, { symbol: '—', name: '' }))).toBeUndefined();
  });
});
