import { describe, expect, it } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { chartMarketOf } from '#features/chart/chartMarket.ts';
import { orderLinesOf } from '#features/chart/orderLines.ts';
import { E18, E6, MYT, USDC } from '../../pages/trade/mockMarket.ts';

describe('the market of a chart', () => {
  it('knows the tokens of its pair', () => {
    const market = chartMarketOf({ base: nativeCurrency, quote: USDC });
    expect(market).toMatchObject({ baseToken: wrappedNative, quoteToken: USDC, baseIsToken0: true, quoteDecimals: 6 });
  });

  it('is none of a coin and its wrapper', () => {
    expect(chartMarketOf({ base: nativeCurrency, quote: wrappedNative })).toBeUndefined();
  });
});

describe('a line for each own open order', () => {
  const market = chartMarketOf({ base: MYT, quote: USDC });
  const lines = (orders: Parameters<typeof orderLinesOf>[0]) => (market ? orderLinesOf(orders, market) : undefined);

  it('is at its price and says what is left of it in the base token', () => {
    const sell = { soldToken: MYT.address, from: 5_000n * E18, to: 2_112_500_000n, remain: 3_200n * E18 };
    const buy = { soldToken: USDC.address, from: 2_481n * E6, to: 6_000n * E18, remain: 1_240_500_000n };
    expect(lines([sell, buy])).toEqual([
      { price: 0.4225, side: 'SELL', amount: '5,000.00', left: '3,200.00' },
      { price: 0.4135, side: 'BUY', amount: '6,000.00', left: '3,000.00' },
    ]);
  });

  it('an order without a price has none', () => {
    expect(lines([{ soldToken: MYT.address, from: E18, to: 0n, remain: E18 }])).toEqual([]);
  });
});
