import { expect, it } from 'vitest';
import { symbolsOf } from '#programmes/rowWords.tsx';
import { MYT } from '../pages/trade/mockMarket.ts';

it('a reward that is not known yet is shown as unknown, never left out', () => {
  expect(symbolsOf([MYT, undefined])).toBe('MYT + –');
  expect(symbolsOf([undefined])).toBe('–');
  expect(symbolsOf([MYT])).toBe('MYT');
});
