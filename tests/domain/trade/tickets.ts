import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { bookOf, listOf, TOKEN0, TOKEN1 } from '../orderBook/markets.ts';

export const E18 = 10n ** 18n;
export const E6 = 10n ** 6n;

export const MYT: Token = {
  kind: 'token',
  chainId: 137,
  address: TOKEN0,
  decimals: 18,
  symbol: 'MYT',
  name: 'MyToken',
};
export const USDC: Token = {
  kind: 'token',
  chainId: 137,
  address: TOKEN1,
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
};

/** 1,842,300 MYT and 770,449.86 USDC (0.4182), with asks above and bids below. */
export const book: PairBook = bookOf({
  reserveSold: 1_842_300n * E18,
  reserveBought: 770_449_860_000n,
  same: listOf([
    { from: 5_000n * E18, to: 2_093n * E6 },
    { from: 5_880n * E18, to: 2_467n * E6 },
    { from: 9_000n * E18, to: 4_000n * E6 },
  ]),
  opposite: listOf([{ from: 1_000n * E6, to: 2_400n * E18 }], 60n),
});

export const market = { book };

const pay = { orderType: 'MARKET', field: 'INPUT', slippageBps: 50 } as const;

export const buy = (amount: bigint, more: Partial<TradeIntent> = {}): TradeIntent => ({
  input: USDC,
  output: MYT,
  direction: 'BUY',
  amount,
  ...pay,
  ...more,
});

export const sell = (amount: bigint, more: Partial<TradeIntent> = {}): TradeIntent => ({
  input: MYT,
  output: USDC,
  direction: 'SELL',
  amount,
  ...pay,
  ...more,
});
