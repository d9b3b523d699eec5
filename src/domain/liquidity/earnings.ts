import type { Fraction } from '../amounts/fraction.ts';
import { higherOf, lowerOf, type CertainDollars, type DollarValue } from '../prices/dollarValue.ts';
import { divideNearest, powerOfTen } from '../amounts/integers.ts';
import { invariantShare, minus, splitGain, type Ledger } from './ledger.ts';
import { amountsFor, supplyAtMint, type PoolAmounts } from './poolMath.ts';
import type { PoolState } from './types.ts';

/**
 * Raw result compared with holding both tokens. To the unit, `now` - `held` = `fees` + `divergence`, and `now` +
 * `withdrawn` - `deposited` = `fees` + `divergence` + both parts of `realised`.
 */
export interface Earnings extends Pick<
  Ledger,
  'held' | 'deposited' | 'deposits' | 'withdrawn' | 'withdrawals' | 'realised' | 'sinceBlock'
> {
  /** Payout of the pool for all pool tokens, staked ones included. */
  readonly now: PoolAmounts;
  readonly fees: PoolAmounts;
  readonly divergence: PoolAmounts;
}

/** Earnings of a position; the remaining pool tokens count as if withdrawn now. */
export const earningsOf = (ledger: Ledger, pool: PoolState): Earnings => {
  const { poolTokens, held, basis, deposited, deposits, withdrawn, withdrawals, realised, sinceBlock } = ledger;
  const totals = { held, deposited, deposits, withdrawn, withdrawals, realised, sinceBlock };
  const now = amountsFor(pool, poolTokens);
  const { reserve0, reserve1 } = pool;
  const value = invariantShare({ reserve0, reserve1, supply: supplyAtMint(pool) }, poolTokens);
  return { ...totals, now, ...splitGain(now, held, basis, value) };
};

export interface ValueUnit {
  readonly price0: Fraction;
  readonly price1: Fraction;
  readonly decimals: number;
}

const ONE: Fraction = { numerator: 1n, denominator: 1n };

/**
 * One token of the pool as the unit; the other one counts at the pool's price. Undefined if the pool lacks one of
 * them.
 */
export const unitOf = (
  { reserve0, reserve1 }: PoolState,
  token: 'token0' | 'token1',
  decimals: number,
): ValueUnit | undefined => {
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  return token === 'token0'
    ? { price0: ONE, price1: { numerator: reserve0, denominator: reserve1 }, decimals }
    : { price0: { numerator: reserve1, denominator: reserve0 }, price1: ONE, decimals };
};

export const DOLLAR_DECIMALS = 18;

/** Dollars as the unit; prices are whole dollars per whole token. */
export const dollarUnit = (
  value: readonly [CertainDollars, CertainDollars],
  decimals: readonly [number, number],
): ValueUnit => {
  const priceOf = ({ numerator, denominator }: Fraction, own: number): Fraction => ({
    numerator: numerator * powerOfTen(DOLLAR_DECIMALS),
    denominator: denominator * powerOfTen(own),
  });
  return {
    price0: priceOf(value[0], decimals[0]),
    price1: priceOf(value[1], decimals[1]),
    decimals: DOLLAR_DECIMALS,
  };
};

/** Dollars as the unit at the lower prices; also at the higher ones if a price is uncertain. */
export const dollarUnits = (
  [price0, price1]: readonly [DollarValue, DollarValue],
  decimals: readonly [number, number],
): { readonly unit: ValueUnit; readonly other: ValueUnit | undefined } => ({
  unit: dollarUnit([lowerOf(price0), lowerOf(price1)], decimals),
  other: price0.other || price1.other ? dollarUnit([higherOf(price0), higherOf(price1)], decimals) : undefined,
});

/** Raw value in the unit, truncated towards zero. */
export const valueIn = ({ price0, price1 }: ValueUnit, { amount0, amount1 }: PoolAmounts): bigint =>
  (amount0 * price0.numerator * price1.denominator + amount1 * price1.numerator * price0.denominator) /
  (price0.denominator * price1.denominator);

/** Raw: `now` - `held` = `gain` = `fees` + `divergence`, to the unit. */
export interface ValuedEarnings {
  readonly held: bigint;
  readonly now: bigint;
  readonly gain: bigint;
  readonly fees: bigint;
  readonly divergence: bigint;
  /** 1/10000 of `held`, rounded to nearest; undefined unless `held` is above zero. */
  readonly gainBps: number | undefined;
  readonly realisedFees: bigint;
  readonly realisedDivergence: bigint;
}

const BPS = 10_000n;

const bpsOf = (gain: bigint, held: bigint): number => {
  const size = Number(divideNearest((gain < 0n ? -gain : gain) * BPS, held));
  return gain < 0n ? -size : size;
};

/**
 * Earnings in raw units of the unit, truncated towards zero; `gainBps` is undefined unless the held amounts exceed 0.
 */
export const valuedIn = (unit: ValueUnit, earnings: Earnings): ValuedEarnings => {
  const held = valueIn(unit, earnings.held);
  const now = valueIn(unit, earnings.now);
  const fees = valueIn(unit, earnings.fees);
  const realisedFees = valueIn(unit, earnings.realised.fees);
  const realised = valueIn(unit, minus(earnings.withdrawn, minus(earnings.deposited, earnings.held)));
  const gain = now - held;
  return {
    ...{ held, now, gain, fees },
    divergence: gain - fees,
    gainBps: held > 0n ? bpsOf(gain, held) : undefined,
    realisedFees,
    realisedDivergence: realised - realisedFees,
  };
};
