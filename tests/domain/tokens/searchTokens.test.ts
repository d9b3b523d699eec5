import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickedByEnter, searchTokens } from '#domain/tokens/searchTokens.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';

const token = (place: number, symbol: string, name: string): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${String(place).padStart(40, '0')}`,
  decimals: 18,
  symbol,
  name,
});
const matic: Currency = { kind: 'native', chainId: 137, decimals: 18, symbol: 'MATIC', name: 'Matic' };
const wmatic = token(1, 'WMATIC', 'Wrapped Matic');
const usdc = token(2, 'USDC', 'USD Coin');
const usdt = token(3, 'USDT', 'Tether USD');
const weth = token(4, 'WETH', 'Wrapped Ether');
const aave = token(5, 'amUSDC', 'Aave Matic Market USDC (PoS)');
const shekel = token(6, 'שקל\u200e', 'Digital שקל\u200e');
const all: readonly Currency[] = [matic, wmatic, usdc, usdt, weth, aave, shekel];

const found = (text: string) => searchTokens(all, text).map(({ symbol }) => symbol);

describe('each typed word must match the start or end of a word in the symbol or name', () => {
  it.each([
    ['usd', ['USDC', 'USDT', 'amUSDC']],
    ['USD', ['USDC', 'USDT', 'amUSDC']],
    ['coin', ['USDC']],
    ['קל', ['שקל\u200e']],
    ['sdc', ['USDC', 'amUSDC']],
    ['sd', ['USDC', 'USDT']],
    ['atic', ['MATIC', 'WMATIC', 'amUSDC']],
    ['wrapped eth', ['WETH']],
    ['ether wrapped', ['WETH']],
    ['tether usd', ['USDT']],
    ['pos', ['amUSDC']],
    ['wrapped coin', []],
    ['rappe', []],
  ])('"%s" finds %j', (text, symbols) => expect(found(text)).toEqual(symbols));

  it.each(['', '   ', '-'])('"%s" finds all, in their order', (text) => expect(searchTokens(all, text)).toEqual(all));
});

describe('an address matches exactly', () => {
  it.each([usdt.address, ` ${usdt.address} `])('the text "%s" finds its token', (text) =>
    expect(searchTokens(all, text)).toEqual([usdt]),
  );

  it('a search finds nothing if no listed token has the address', () => {
    expect(searchTokens(all, token(9, 'X', 'X').address)).toEqual([]);
    expect(searchTokens(all, usdt.address.slice(0, 41))).toEqual([]);
  });
});

it('more words never find more', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/);
  fc.assert(
    fc.property(word, word, (first, second) => {
      const both = searchTokens(all, `${first} ${second}`);
      expect(searchTokens(all, first)).toEqual(expect.arrayContaining([...both]));
      expect(searchTokens(all, `${second} ${first}`)).toEqual(both);
    }),
  );
});

describe('pressing Enter', () => {
  const picked = (text: string) => pickedByEnter(searchTokens(all, text), text, matic)?.symbol;

  it.each([
    ['selects the native coin for the text eth', 'eth', 'MATIC'],
    ['selects it in any case', ' ETH ', 'MATIC'],
    ['selects an exact symbol match in first place', 'usdc', 'USDC'],
    ['selects a single result', 'tether', 'USDT'],
    ['selects nothing among several', 'usd', undefined],
    ['selects nothing where nothing is found', 'zzz', undefined],
  ])('%s', (_, text, symbol) => expect(picked(text)).toBe(symbol));

  it('does not select an exact match that is not first', () => {
    expect(pickedByEnter([aave, usdc], 'usdc', matic)).toBeUndefined();
  });
});
