import { slippageOf } from '../amounts/slippageOf.ts';
import { bondPrice, grossPayout, netPayout, withFee, type BondMarket } from './terms.ts';

const BPS = 10_000n;
/** A result that is worse by up to a thousandth needs no new confirmation, as for orders. */
const TOLERANCE_SHARE = 1000n;

export interface BondQuote {
  readonly amount: bigint;
  readonly truePrice: bigint;
  readonly maxPrice: bigint;
  /** Before the fee; at least `minGross` at the highest price. */
  readonly gross: bigint;
  readonly minGross: bigint;
  readonly payout: bigint;
  readonly minPayout: bigint;
  readonly fee: bigint;
  readonly vestingTerm: bigint;
}

/** Highest price before the fee whose price with the fee is at most `maxPrice`. */
const highestPrice = (maxPrice: bigint, market: BondMarket): bigint => {
  // The first guess is never below the result and at most a few units above it. The contract refuses a price that is
  // one unit too high.
  const unit = 10n ** 6n;
  let price = (maxPrice * unit) / (unit + market.fee) + 1n;
  while (price > 0n && withFee(price, market) > maxPrice) price -= 1n;
  return price;
};

/**
 * Quote of a purchase. Its maximum price is the price with the fee plus slippage, rounded down. Undefined at price 0, at
 * which the contract sells nothing.
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

export type QuoteChange =
  | { readonly kind: 'gone' }
  | { readonly kind: 'less'; readonly by: bigint }
  | { readonly kind: 'longer'; readonly vestingTerm: bigint };

/**
 * Difference between a confirmed and a new quote. Undefined if the payout falls by at most 1/1000 and the term is no
 * longer; `gone`: there is no quote. `by` is raw.
 */
export const worsening = (confirmed: BondQuote, now: BondQuote | undefined): QuoteChange | undefined => {
  if (!now) return { kind: 'gone' };
  const by = confirmed.payout - now.payout;
  if (by > confirmed.payout / TOLERANCE_SHARE) return { kind: 'less', by };
  return now.vestingTerm > confirmed.vestingTerm ? { kind: 'longer', vestingTerm: now.vestingTerm } : undefined;
};
