import { slippageOf } from '../amounts/slippageOf.ts';
import { bondPrice, grossPayout, netPayout, withFee } from './terms.ts';
import type { BondMarket } from './terms.ts';

const BPS = 10_000n;
/** A thousandth may change between confirmation and signature without a new confirmation, as for orders. */
const TOLERANCE_SHARE = 1000n;

/** Outcome of a deposit in the block shown. Amounts in raw units, prices in 1e7. */
export interface BondQuote {
  readonly amount: bigint;
  /** Includes the fee. */
  readonly truePrice: bigint;
  /** Limit of `truePrice` when the deposit is mined. */
  readonly maxPrice: bigint;
  /** Return value of the deposit, before the fee; at the highest price at least `minGross`. */
  readonly gross: bigint;
  readonly minGross: bigint;
  /** Amount that vests for the account. */
  readonly payout: bigint;
  readonly minPayout: bigint;
  readonly fee: bigint;
  readonly vestingTerm: bigint;
}

/** Highest price before the fee that a maximum with the fee permits. */
const highestPrice = (maxPrice: bigint, market: BondMarket): bigint => {
  // The first guess is never below the result and at most a few units above. A price one unit too high would be
  // refused.
  const unit = 10n ** 6n;
  let price = (maxPrice * unit) / (unit + market.fee) + 1n;
  while (price > 0n && withFee(price, market) > maxPrice) price -= 1n;
  return price;
};

/**
 * Quotes a deposit of raw principal at a block. The maximum price is the price plus the slippage, rounded down.
 * Undefined if the price is 0: the contract then sells nothing.
 */
export const quoteBond = (
  market: BondMarket,
  block: bigint,
  amount: bigint,
  slippageBps: number,
): BondQuote | undefined => {
  const price = bondPrice(market, block);
  if (price === 0n) return undefined;
  const truePrice = withFee(price, market);
  const maxPrice = (truePrice * (BPS + slippageOf(slippageBps))) / BPS;
  const gross = grossPayout(market, amount, price);
  const minGross = grossPayout(market, amount, highestPrice(maxPrice, market));
  return {
    amount,
    truePrice,
    maxPrice,
    gross,
    minGross,
    payout: netPayout(market, gross),
    minPayout: netPayout(market, minGross),
    fee: market.fee,
    vestingTerm: market.terms.vestingTerm,
  };
};

/** A change for the worse since a quote was confirmed; undefined if nothing worsened by more than a thousandth. */
export type QuoteChange =
  /** The bond can no longer be bought as quoted. */
  | { readonly kind: 'gone' }
  /** Loss of payout, raw. */
  | { readonly kind: 'less'; readonly by: bigint }
  | { readonly kind: 'longer'; readonly vestingTerm: bigint };

/** Compares a confirmed quote with the current one of the same amount. */
export const worsening = (confirmed: BondQuote, now: BondQuote | undefined): QuoteChange | undefined => {
  if (!now) return { kind: 'gone' };
  const by = confirmed.payout - now.payout;
  if (by > confirmed.payout / TOLERANCE_SHARE) return { kind: 'less', by };
  return now.vestingTerm > confirmed.vestingTerm ? { kind: 'longer', vestingTerm: now.vestingTerm } : undefined;
};
