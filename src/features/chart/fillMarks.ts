import type { AccountTrade } from '#domain/orderBook/accountOrders.ts';
import { candleStart } from '#domain/history/candles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { ChartMarket } from './chartMarket.ts';

export interface FillMark {
  /** Start of the candle, unix seconds. */
  readonly time: number;
  readonly side: TradeDirection;
  readonly count: number;
}

type Fill = Pick<AccountTrade, 'soldToken' | 'boughtToken'> & {
  readonly at: { readonly timestamp: number | undefined };
};

/** One per candle and side, oldest first; candles are in order. */
export const fillMarksOf = (
  fills: readonly Fill[],
  { baseToken, quoteToken }: Pick<ChartMarket, 'baseToken' | 'quoteToken'>,
  interval: CandleInterval,
  candles: readonly Pick<Candle, 'time'>[],
): readonly FillMark[] => {
  const counts = { BUY: new Map<number, number>(), SELL: new Map<number, number>() };
  for (const { soldToken, boughtToken, at } of fills) {
    if (at.timestamp === undefined) continue;
    const buys = soldToken === quoteToken.address && boughtToken === baseToken.address;
    const sells = soldToken === baseToken.address && boughtToken === quoteToken.address;
    if (!buys && !sells) continue;
    const ofSide = counts[buys ? 'BUY' : 'SELL'];
    const time = candleStart(at.timestamp, interval);
    ofSide.set(time, (ofSide.get(time) ?? 0) + 1);
  }
  return candles.flatMap(({ time }) =>
    (['BUY', 'SELL'] as const).flatMap((side) => {
      const count = counts[side].get(time);
      return count === undefined ? [] : [{ time, side, count }];
    }),
  );
};
