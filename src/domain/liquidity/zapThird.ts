import { err, ok, type Result } from '#lib/result.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { minAfterSlippage } from './poolMath.ts';
import { swapInMarket, zapIn, type ZapProblem, type ZapQuote, type ZapTerms } from './zapIn.ts';

/** `first` sells a token from outside of the pool for one of its two tokens, `second` that token for the other one. */
export interface Hop {
  readonly into: 'A' | 'B';
  readonly first: OrderMarket;
  readonly second: OrderMarket;
  readonly firstKeptBps: number;
  readonly secondKeptBps: number;
}

interface ThirdTerms extends Pick<ZapTerms, 'facing' | 'slippageBps'> {
  readonly amount: bigint;
  readonly hops: readonly Hop[];
}

export interface ThirdQuote {
  readonly into: 'A' | 'B';
  readonly arrived: bigint;
  readonly used: bigint;
  readonly kept: bigint;
  readonly zap: ZapQuote;
  /** Raw third token that both swaps lose against the pools' earlier prices, rounded up; negative for better prices. */
  readonly cost: bigint;
}

const quoteHop = ({ facing, slippageBps, amount }: ThirdTerms, hop: Hop): Result<ThirdQuote, ZapProblem> => {
  const { into, first, second, firstKeptBps, secondKeptBps } = hop;
  const swap = swapInMarket(first)(amount);
  if (!swap.ok) return swap;
  const arrived = swap.value.received;
  const used = minAfterSlippage(arrived, firstKeptBps);
  if (used === 0n) return err({ code: 'amountTooSmall' });
  const terms = { facing, slippageBps, paid: into, amount: used, keptBps: secondKeptBps, swap: swapInMarket(second) };
  const zap = zapIn(terms);
  if (!zap.ok) return zap;
  const value = ((arrived - zap.value.cost) * first.reserveSold) / first.reserveBought;
  return ok({ into, arrived, used, kept: arrived - used, zap: zap.value, cost: amount - value });
};

/**
 * Supplies a token that the pool does not have: it is sold for one of the pool's tokens, which is supplied as in
 * `zapIn`. The hop that mints the most pool tokens is taken. Raw units. `noPool`: there is no hop.
 */
export const zapThird = (terms: ThirdTerms): Result<ThirdQuote, ZapProblem> => {
  const quotes = terms.hops.map((hop) => quoteHop(terms, hop));
  const short = quotes.find((quote) => !quote.ok && quote.error.code === 'bookTooShort');
  if (short) return short;
  const found = quotes.flatMap((quote) => (quote.ok ? [quote.value] : []));
  const [best] = found.toSorted((a, b) => {
    const [tokensA, tokensB] = [a.zap.add.poolTokens, b.zap.add.poolTokens];
    return tokensA === tokensB ? 0 : tokensA > tokensB ? -1 : 1;
  });
  return best ? ok(best) : (quotes[0] ?? err({ code: 'noPool' }));
};

const BPS = 10_000;

/**
 * Price impact of two swaps in 1/10000, rounded up. The second one sells `share` of what the first one paid. Undefined
 * if one of them is unknown.
 */
export const jointImpactBps = (
  [first, second]: readonly (number | undefined)[],
  share: { readonly swapped: bigint; readonly used: bigint },
): number | undefined => {
  if (first === undefined || second === undefined || share.used === 0n) return undefined;
  const part = (second * Number(share.swapped)) / Number(share.used);
  return Math.ceil(first + ((BPS - first) * part) / BPS);
};
