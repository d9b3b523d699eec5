import { describe, expect, it } from 'vitest';
import { isUnder } from '#config/firstPages.ts';
import { paths, pathsWithoutBottomNav, pathsWithoutHeader, tradePath } from '#config/paths.ts';

describe('paths', () => {
  it.each([
    ['/remove/ETH/0x1', true],
    ['/chart', true],
    ['/asstes', true],
    ['/removed', false],
    ['/trade', false],
  ])('bottom nav hidden on /remove, /chart and /asstes: %s', (pathname, hidden) => {
    expect(isUnder(pathname, pathsWithoutBottomNav)).toBe(hidden);
  });

  it('the chart view hides the top header', () => {
    expect(isUnder(paths.chart, pathsWithoutHeader)).toBe(true);
    expect(isUnder(paths.trade, pathsWithoutHeader)).toBe(false);
  });

  it('trade/{inputCurrency}/{outputCurrency}', () => {
    expect(tradePath('ETH', '0xabc')).toBe('/trade/ETH/0xabc');
  });
});
