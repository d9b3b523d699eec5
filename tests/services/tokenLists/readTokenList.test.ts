import { describe, expect, it } from 'vitest';
import { readTokenList } from '#services/tokenLists/readTokenList.ts';

const token = (place: number, changes: object = {}): object => ({
  chainId: 137,
  address: `0x${place.toString(16).padStart(40, '0')}`,
  decimals: 18,
  symbol: `T${place}`,
  name: `Token ${place}`,
  ...changes,
});

const list = (tokens: unknown, changes: object = {}): object => ({
  name: 'Test List',
  timestamp: '2021-09-08T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
  ...changes,
});

/** Deeper than a function can call itself. */
const nested = (): object => {
  let deep: object = {};
  for (let level = 0; level < 50_000; level += 1) deep = { deep };
  return deep;
};

const read = (sent: unknown) => readTokenList(sent, 137);
const taken = (tokens: unknown) => {
  const result = read(list(tokens));
  return result.ok ? result.value : undefined;
};

describe("'Token list failed validation: {details}'", () => {
  it.each([
    ['a text', 'list', 'not an object'],
    ['an array', [], 'not an object'],
    ['no name', list([token(1)], { name: undefined }), 'name'],
    ['a name with script in it', list([token(1)], { name: '<script>' }), '#/name'],
    [
      'a version that is no version',
      list([token(1)], { version: { major: -1, minor: 0, patch: 0 } }),
      '#/version/major',
    ],
    ['a timestamp that is none', list([token(1)], { timestamp: 'yesterday' }), '#/timestamp'],
    ['no tokens', list([]), '#/tokens'],
    ['tokens that are a text', list('many'), '#/tokens'],
    ['keywords that are no words, however deep', list([token(1)], { keywords: [nested(), nested()] }), '#/keywords'],
    ['a name that is none, however deep', list([token(1)], { name: nested() }), '#/name'],
    ['tags of a wrong kind', list([token(1)], { tags: { a: 1 } }), '#/tags/a'],
    ['nothing for this chain', list([token(1, { chainId: 1 })]), 'no usable token of chain 137'],
  ])('the list is rejected in the case "%s"', (_name, sent, details) => {
    const result = read(sent);
    expect(!result.ok && result.error).toMatchObject({ code: 'invalid', details: expect.stringContaining(details) });
  });
});

describe('a list that is not to be trusted is trimmed, and what was left out is counted', () => {
  it('takes this chain, each address once, with its checksum', () => {
    const lower = '0x2791bca1f2de4661ed88a30c99a7a9449aa84174';
    const result = taken([token(1, { address: lower }), token(2, { chainId: 1 }), token(3, { address: lower })]);
    expect(result?.tokens.map(({ address }) => address)).toEqual(['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174']);
    expect(result?.leftOut).toEqual({ otherChains: 1, invalid: 0, repeated: 1, tooMany: 0 });
  });

  it.each([
    ['decimals that are a text', { decimals: '18' }],
    ['decimals beyond a byte', { decimals: 256 }],
    ['half a decimal', { decimals: 1.5 }],
    ['an address that is none', { address: '0x12' }],
    ['an address that cannot be written as text', { address: { toString: 0 } }],
    ['an address with a wrong checksum', { address: '0x2791bCa1f2de4661ED88A30C99A7a9449Aa84174' }],
    ['an address of another kind of chain', { address: 'So11111111111111111111111111111111111111112' }],
    ['a symbol of 21 signs', { symbol: 'S'.repeat(21) }],
    ['a name of 61 signs', { name: 'N'.repeat(61) }],
    ['a chain that is a text', { chainId: '137' }],
  ])('leaves out a token with %s', (_name, wrong) => {
    const result = taken([token(1), token(2, wrong)]);
    expect(result?.tokens).toHaveLength(1);
    expect(result?.leftOut.invalid).toBe(1);
  });

  it('leaves out entries that are no tokens at all', () => {
    expect(taken([token(1), null, 5, 'x', [], {}])?.leftOut.invalid).toBe(5);
  });

  it('takes no text that turns or hides other text, and no logo that could run', () => {
    const result = taken([
      token(1, { symbol: 'US\u200bDC', name: '\u202enioC DSU', logoURI: 'javascript:alert(1)' }),
      token(2, { logoURI: 'data:image/svg+xml,<svg onload=alert(1)>' }),
      token(3, { logoURI: 'ipfs://QmLogo' }),
    ]);
    expect(result?.tokens.map(({ symbol, name, logoURI }) => [symbol, name, logoURI])).toEqual([
      ['USDC', 'nioC DSU', undefined],
      ['T2', 'Token 2', undefined],
      ['T3', 'Token 3', 'ipfs://QmLogo'],
    ]);
  });

  it('takes at most 10,000 tokens', () => {
    const result = taken(Array.from({ length: 10_002 }, (_, place) => token(place + 1)));
    expect(result?.tokens).toHaveLength(10_000);
    expect(result?.leftOut.tooMany).toBe(2);
  });

  it('takes one of 200,000 entries at one address, and the first 10,000 of 200,000 tokens', () => {
    const repeated = taken(Array.from({ length: 200_000 }, () => token(1)));
    expect(repeated?.tokens).toHaveLength(1);
    expect(repeated?.leftOut.repeated).toBe(199_999);
    const many = taken(Array.from({ length: 200_000 }, (_, place) => token(place + 1)));
    expect(many?.tokens).toHaveLength(10_000);
    expect(many?.leftOut.tooMany).toBe(190_000);
  });

  it('does not look into what it does not use, however deep it goes', () => {
    expect(taken([token(1, { extensions: nested() }), token(2, { more: nested() })])?.tokens).toHaveLength(2);
  });
});
