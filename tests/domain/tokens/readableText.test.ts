import { describe, expect, it } from 'vitest';
import { readableText } from '../../../src/domain/tokens/readableText.ts';

describe("a stranger's symbol or name", () => {
  it.each([
    ['USDC', 'USDC'],
    ['Wrapped  Ether\n(PoS)', 'Wrapped Ether (PoS)'],
    ['円', '円'],
    ['a'.repeat(5000), 'a'.repeat(80)],
  ])('%s stays readable', (told, shown) => {
    expect(readableText(told)).toBe(shown);
  });

  it.each([
    ['turns the text behind it around', '\u202eCDSU', 'CDSU'],
    ['hides a sign without width', 'US\u200bDC\ufeff', 'USDC'],
    ['holds controls', 'US\u0000D\u0007C', 'USDC'],
    ['isolates', '\u2066USDC\u2069', 'USDC'],
  ])('that %s loses just that', (_name, told, shown) => {
    expect(readableText(told)).toBe(shown);
  });

  it.each(['', '   ', '\u0000\u0000', '\u202e\u200f'])('of which nothing can be seen is none: %j', (told) => {
    expect(readableText(told)).toBeUndefined();
  });
});
