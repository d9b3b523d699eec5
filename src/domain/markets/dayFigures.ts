import type { Fraction } from '../amounts/fraction.ts';
import type { DayStats } from '../history/dayStats.ts';
import type { PrintMarket } from '../history/prints.ts';
import type { Address } from '../tokens/types.ts';

/** Figures of the 24 hours before a block. Prices are raw token1 per raw token0; volumes are raw. */
export interface DayFigures {
  readonly pair: Address;
  readonly block: number;
  readonly timestamp: number;
  readonly day: {
    readonly open: Fraction;
    readonly last: Fraction;
    readonly high: Fraction;
    readonly low: Fraction;
    readonly volume0: bigint;
    readonly volume1: bigint;
  } | null;
}

const ALL_BPS = 10_000n;

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

const changeOf = (open: Fraction, last: Fraction): number => {
  const was = open.numerator * last.denominator;
  return Number(((last.numerator * open.denominator - was) * ALL_BPS) / was);
};

/** Statistics from reported figures, raw quote per raw base. Undefined without a trade in the 24 hours. */
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
