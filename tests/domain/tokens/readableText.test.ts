import { describe, expect, it } from 'vitest';
import { readableText } from '#domain/tokens/readableText.ts';

describe("an unlisted token's symbol or name", () => {
  it.each([
    ['USDC', 'USDC'],
    ['Wrapped  Ether\n(PoS)', 'Wrapped Ether (PoS)'],
    ['円', '円'],
    ['a'.repeat(5000), 'a'.repeat(80)],
  ])('%s stays readable', (raw, shown) => {
    expect(readableText(raw)).toBe(shown);
  });

  it.each([
    ['turns the text behind it around', '\u202eCDSU', 'CDSU'],
    ['hides a sign without width', 'US\u200bDC\ufeff', 'USDC'],
    ['holds controls', 'US\u0000D\u0007C', 'USDC'],
    ['isolates', '\u2066USDC\u2069', 'USDC'],
    ['holds signs that are drawn as nothing', 'U\u3164S\u034fD\u2800C\ufe0f', 'USDC'],
    ['piles accents up', `o${'\u0301'.repeat(40)}k`, 'o\u0301\u0301k'],
  ])('that %s loses just that', (_name, raw, shown) => {
    expect(readableText(raw)).toBe(shown);
  });

  it.each(['שקל', 'درهم', 'a שקל', 'שקל 5'])('that runs from right to left turns nothing behind it: %s', (raw) => {
    expect(readableText(raw)).toBe(`${raw}\u200e`);
    expect(readableText(`${raw}\u200e`)).toBe(`${raw}\u200e`);
  });

  it.each(['', '   ', '\u3164\u2800', '\u0000\u0000', '\u202e\u200f', '\ufffd \ufffd'])(
    'a name without a visible character is none: %j',
    (raw) => {
      expect(readableText(raw)).toBeUndefined();
    },
  );
});
