import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { higherOf, type DollarValue, type ValuePrice } from '../prices/dollarValue.ts';
import { rateBetween, type RateBps } from '../prices/rateBps.ts';

const MS_PER_DAY = 86_400_000n;
const DAYS_PER_YEAR = 365n;

export interface Shares {
  readonly perBlock: bigint;
  readonly supply: bigint;
}

/** Raw rewards of a stake per day, rounded down; `blockTimeMs` is above zero. */
export const rewardsPerDay = ({ perBlock, supply }: Shares, stake: bigint, blockTimeMs: number): bigint =>
  supply === 0n ? 0n : (perBlock * stake * MS_PER_DAY) / (supply * BigInt(blockTimeMs));

/** Raw rewards of all per day, rounded down; `blockTimeMs` is above zero. */
export const ratePerDay = (perBlock: bigint, blockTimeMs: number): bigint =>
  (perBlock * MS_PER_DAY) / BigInt(blockTimeMs);

/** Raw shares after a stake. A negative `amount` unstakes; the rewards stay. */
export const sharesAfter = ({ perBlock, supply }: Shares, amount: bigint): Shares => ({
  perBlock,
  supply: supply + amount,
});

interface YieldInputs {
  readonly perBlock: bigint;
  readonly blockTimeMs: number;
  readonly rewardPrice: ValuePrice;
  /** This value is not bounded by depth, because too low a value would raise the yield. */
  readonly stakedValue: DollarValue;
}

const least = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) <= 0 ? a : b);

const aprAt = (
  { perBlock, blockTimeMs, rewardPrice: { depth } }: YieldInputs,
  price: Fraction,
  staked: Fraction,
): bigint | undefined => {
  const atPrice: Fraction = {
    numerator: perBlock * MS_PER_DAY * price.numerator,
    denominator: BigInt(blockTimeMs) * price.denominator,
  };
  const day = depth ? least(atPrice, depth) : atPrice;
  const dividend = day.numerator * DAYS_PER_YEAR * 10_000n * staked.denominator;
  const divisor = day.denominator * staked.numerator;
  return divisor === 0n ? undefined : (2n * dividend + divisor) / (2n * divisor);
};

/**
 * APR in 1/10000: perBlock x blocks a year x price / staked value, to nearest, without compounding, capped by the
 * depth of the reward's pools. The lower yield combines the lower price with the higher value. Undefined if nothing of
 * value is staked.
 */
export const aprBps = (inputs: YieldInputs): RateBps | undefined => {
  const { rewardPrice, stakedValue } = inputs;
  return rateBetween(
    aprAt(inputs, rewardPrice, higherOf(stakedValue)),
    aprAt(inputs, rewardPrice.other ?? rewardPrice, stakedValue),
  );
};
