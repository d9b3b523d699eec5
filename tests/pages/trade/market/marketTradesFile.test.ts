import { expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { marketTradesFile } from '#pages/trade/market/marketTradesFile.ts';
import { csvText } from '#lib/csv.ts';
import { E18, MYT, USDC } from '../mockMarket.ts';

const market = {
  base: MYT,
  quote: USDC,
  baseToken: MYT,
  quoteToken: USDC,
  baseIsToken0: false,
  baseDecimals: 18,
  quoteDecimals: 6,
};

const trade = (change: Partial<PairTrade>): PairTrade => ({
  id: '1',
  blockNumber: 7,
  logIndex: 0,
  timestamp: 1_700_000_000,
  transactionHash: '0xab',
  amount0: 1_234_567_890n,
  amount1: 2n * 10n ** 21n,
  buysToken0: false,
  source: 'book',
  ...change,
});

it('the CSV export of the market trades has exact amounts, UTC times, and one line a trade', () => {
  const trades = [trade({}), trade({ buysToken0: true, source: 'pool', amount1: E18 / 3n }), trade({ amount0: 0n })];
  expect(csvText(marketTradesFile(trades, market))).toBe(
    [
      'time (UTC),market,side,price (USDC per MYT),amount (MYT),total (USDC),source,transaction',
      '2023-11-14 22:13:20,MYT/USDC,BUY,0.617283945,2000,1234.56789,book,0xab',
      '2023-11-14 22:13:20,MYT/USDC,SELL,3703.70367,0.333333333333333333,1234.56789,pool,0xab',
      '',
    ].join('\r\n'),
  );
});
