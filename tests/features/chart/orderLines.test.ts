import { describe, expect, it } from 'vitest';
import { chartMarketOf } from '../../../src/features/chart/chartMarket.ts';
import { orderLinesOf } from '../../../src/features/chart/orderLines.ts';
import { E18, E6, MYT, USDC } from '../../pages/trade/mockMarket.ts';

const buying = { input: USDC, output: MYT, inputToken: USDC, outputToken: MYT };

describe('the market of a chart', () => {
  it('is the same whichever way it is traded', () => {
    const selling = { input: MYT, output: USDC, inputToken: MYT, outputToken: USDC };
    const market = chartMarketOf('BUY', buying);
    expect(market).toMatchObject({ base: MYT, quote: USDC, baseIsToken0: false, baseDecimals: 18, quoteDecimals: 6 });
    expect(chartMarketOf('SELL', selling)).toEqual(market);
  });

  it('is none while a currency is missing, or both are one', () => {
    expect(chartMarketOf('BUY', { ...buying, output: undefined })).toBeUndefined();
    expect(chartMarketOf('BUY', { ...buying, outputToken: USDC })).toBeUndefined();
  });
});

describe('a line for each own open order', () => {
  const market = chartMarketOf('BUY', buying);
  const lines = (orders: Parameters<typeof orderLinesOf>[0]) => (market ? orderLinesOf(orders, market) : undefined);

  it('stands at its price and says what is left of it in the base token', () => {
    const sell = { soldToken: MYT.address, from: 5_000n * E18, to: 2_112_500_000n, remain: 3_200n * E18 };
    const buy = { soldToken: USDC.address, from: 2_481n * E6, to: 6_000n * E18, remain: 1_240_500_000n };
    expect(lines([sell, buy])).toEqual([
      { price: expect.closeTo(0.4225, 12), side: 'SELL', amount: '3,200' },
      { price: expect.closeTo(0.4135, 12), side: 'BUY', amount: '3,000' },
    ]);
  });

  it('an order without a price has none', () => {
    expect(lines([{ soldToken: MYT.address, from: E18, to: 0n, remain: E18 }])).toEqual([]);
  });
});
