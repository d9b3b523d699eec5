import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstGrid, restoreGrid, withCount } from '#domain/desk/chartGrid.ts';
import {
  countThings,
  MAX_OWN_LISTS,
  MAX_OWN_TOKENS,
  newThings,
  ownFileText,
  readOwnFile,
  type FileToken,
  type OwnThings,
} from '#domain/tokens/ownFile.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const addressAt = (place: number) => toChecksumAddress(`0x${place.toString(16).padStart(40, '0')}`);
const tokenAt = (place: number, changes: Partial<FileToken> = {}): FileToken => ({
  chainId: 137,
  address: addressAt(place),
  decimals: 18,
  symbol: `T${place}`,
  name: `Token ${place}`,
  ...changes,
});
const none: OwnThings = { tokens: [], lists: [] };
const fileOf = (changes: object): string =>
  JSON.stringify({ kind: 'myt-tokens-and-lists', version: 1, ...none, ...changes });
const problemOf = (text: string) => {
  const read = readOwnFile(text);
  return read.ok ? 'none' : read.error.code;
};

const things = fc.record({
  tokens: fc.uniqueArray(
    fc.record({
      chainId: fc.constantFrom(1, 137),
      address: fc.nat(999).map(addressAt),
      decimals: fc.integer({ min: 0, max: 255 }),
      symbol: fc.constantFrom('A', 'USDC', 'Ünï'),
      name: fc.constantFrom('A token', 'X'),
    }),
    { selector: ({ chainId, address }) => `${chainId} ${address}` },
  ),
  lists: fc.uniqueArray(
    fc.record({ url: fc.nat(999).map((n) => `https://lists.example/${n}`), active: fc.boolean() }),
    { selector: ({ url }) => url },
  ),
});

