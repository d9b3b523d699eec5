import { slippageOf } from '../amounts/slippageOf.ts';
import { bondPrice, grossPayout, netPayout, withFee } from './terms.ts';
import type { BondMarket } from './terms.ts';

const BPS = 10_000n;
/** Up to a thousandth may change between confirmation and signature without another confirmation, as for orders. */
const TOLERANCE_SHARE = 1000n;

/** What a deposit would do in the block shown. Amounts in raw units, prices in 1e7. */
export interface BondQuote {
  readonly amount: bigint;
  /** With the fee. */
  readonly truePrice: bigint;
  /** The most that `truePrice` may be when it is mined. */
  readonly maxPrice: bigint;
  /** What the deposit returns, before the fee; with the highest price at least `minGross`. */
  readonly gross: bigint;
  readonly minGross: bigint;
  /** What vests for the account. */
  readonly payout: bigint;
  readonly minPayout: bigint;
  readonly fee: bigint;
  readonly vestingTerm: bigint;
}

/** The highest price before the fee that a maximum with it lets through. */
const highestPrice = (maxPrice: bigint, market: BondMarket): bigint => {
  // One too much is refused, one too little is allowed: the first guess is never below, and at most a few above.
  const unit = 10n ** 6n;
  let price = (maxPrice * unit) / (unit + market.fee) + 1n;
  while (price > 0n && withFee(price, market) > maxPrice) price -= 1n;
  return price;
};

/**
 * Quotes a deposit of raw principal at a block, with a maximum price so much above the price, rounded down. Undefined where
 * the price is 0, at which the contract sells nothing.
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

/** What became worse since a quote was confirmed; undefined: nothing did, or by less than a thousandth. */
export type QuoteChange =
  /** The bond can no longer be bought as quoted. */
  | { readonly kind: 'gone' }
  /** It pays so much less, raw. */
  | { readonly kind: 'less'; readonly by: bigint }
  | { readonly kind: 'longer'; readonly vestingTerm: bigint };

/** Compares a confirmed quote with that of the same amount now. */
export const worsening = (confirmed: BondQuote, now: BondQuote | undefined): QuoteChange | undefined => {
  if (!now) return { kind: 'gone' };
  const by = confirmed.payout - now.payout;
  if (by > confirmed.payout / TOLERANCE_SHARE) return { kind: 'less', by };
  return now.vestingTerm > confirmed.vestingTerm ? { kind: 'longer', vestingTerm: now.vestingTerm } : undefined;
};
