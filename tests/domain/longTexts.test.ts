import { describe, expect, it } from 'vitest';
import { searchCommands } from '#app/commands/searchCommands.ts';
import { readFigure } from '#domain/amounts/readFigure.ts';
import { parseListLocation } from '#domain/lists/listLocation.ts';
import { searchMarkets } from '#domain/markets/searchMarkets.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { ensName } from '#domain/tokens/ensName.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { searchTokens } from '#domain/tokens/searchTokens.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { parseVerb } from '#domain/verbs/parseVerb.ts';

const ADDRESS = `0x${'1'.repeat(40)}` as const;

const tokens = Array.from({ length: 1_000 }, (_, number): Currency => {
  const address = `0x${number.toString(16).padStart(40, '0')}` as const;
  return { kind: 'token', chainId: 137, address, decimals: 18, symbol: `A${String(number)}`, name: 'A token of 1' };
});
const commands = Array.from({ length: 100 }, (_, number) => ({
  id: String(number),
  group: 'pages' as const,
  icon: 'list' as const,
  label: 'Add 1',
  english: 'Add 1',
  words: ['a', '1'],
  run: () => undefined,
}));
const markets = tokens.flatMap((token) =>
  token.kind === 'token' ? [{ pair: token.address, token0: token.address, token1: ADDRESS }] : [],
);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  figure: (text) => readFigure(text, ['USDC']),
  address: parseTypedAddress,
  'fault of an address': addressFault,
  'name of an account': ensName,
  'text on the screen': readableText,
  'location of a list': parseListLocation,
  order: parseVerb,
  'search for a token': (text) => searchTokens(tokens, text),
  'search for a market': (text) => searchMarkets(markets, text, () => ' a token of 1 '),
  'search for a command': (text) => searchCommands(commands, text),
};

const PARTS = [
  'a',
  '1',
  'a ',
  '1 ',
  '1,',
  '.',
  ' ',
  '0x',
  '0x11..',
  '١',
  '\u0301',
  '\u200b',
  'a.',
  '/',
  'a:',
  '(',
  '-',
];
const LENGTH = 100_000;
const LONGEST_MS = 1_000;

describe.each(Object.entries(READERS))('a pasted text of 100,000 characters as %s', (_, read) => {
  it.each(PARTS)('is read at once if it repeats %j', (part) => {
    const text = part.repeat(LENGTH / part.length);
    const start = performance.now();
    read(text);
    expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  });
});

it('a text of a thousand characters may have an address, a longer one has none', () => {
  const words = (length: number): string => `${'a '.repeat(length)}${ADDRESS}`;
  expect(parseTypedAddress(words(479))).toBe(ADDRESS);
  expect([parseTypedAddress(words(480)), addressFault(words(480))]).toEqual([undefined, undefined]);
});