describe('own tokens and lists as one file', () => {
  it('has the chosen keys, counts invalid ones as left out, and never replaces a key', () => {
    const keys = { buy: 'X', sell: '' };
    expect(readOwnFile(ownFileText({ ...none, keys }))).toEqual({ ok: true, value: { ...none, keys, leftOut: 0 } });
    const odd = ownFileText({ ...none, keys: { buy: 'Enter', sell: 'Z' } });
    expect(readOwnFile(odd)).toEqual({ ok: true, value: { ...none, keys: { sell: 'Z' }, leftOut: 1 } });
    expect(newThings({ ...none, keys: { buy: 'Y', sell: 'Z' } }, { ...none, keys: { buy: 'X' } })).toEqual({
      ...none,
      keys: { sell: 'Z' },
    });
  });

  it('has drawn lines of charts, counts invalid ones as left out, and never adds a line twice', () => {
    const line = { shape: 'ray', from: { time: 1, price: 2 }, to: { time: 3, price: 4 } } as const;
    const drawings = { 'a b': { changedMs: 5, lines: [line] } };
    const own = { ...none, drawings };
    expect(readOwnFile(ownFileText(own))).toEqual({ ok: true, value: { ...own, leftOut: 0 } });
    const odd = fileOf({ drawings: { 'a b': { changedMs: 5, lines: [line, { from: 1 }] }, c: 7 } });
    expect(readOwnFile(odd)).toEqual({ ok: true, value: { ...own, leftOut: 1 } });
    expect(newThings(own, own)).toEqual(none);
    const other = { ...line, shape: 'segment' } as const;
    const both = { 'a b': { changedMs: 6, lines: [line, other] } };
    expect(newThings({ ...none, drawings: both }, own)).toEqual({
      ...none,
      drawings: { 'a b': { changedMs: 6, lines: [other] } },
    });
  });

  it('has templates of scale orders, counts invalid ones as left out, and adds one with a used name under another', () => {
    const side = { first: '1', last: '2.5', total: { kind: 'percent', text: '50' }, count: 3, sizes: 'equal' } as const;
    const own = { ...none, ladders: [{ name: 'Wide', sides: { BUY: side, SELL: side } }] };
    expect(readOwnFile(ownFileText(own))).toEqual({ ok: true, value: { ...own, leftOut: 0 } });
    const odd = fileOf({ ladders: [...own.ladders, { name: 'Odd', sides: { BUY: { ...side, count: 99 } } }] });
    expect(readOwnFile(odd)).toEqual({ ok: true, value: { ...own, leftOut: 1 } });
    expect(newThings(own, own)).toEqual(none);
    const other = { ...none, ladders: [{ name: 'Wide', sides: { SELL: side } }] };
    expect(newThings(other, own)).toEqual({ ...none, ladders: [{ name: 'Wide 2', sides: { SELL: side } }] });
  });

  it('has saved layouts, counts invalid ones as left out, and adds one with a used name under another', () => {
    const layout = { sizes: { book: 300 }, collapsed: ['orders'], depth: 'below' } as const;
    const own = { ...none, layouts: [{ name: 'Wide', layout }] };
    expect(readOwnFile(ownFileText(own))).toEqual({ ok: true, value: { ...own, leftOut: 0 } });
    const odd = fileOf({ layouts: [{ name: 'Wide', layout }, { name: 'wide', layout }, { name: 7 }, 'x'] });
    expect(readOwnFile(odd)).toEqual({ ok: true, value: { ...own, leftOut: 3 } });
    expect(newThings(own, own)).toEqual(none);
    const other = { ...layout, depth: 'tab' } as const;
    expect(newThings({ ...none, layouts: [{ name: 'Wide', layout: other }] }, own)).toEqual({
      ...none,
      layouts: [{ name: 'Wide 2', layout: other }],
    });
  });

  it('has the charts of the chart page, and never replaces chosen ones', () => {
    const charts = restoreGrid({
      count: 4,
      linked: [],
      cells: [{ market: { base: 'ETH', quote: '0x1' }, interval: '5m' }],
    });
    const own = { ...none, charts };
    expect(readOwnFile(ownFileText(own))).toEqual({ ok: true, value: { ...own, leftOut: 0 } });
    expect(readOwnFile(ownFileText({ ...none, charts: firstGrid }))).toEqual({
      ok: true,
      value: { ...none, leftOut: 0 },
    });
    expect(readOwnFile(fileOf({ charts: 7 }))).toEqual({ ok: true, value: { ...none, leftOut: 1 } });
    expect(newThings(own, none)).toEqual(own);
    expect(newThings(own, { ...none, charts: firstGrid })).toEqual(own);
    expect(newThings({ ...none, charts: withCount(charts, 2) }, own)).toEqual(none);
    expect(countThings(own)).toBe(1);
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(things, (own) => {
        expect(readOwnFile(ownFileText(own))).toEqual({ ok: true, value: { ...own, leftOut: 0 } });
      }),
    );
  });

  it('adding a file loses nothing and changes nothing that is stored', () => {
    fc.assert(
      fc.property(things, things, (file, kept) => {
        const fresh = newThings(file, kept);
        const tokenKey = ({ chainId, address }: FileToken): string => `${chainId} ${address}`;
        const keys = [...kept.tokens, ...fresh.tokens].map(tokenKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...kept.tokens, ...file.tokens].map(tokenKey)));
        const urls = [...kept.lists, ...fresh.lists].map(({ url }) => url);
        expect(new Set(urls)).toEqual(new Set([...kept.lists, ...file.lists].map(({ url }) => url)));
        expect(urls).toHaveLength(new Set(urls).size);
      }),
    );
  });

  it.each([
    ['', 'notJson'],
    ['{', 'notJson'],
    ['[]', 'otherFile'],
    ['null', 'otherFile'],
    ['{"tokens":[],"lists":[]}', 'otherFile'],
    [fileOf({ version: 0 }), 'otherFile'],
    [fileOf({ version: '1' }), 'otherFile'],
    [fileOf({ tokens: {} }), 'otherFile'],
    [fileOf({ version: 2 }), 'newerVersion'],
    [`"${'x'.repeat(10_000_000)}"`, 'tooLarge'],
  ])('%.40s is refused: %s', (text, code) => {
    expect(problemOf(text)).toBe(code);
  });

  it('entries that are no valid tokens or lists, or come twice, are left out and counted', () => {
    const good = tokenAt(1);
    const bad: readonly unknown[] = [
      null,
      'x',
      good,
      { ...tokenAt(2), address: '0x12' },
      tokenAt(3, { decimals: 256 }),
      tokenAt(4, { decimals: 1.5 }),
      tokenAt(5, { chainId: 0 }),
    ];
    const lists = [
      { url: 'https://lists.example/a', active: true },
      { url: 'HTTPS://LISTS.example/a', active: false },
      { url: 'javascript:alert(1)', active: true },
      { url: 'bundled:myt-whitelist', active: false },
      { url: 'lists.eth' },
    ];
    expect(readOwnFile(fileOf({ tokens: [good, ...bad], lists }))).toEqual({
      ok: true,
      value: { tokens: [good], lists: [lists[0]], leftOut: 11 },
    });
  });

  it('symbols and names are made harmless, and unknown fields are not taken over', () => {
    const sent = { ...tokenAt(1), symbol: 'US\u202eDC', name: 7, logoURI: 'https://x.example/y.png' };
    expect(readOwnFile(fileOf({ tokens: [sent] }))).toEqual({
      ok: true,
      value: {
        tokens: [{ chainId: 137, address: addressAt(1), decimals: 18, symbol: 'USDC' }],
        lists: [],
        leftOut: 0,
      },
    });
  });

  it('have no more entries than the storage limit', () => {
    const many = {
      tokens: Array.from({ length: MAX_OWN_TOKENS + 3 }, (_, i) => tokenAt(i + 1, { symbol: 'T', name: 'T' })),
      lists: Array.from({ length: MAX_OWN_LISTS + 2 }, (_, i) => ({ url: `https://a.example/${i}`, active: true })),
    };
    const read = readOwnFile(fileOf(many));
    expect(read.ok && [read.value.tokens.length, read.value.lists.length, read.value.leftOut]).toEqual([
      MAX_OWN_TOKENS,
      MAX_OWN_LISTS,
      5,
    ]);
  });
});
