import { addFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { candleStart } from '#domain/history/candles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import type { GainedTrade } from '#domain/portfolio/tradeGains.ts';
import type { TradeDirection } from '#domain/trade/types.ts';

/** Fills of one side within a candle, in raw units with fees. */
export interface FillMark {
  /** Start of the candle, unix seconds. */
  readonly time: number;
  readonly side: TradeDirection;
  readonly count: number;
  readonly base: bigint;
  readonly quote: bigint;
  /** Within the amount that the side pays: base of sales, quote of purchases. */
  readonly fee: Fraction;
  /** Gain of the sales, in 1/COST_SCALE of the quote; undefined if any is unknown. */
  readonly gain: bigint | undefined;
}

const joined = (
  mark: FillMark | undefined,
  time: number,
  { side, base, quote, gain, trade }: GainedTrade,
): FillMark => {
  if (!mark) return { time, side, count: 1, base, quote, fee: trade.fee, gain };
  return {
    ...mark,
    count: mark.count + 1,
    base: mark.base + base,
    quote: mark.quote + quote,
    fee: addFractions(mark.fee, trade.fee),
    gain: mark.gain === undefined || gain === undefined ? undefined : mark.gain + gain,
  };
};

/** One mark per candle and side, oldest first. @param candles in order. Trades on other exchanges have no mark */
export const fillMarksOf = (
  fills: readonly GainedTrade[],
  interval: CandleInterval,
  candles: readonly Pick<Candle, 'time'>[],
): readonly FillMark[] => {
  const marks = { BUY: new Map<number, FillMark>(), SELL: new Map<number, FillMark>() };
  for (const fill of fills) {
    const { at, exchange } = fill.trade;
    if (at.timestamp === undefined || exchange !== undefined) continue;
    const ofSide = marks[fill.side];
    const time = candleStart(at.timestamp, interval);
    ofSide.set(time, joined(ofSide.get(time), time, fill));
  }
  return candles.flatMap(({ time }) => (['BUY', 'SELL'] as const).flatMap((side) => marks[side].get(time) ?? []));
};
