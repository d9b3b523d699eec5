import { describe, expect, it } from 'vitest';
import { tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';

const nothing = { input: undefined, output: undefined };

describe('the path trade/{inputCurrency}/{outputCurrency}', () => {
  it.each([
    ['/trade', nothing],
    ['/trade/', nothing],
    ['/TRADE', nothing],
    ['/trade/ETH', { input: 'ETH', output: undefined }],
    ['/trade/ETH/', { input: 'ETH', output: undefined }],
    ['/trade/ETH/0x12', { input: 'ETH', output: '0x12' }],
    ['/trade/eth/usdc/', { input: 'eth', output: 'usdc' }],
    ['/chart', nothing],
    ['/chart/ETH/0x12', { input: 'ETH', output: '0x12' }],
  ])('%s leads to its currencies', (path, route) => expect(tradeRoute(path)).toEqual(route));

  it.each(['/', '/trader', '/trade/a/b/c', '/charts', '/home/trade', '/pool'])('%s is another page', (path) =>
    expect(tradeRoute(path)).toBeUndefined(),
  );
});

describe('the query of a trade link', () => {
  it.each([
    ['gets the currencies of the path', { input: 'ETH', output: '0x12' }, '', 'inputCurrency=ETH&outputCurrency=0x12'],
    ['prefers these to its own', { input: 'ETH', output: undefined }, '?inputCurrency=0x1', 'inputCurrency=ETH'],
    ['keeps everything else', nothing, '?type=limit&price=2', 'type=limit&price=2'],
    [
      'keeps what the path leaves open',
      { input: 'ETH', output: undefined },
      '?outputCurrency=0x2',
      'outputCurrency=0x2&inputCurrency=ETH',
    ],
  ])('%s', (_, route, search, query) => expect(tradeQueryOf(route, search).toString()).toBe(query));
});
