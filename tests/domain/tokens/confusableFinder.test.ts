import uniswapList from '@uniswap/default-token-list' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTokens } from '#config/tokens/tokens.ts';
import { confusables } from '#domain/tokens/confusables.ts';
import { confusableSkeleton, confusableFinder } from '#domain/tokens/confusableFinder.ts';
import type { Token } from '#domain/tokens/types.ts';
import { tokenAt } from '../lists/listFrom.ts';

const usdc = tokenAt(1, { symbol: 'USDC', name: 'USD Coin' });
const wbtc = tokenAt(2, { symbol: 'WBTC', name: 'Wrapped BTC' });
const usdt = tokenAt(3, { symbol: 'USDT', name: 'Tether USD' });
const dai = tokenAt(4, { symbol: 'DAI', name: 'Dai Stablecoin' });
const weth = tokenAt(5, { symbol: 'WETH', name: 'Wrapped Ether' });
const find = confusableFinder([usdc, wbtc, usdt, dai, weth]);
const like = (symbol: string, name = 'Something Else') => find(tokenAt(9, { symbol, name }))?.symbol;

describe('finds a symbol that is confusable with a trusted one', () => {
  it.each([
    ['the same symbol', 'USDC', 'USDC'],
    ['small letters', 'usdc', 'USDC'],
    ['Cyrillic', 'USDС', 'USDC'],
    ['Greek', 'USDϹ', 'USDC'],
    ['small capitals', 'ᴜꜱᴅᴄ', 'USDC'],
    ['Lisu', 'ꓴꓢꓓꓚ', 'USDC'],
    ['Cherokee', 'ᏌᏚᎠᏟ', 'USDC'],
    ['Cherokee small letters', 'ꮜꮪꭰꮯ', 'USDC'],
    ['Coptic', 'USDⲤ', 'USDC'],
    ['a letter with a stroke', 'USÐC', 'USDC'],
    ['letters with strokes that UTS 39 does not list', 'ꞸꞨꟇꞒ', 'USDC'],
    ['a currency sign', 'USD₮', 'USDT'],
    ['another currency sign', 'W₿TC', 'WBTC'],
    ['a Greek letter that stands for another one', 'WΞTH', 'WETH'],
    ['a trade mark', 'USDC™', 'USDC'],
    ['a registered mark', 'USDC®', 'USDC'],
    ['a sign for a letter', 'USD©', 'USDC'],
    ['a dollar sign before it', '$USDC', 'USDC'],
    ['a dollar sign before it and a currency sign in it', '$USD₮', 'USDT'],
    ['a dollar sign in it', 'U$DC', 'USDC'],
    ['emoji around it', '💵USDC✅', 'USDC'],
    ['an emoji of several characters', '👩‍🚀USDC🏳️‍🌈', 'USDC'],
    ['a flag before it', '🇺🇸USDC', 'USDC'],
    ['letters in squares', '🅤🅢🅳🅲', 'USDC'],
    ['letters in circles', 'ⓤⓢⓓⓒ', 'USDC'],
    ['full-width letters', 'ＵＳＤＣ', 'USDC'],
    ['mathematical letters', '𝐔𝑺𝕯𝖢', 'USDC'],
    ['a zero-width space', 'US\u200bDC', 'USDC'],
    ['a letter that is not seen', 'US\u3164DC', 'USDC'],
    ['a right-to-left override', '\u202eUSDC', 'USDC'],
    ['an accent', 'ÛSDC', 'USDC'],
    ['marks piled up', 'U\u0301\u0302\u0303SDC', 'USDC'],
    ['a modifier letter', 'USʼDC', 'USDC'],
    ['signs and spaces between', 'U. S-D_C', 'USDC'],
    ['a digit', 'U5DC', 'USDC'],
    ['letters that make up another one', 'VVBTC', 'WBTC'],
  ])('in the case "%s": %s', (_, symbol, trusted) => {
    expect(like(symbol)).toBe(trusted);
  });

  it('any character of the table for one of its letters is recognized', () => {
    const chars = Object.entries(confusables).flatMap(([letters, all]) => Array.from(all, (char) => [letters, char]));
    const passed = chars.flatMap(([letter = '', char = '']) =>
      'usdc'.includes(letter) && like('USDC'.replace(letter.toUpperCase(), char)) !== 'USDC' ? [char] : [],
    );
    expect(passed).toEqual([]);
    expect(chars.length).toBeGreaterThan(800);
  });

  it('any case, and any signs and spaces around it, are recognized', () => {
    const letters = fc.tuple(...Array.from('USDC', (letter) => fc.constantFrom(letter, letter.toLowerCase())));
    const affix = fc.string({ unit: fc.constantFrom(' ', '$', '.', '-', '_', '*', '™', '®', '🔥', '💵', '\u200d') });
    fc.assert(
      fc.property(affix, letters, affix, (before, symbol, after) => {
        expect(like(`${before}${symbol.join('')}${after}`)).toBe('USDC');
      }),
    );
  });
});

