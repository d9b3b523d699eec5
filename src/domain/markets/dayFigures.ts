import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { DAY_SECONDS, dayStats } from '../history/dayStats.ts';
import type { DayStats } from '../history/dayStats.ts';
import { pricePrintOf } from '../history/prints.ts';
import type { PrintMarket } from '../history/prints.ts';
import type { PairTrade } from '../history/types.ts';
import type { Address } from '../tokens/types.ts';

/** The 24 hours up to a block, as a service tells of a pair. Prices are raw token1 per raw token0, volumes raw units. */
export interface DayFigures {
  readonly pair: Address;
  readonly block: number;
  /** Chain time of that block, unix seconds. */
  readonly timestamp: number;
  /** Null where nothing was traded. */
  readonly day: {
    readonly open: Fraction;
    readonly last: Fraction;
    readonly high: Fraction;
    readonly low: Fraction;
    readonly volume0: bigint;
    readonly volume1: bigint;
  } | null;
}

/** How far figures may be from the newest block. */
export interface FigureLimits {
  readonly aheadBlocks: number;
  readonly behindBlocks: number;
  /** Chain time in either direction. */
  readonly seconds: number;
}

/** Whether figures are of now, by block and by time; those of no such block can never be compared with the chain. */
export const isOfNow = (
  { block, timestamp }: Pick<DayFigures, 'block' | 'timestamp'>,
  newest: { readonly number: number; readonly timestamp: number },
  { aheadBlocks, behindBlocks, seconds }: FigureLimits,
): boolean =>
  block - newest.number <= aheadBlocks &&
  newest.number - block < behindBlocks &&
  Math.abs(newest.timestamp - timestamp) <= seconds;

const ALL_BPS = 10_000n;

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

const changeOf = (open: Fraction, last: Fraction): number => {
  const was = open.numerator * last.denominator;
  return Number(((last.numerator * open.denominator - was) * ALL_BPS) / was);
};

/** The figures as the pair's market has them; undefined where nothing was traded. */
export const statsOfFigures = (
  { day }: Pick<DayFigures, 'day'>,
  { baseIsToken0 }: Pick<PrintMarket, 'baseIsToken0'>,
): DayStats | undefined => {
  if (!day) return undefined;
  const { open, last, high, low, volume0, volume1 } = day;
  const change = baseIsToken0 ? changeOf(open, last) : changeOf(inverse(open), inverse(last));
  if (baseIsToken0) return { open, last, high, low, changeBps: change, volumeBase: volume0, volumeQuote: volume1 };
  const prices = { open: inverse(open), last: inverse(last), high: inverse(low), low: inverse(high) };
  return { ...prices, changeBps: change, volumeBase: volume1, volumeQuote: volume0 };
};

const isSamePrice = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) === 0;

/** Whether what is told includes everything that the chain is known to have. */
const covers = (told: DayStats | undefined, chain: DayStats | undefined): boolean => {
  if (!chain) return true;
  if (!told) return false;
  const isWide = compareFractions(told.high, chain.high) >= 0 && compareFractions(told.low, chain.low) <= 0;
  const isMuch = told.volumeBase >= chain.volumeBase && told.volumeQuote >= chain.volumeQuote;
  return isSamePrice(told.last, chain.last) && isWide && isMuch;
};

/**
 * Whether a service's figures are what the chain's trades say.
 * @param trades of the chain, newest first: at least the last 24 hours, and those before them down to one with a price
 *   if it is known
 * @param market with both decimals, by which dust is told
 * @returns undefined where trades of the figures' 24 hours may be missing here and nothing known contradicts them, and where the time
 *   of a trade is estimated
 */
export const agreesWithTrades = (
  figures: DayFigures,
  trades: readonly PairTrade[],
  market: Required<PrintMarket>,
): boolean | undefined => {
  const known = trades.filter(({ blockNumber }) => blockNumber <= figures.block);
  if (known.some(({ isTimeEstimated }) => isTimeEstimated)) return undefined;
  const chain = dayStats(known, market, figures.timestamp);
  const told = statsOfFigures(figures, market);
  if (!covers(told, chain)) return false;
  const since = figures.timestamp - DAY_SECONDS;
  const isWhole = known.some((trade) => trade.timestamp <= since && pricePrintOf(trade, market) !== undefined);
  return isWhole ? covers(chain, told) && (!chain || isSamePrice(chain.open, told?.open ?? chain.open)) : undefined;
};
