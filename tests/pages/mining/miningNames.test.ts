import { expect, it } from 'vitest';
import { isFound } from '#pages/mining/liquidity/useMiningNames.ts';

const pool = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const names = 'MYT MyTrade USDC USD Coin';

it.each([
  ['', true],
  ['myt', true],
  ['MYT/USDC', true],
  ['usd coin', true],
  ['usdc  weth', false],
  ['0xbd5f', true],
  ['5fded6', false],
])('"%s" finds the pool: %s', (search, expected) => {
  expect(isFound(search, pool, names)).toBe(expected);
});

it('a pool whose tokens are not read yet is found by its address alone', () => {
  expect(isFound('myt', pool, undefined)).toBe(false);
  expect(isFound('0xBD5', pool, undefined)).toBe(true);
});
