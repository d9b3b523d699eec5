import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import type { Level } from './crossing.ts';
import type { BalanceRule, LockRule, PriceRule, RewardRule } from './types.ts';

const BPS = 10_000n;
/** Hysteresis: 0.5 % from the threshold. */
export const PRICE_BAND_BPS = 50;
const PRICE_BAND = BigInt(PRICE_BAND_BPS);
/** Hysteresis: a tenth below the threshold. */
const GROWTH_BAND = 1_000n;

const scaled = ({ numerator, denominator }: Fraction, bps: bigint): Fraction => ({
  numerator: numerator * bps,
  denominator: denominator * BPS,
});

/** Level of a price, raw quote per raw base; undefined for a price of zero or with a zero denominator. */
export const priceLevel = ({ side, price }: Pick<PriceRule, 'side' | 'price'>, now: Fraction | undefined): Level => {
  if (!now || now.numerator === 0n || now.denominator === 0n) return undefined;
  const sign = side === 'above' ? 1 : -1;
  if (compareFractions(now, price) * sign >= 0) return 'on';
  const away = scaled(price, side === 'above' ? BPS - PRICE_BAND : BPS + PRICE_BAND);
  return compareFractions(now, away) * sign <= 0 ? 'off' : 'between';
};

const growthLevel = (now: bigint, threshold: bigint): Level => {
  if (now >= threshold) return 'on';
  return now * BPS < threshold * (BPS - GROWTH_BAND) ? 'off' : 'between';
};

/** Distance in 1/10000 of the smaller ratio, rounded down; undefined if either is zero. */
export const driftBps = (from: Fraction, to: Fraction): bigint | undefined => {
  const [a, b] = [from.numerator * to.denominator, to.numerator * from.denominator];
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === 0n ? undefined : ((high - low) * BPS) / low;
};

/** Level of a position's balance; ratios are reserve1 per reserve0 of its pool. */
export const balanceLevel = ({ ratio, bps }: Pick<BalanceRule, 'ratio' | 'bps'>, now: Fraction | undefined): Level => {
  const drift = now && driftBps(ratio, now);
  return drift === undefined ? undefined : growthLevel(drift, BigInt(bps));
};

/**
 * Level of an unclaimed reward in raw units: `on` from `amount`, `off` more than 10 % below it. Undefined while `now`
 * is unknown.
 */
export const rewardLevel = ({ amount }: Pick<RewardRule, 'amount'>, now: bigint | undefined): Level =>
  now === undefined ? undefined : growthLevel(now, amount);

/** `on` once a lock has ended; `now` is chain time in unix seconds. */
export const lockLevel = ({ endTime }: Pick<LockRule, 'endTime'>, now: number | undefined): Level =>
  now === undefined ? undefined : BigInt(now) >= endTime ? 'on' : 'off';

/** Impermanent loss in 1/10000 of a position whose ratio has moved by `bps`, rounded to nearest: 1 - 2√r / (1 + r). */
export const lossAtDrift = (bps: number): number => {
  const ratio = 1 + bps / Number(BPS);
  return Math.round((1 - (2 * Math.sqrt(ratio)) / (1 + ratio)) * Number(BPS));
};