describe('finds a name that is confusable with a trusted one', () => {
  it.each([
    ['drawn like it', 'Wrаpped  BТC', 'WBTC'],
    ['with more around it', 'The USD Coin (official)', 'USDC'],
    ['with more around it and without spaces', 'OfficialUSDСoinX', 'USDC'],
    ['a trusted symbol as a word', 'Bridged USDС v2', 'USDC'],
    ['a trusted symbol with signs', 'New $USD₮!', 'USDT'],
  ])('in the case "%s": %s', (_, name, trusted) => {
    expect(like('XYZ', name)).toBe(trusted);
  });

  it('a short symbol, or one within a word, is part of too many names', () => {
    expect(like('XYZ', 'Daily Dai Club')).toBeUndefined();
    expect(like('XYZ', 'Wethersfield')).toBeUndefined();
  });
});

const listed = uniswapList.tokens.map(({ symbol, name }, index) => tokenAt(index + 1, { symbol, name }));

describe('other tokens are not reported', () => {
  it('other symbols are not reported, nor the trusted tokens themselves', () => {
    expect(like('BUSD', 'Binance USD')).toBeUndefined();
    expect(like('USD')).toBeUndefined();
    expect(find(usdc)).toBeUndefined();
    expect(find(tokenAt(2, { symbol: 'USDC' }))).toBeUndefined();
  });

  it('a text without letters is confusable with nothing', () => {
    expect(confusableSkeleton('\u200b …')).toBe('');
    expect(
      confusableFinder([tokenAt(3, { symbol: '…', name: ' ' })])(tokenAt(9, { symbol: '—', name: '' })),
    ).toBeUndefined();
  });

  it('a list of 1,700 tokens has reports only for those that have a trusted symbol or name in plain letters', () => {
    const trusted = confusableFinder(knownTokens);
    const isNamed = ({ symbol, name }: Token): boolean =>
      knownTokens.some((known) => {
        const word = new RegExp(`\\b${known.symbol}\\b`, 'i');
        return word.test(symbol) || word.test(name) || name.toLowerCase().includes(known.name.toLowerCase());
      });
    const marked = listed.filter((token) => trusted(token));
    expect(marked.filter((token) => !isNamed(token))).toEqual([]);
    expect(marked.length).toBeLessThan(listed.length * 0.05);
  });

  it('none of the tokens of a long trusted list is reported', () => {
    const trusted = confusableFinder(listed);
    expect(listed.filter((token) => trusted(token))).toEqual([]);
  });
});

describe('the skeleton', () => {
  const anything = fc.string({ unit: 'binary' });
  const letters = fc.string({
    unit: fc.constantFrom(...Object.values(confusables).flatMap((chars) => Array.from(chars))),
  });

  it('equals its own skeleton', () => {
    fc.assert(
      fc.property(fc.oneof(anything, letters), (text) => {
        const skeleton = confusableSkeleton(text);
        expect(confusableSkeleton(skeleton)).toBe(skeleton);
      }),
      { numRuns: 2000 },
    );
  });

  it('has only letters and numbers', () => {
    fc.assert(fc.property(anything, (text) => void expect(confusableSkeleton(text)).toMatch(/^[\p{L}\p{N}]*$/u)));
  });

  it('does not depend on the normal form of a text', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('NFC', 'NFD'), (text, form) => {
        expect(confusableSkeleton(text.normalize(form))).toBe(confusableSkeleton(text));
      }),
    );
  });
});
