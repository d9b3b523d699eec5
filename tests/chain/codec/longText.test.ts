import { expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ok } from '#lib/result.ts';

const word = (value: number): string => value.toString(16).padStart(64, '0');
const textOf = (bytes: number): Hex => `0x${word(32)}${word(bytes)}${'41'.repeat(bytes)}`;

it('reads at most 4,096 bytes of a text', () => {
  expect(erc20.symbol.decode(textOf(4096))).toEqual(ok('A'.repeat(4096)));
  expect(erc20.symbol.decode(textOf(1_000_000))).toEqual(ok('A'.repeat(4096)));
});

it('refuses a text that is shorter than its length says', () => {
  expect(erc20.symbol.decode(`0x${word(32)}${word(5000)}41`).ok).toBe(false);
});
