import { powerOfTen } from '../amounts/integers.ts';
import type { Fraction } from '../amounts/fraction.ts';

/** Principal per payout token in 1e7: 4000000 is 0.4. */
const PRICE_UNIT = 10n ** 7n;
/** A fee of 100 %, in 1/1000000 of a payout. */
export const FEE_UNIT = 10n ** 6n;
/** The contract's fixed-point numbers have 112 binary digits and are read as 18 decimal ones. */
const RESOLUTION = 112n;
const DECODE_112_WITH_18 = 5192296858534827n;
const PAYOUT_UNIT = 10n ** 11n;
const RATIO_UNIT = 10n ** 18n;
/** The contract divides the price by 10^(decimals - 5). */
const PRICE_DIGITS = 5;
const MAX_PAYOUT_UNIT = 100_000n;
const SMALLEST_PART = 100n;

/** Source: `terms` of the bond contract. */
export interface BondTerms {
  readonly controlVariable: bigint;
  /** Blocks until a payout has vested, and until debt has decayed. */
  readonly vestingTerm: bigint;
  /** Price in 1e7; 0 once the contract has lifted the minimum. */
  readonly minimumPrice: bigint;
  /** In 1/100000 of the payout token's supply. */
  readonly maxPayout: bigint;
  /** Sales stop above this debt, which has the payout token's decimals. */
  readonly maxDebt: bigint;
}

export interface BondMarket {
  readonly terms: BondTerms;
  /** Principal taken and not decayed at block `lastDecay`, in the payout token's decimals. */
  readonly totalDebt: bigint;
  readonly lastDecay: bigint;
  readonly supply: bigint;
  /** In 1/1000000 of a payout. */
  readonly fee: bigint;
  readonly payoutDecimals: number;
  readonly principalDecimals: number;
}

/** Ratio with 18 decimals, truncated to 112 binary digits first. Source: the contract's FixedPoint. */
const fixedRatio = (numerator: bigint, denominator: bigint): bigint =>
  (numerator << RESOLUTION) / denominator / DECODE_112_WITH_18;

/** Debt that decays until a block: linear over the vesting term, at most all of it. Source: `debtDecay`. */
export const debtDecay = ({ terms, totalDebt, lastDecay }: BondMarket, block: bigint): bigint => {
  const decay = (totalDebt * (block - lastDecay)) / terms.vestingTerm;
  return decay < totalDebt ? decay : totalDebt;
};

/** Debt at a block, in the payout token's decimals. Source: `currentDebt`. */
export const currentDebt = (market: BondMarket, block: bigint): bigint => market.totalDebt - debtDecay(market, block);

/** Debt per raw unit of supply, with the payout token's decimals. Source: `debtRatio`. */
export const debtRatio = (market: BondMarket, block: bigint): bigint =>
  fixedRatio(currentDebt(market, block) * powerOfTen(market.payoutDecimals), market.supply) / RATIO_UNIT;

/** True if the contract's divisors (vesting term, supply, 10^(decimals - 5)) are not 0 and the fee is below 100 %. */
export const canSell = ({ terms, supply, payoutDecimals, fee }: BondMarket): boolean =>
  terms.vestingTerm > 0n && supply > 0n && payoutDecimals >= PRICE_DIGITS && fee < FEE_UNIT;

/** Price in 1e7, before the fee. Source: `bondPrice`. */
export const bondPrice = (market: BondMarket, block: bigint): bigint => {
  const { controlVariable, minimumPrice } = market.terms;
  const price = (controlVariable * debtRatio(market, block)) / powerOfTen(market.payoutDecimals - PRICE_DIGITS);
  return price < minimumPrice ? minimumPrice : price;
};

/** Price in 1e7 with the fee, which `deposit` compares with the maximum price. Source: `trueBondPrice`. */
export const withFee = (price: bigint, { fee }: Pick<BondMarket, 'fee'>): bigint => price + (price * fee) / FEE_UNIT;

/** Raw principal with the payout token's decimals, rounded down. Source: the treasury's `valueOfToken`. */
export const valueOfPrincipal = (
  { payoutDecimals, principalDecimals }: Pick<BondMarket, 'payoutDecimals' | 'principalDecimals'>,
  amount: bigint,
): bigint => (amount * powerOfTen(payoutDecimals)) / powerOfTen(principalDecimals);

/** Raw payout before the fee, at a price in 1e7 that is not 0. Source: `_payoutFor`. */
export const grossPayout = (
  market: Pick<BondMarket, 'payoutDecimals' | 'principalDecimals'>,
  amount: bigint,
  price: bigint,
): bigint => fixedRatio(valueOfPrincipal(market, amount), price) / PAYOUT_UNIT;

/** Raw payout after the fee. Source: `payoutFor`. */
export const netPayout = ({ fee }: Pick<BondMarket, 'fee'>, gross: bigint): bigint => gross - (gross * fee) / FEE_UNIT;

/** Largest raw payout of one purchase, before the fee. Source: `maxPayout`. */
export const largestPayout = ({ terms, supply }: BondMarket): bigint => (supply * terms.maxPayout) / MAX_PAYOUT_UNIT;

/** Raw hundredth of a token. Source: `deposit`. */
const smallestPayout = ({ payoutDecimals }: Pick<BondMarket, 'payoutDecimals'>): bigint =>
  powerOfTen(payoutDecimals) / SMALLEST_PART;

/** True if the debt exceeds its maximum; the contract compares before it adds to the debt. Source: `deposit`. */
export const isSoldOut = (market: BondMarket, block: bigint): boolean =>
  currentDebt(market, block) > market.terms.maxDebt;

/** Raw principal until the bond is sold out. The last deposit may exceed it. */
export const remainingCapacity = (market: BondMarket, block: bigint): bigint => {
  const left = market.terms.maxDebt - currentDebt(market, block);
  return left <= 0n ? 0n : (left * powerOfTen(market.principalDecimals)) / powerOfTen(market.payoutDecimals);
};

/** Smallest integer of at least 1 for which the monotonic `isPast` holds. */
const firstWhere = (from: bigint, isPast: (amount: bigint) => boolean): bigint => {
  let high = from < 1n ? 1n : from;
  let low = 0n;
  while (!isPast(high)) [low, high] = [high, high * 2n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isPast(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const firstAbove = (market: BondMarket, price: bigint, payout: bigint): bigint => {
  const { payoutDecimals, principalDecimals } = market;
  const near = (payout * price * powerOfTen(principalDecimals)) / (PRICE_UNIT * powerOfTen(payoutDecimals));
  return firstWhere(near, (amount) => grossPayout(market, amount, price) > payout);
};

/** Raw limits of one deposit at a price in 1e7, above 0. */
export const principalBounds = (
  market: BondMarket,
  price: bigint,
): { readonly smallest: bigint; readonly largest: bigint } => ({
  smallest: firstAbove(market, price, smallestPayout(market) - 1n),
  largest: firstAbove(market, price, largestPayout(market)) - 1n,
});

/**
 * Whole principal per whole payout token received. `truePrice` (1e7) includes the fee, which also lowers the payout. The
 * fee is below 100 %.
 */
export const paidPrice = (truePrice: bigint, { fee }: Pick<BondMarket, 'fee'>): Fraction => ({
  numerator: truePrice * FEE_UNIT * FEE_UNIT,
  denominator: PRICE_UNIT * (FEE_UNIT + fee) * (FEE_UNIT - fee),
});
