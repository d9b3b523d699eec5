import { afterEach, expect, it } from 'vitest';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/chart/ETH/0xb', '/chart/0xa/ETH'],
  ['/chart', '/chart/0xa/ETH'],
  ['/trade/ETH/0xb', '/trade/0xa/ETH'],
  ['/charts', '/trade/0xa/ETH'],
  ['/', '/trade/0xa/ETH'],
])('a market on %s leads to %s', (pathname, path) => {
  window.history.replaceState(null, '', pathname);
  expect(marketOnThisPage('/trade/0xa/ETH')).toBe(path);
});
