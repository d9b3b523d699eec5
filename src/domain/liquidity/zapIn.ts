import { lastNotNegative } from '#lib/lastNotNegative.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { matchAtAnyPrice } from '../orderBook/matchOrder.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { refusedBy } from '../trade/marketOrder.ts';
import type { QuoteProblem } from '../trade/types.ts';
import { minAfterSlippage, type PoolProblem } from './poolMath.ts';
import { quoteAdd, type AddQuote, type FacingPool } from './quoteAdd.ts';

interface Swapped {
  readonly received: bigint;
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
}

/** A larger input never gives a smaller output. */
type Swap = (input: bigint) => Result<Swapped, QuoteProblem>;

export interface ZapTerms {
  readonly facing: FacingPool;
  readonly paid: 'A' | 'B';
  readonly amount: bigint;
  readonly slippageBps: number;
  /**
   * Part of the swap's output that is not supplied, in 1/10000. Calls are fixed before they are mined, and the output
   * may be smaller by then.
   */
  readonly keptBps: number;
  readonly swap: Swap;
}

interface ZapAmounts {
  readonly paid: bigint;
  readonly other: bigint;
}

export interface ZapQuote {
  readonly swapped: bigint;
  readonly received: bigint;
  readonly add: AddQuote;
  readonly dust: ZapAmounts;
  /** Raw paid token that the swap loses against the pool's price before it, rounded up; negative for a better price. */
  readonly cost: bigint;
}

export type ZapProblem = { readonly code: 'pool'; readonly problem: PoolProblem } | QuoteProblem;

const TOO_LITTLE: ZapProblem = { code: 'amountTooSmall' };

/**
 * Swap through the order book and the pool at any price; equal to the unit to a market order that can trade at once.
 */
export const swapInMarket =
  (market: OrderMarket): Swap =>
  (input) => {
    const { reserveSold, reserveBought } = market;
    if (reserveSold === 0n || reserveBought === 0n) return err({ code: 'noLiquidity' });
    const match = matchAtAnyPrice(market, input);
    if (!match.ok) return err(refusedBy(match.error));
    const { bookTaken, poolInput, poolOutput } = match.value;
    return ok({
      received: bookTaken + poolOutput,
      reserveSold: reserveSold + poolInput,
      reserveBought: reserveBought - poolOutput,
    });
  };

const afterSwap = (
  { facing, paid }: ZapTerms,
  { reserveSold, reserveBought }: Pick<Swapped, 'reserveSold' | 'reserveBought'>,
): FacingPool => {
  const isSold0 = (paid === 'A') === facing.isAToken0;
  const [reserve0, reserve1] = isSold0 ? [reserveSold, reserveBought] : [reserveBought, reserveSold];
  return { ...facing, pool: { ...facing.pool, reserve0, reserve1 } };
};

const quoteAt = (terms: ZapTerms, swapped: bigint): Result<ZapQuote, ZapProblem> => {
  const { facing, paid, amount, slippageBps, keptBps } = terms;
  const swap = terms.swap(swapped);
  if (!swap.ok) return swap;
  const { received } = swap.value;
  const [ownDesired, otherDesired] = [amount - swapped, minAfterSlippage(received, keptBps)];
  const [amountADesired, amountBDesired] = paid === 'A' ? [ownDesired, otherDesired] : [otherDesired, ownDesired];
  const added = quoteAdd({
    ...afterSwap(terms, swap.value),
    ...{ slippageBps, transferFeeBpsA: 0, transferFeeBpsB: 0, amountADesired, amountBDesired },
  });
  if (!added.ok) return err({ code: 'pool', problem: added.error });
  const { takenA, takenB } = added.value;
  const [ownTaken, otherTaken] = paid === 'A' ? [takenA, takenB] : [takenB, takenA];
  const isSold0 = (paid === 'A') === facing.isAToken0;
  const { reserve0, reserve1 } = facing.pool;
  const [sold, bought] = isSold0 ? [reserve0, reserve1] : [reserve1, reserve0];
  return ok({
    swapped,
    received,
    add: added.value,
    dust: { paid: ownDesired - ownTaken, other: received - otherTaken },
    cost: swapped - (received * sold) / bought,
  });
};

/** Largest input whose swap still leaves enough of the paid token for the counterpart of the output. */
const crossing = ({ amount, swap, keptBps }: ZapTerms): bigint =>
  lastNotNegative((input) => {
    const swapped = swap(input);
    if (!swapped.ok) return swapped.error.code === 'amountTooSmall' ? 0n : -1n;
    const { received, reserveSold, reserveBought } = swapped.value;
    return (amount - input) * reserveBought - minAfterSlippage(received, keptBps) * reserveSold;
  }, amount);

/**
 * Supplies one token: a part is swapped for the other token, and both are supplied at the pool's price after the swap.
 * The part is the one that mints the most pool tokens, to within the rounding of one unit of input. Raw units.
 * `amountTooSmall`: no part mints a pool token.
 */
export const zapIn = (terms: ZapTerms): Result<ZapQuote, ZapProblem> => {
  const at = crossing(terms);
  const quotes = [at, at + 1n]
    .filter((input) => input > 0n && input < terms.amount)
    .map((input) => quoteAt(terms, input));
  const found = quotes.flatMap((quote) => (quote.ok ? [quote.value] : []));
  const best = found.reduce<ZapQuote | undefined>(
    (most, quote) => (most && most.add.poolTokens >= quote.add.poolTokens ? most : quote),
    undefined,
  );
  const short = quotes.find((quote) => !quote.ok && quote.error.code === 'bookTooShort');
  if (short?.ok === false) return short;
  return best ? ok(best) : (quotes.find((quote) => !quote.ok) ?? err(TOO_LITTLE));
};
