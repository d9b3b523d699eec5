import type { Fraction } from '../amounts/fraction.ts';
import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { insertionHint } from '../orderBook/insertion.ts';
import { orientMarket } from '../orderBook/orientMarket.ts';
import { quoteOrder } from '../orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote } from '../orderBook/types.ts';
import { averagePrice, orderAtLimit, orderPrice, takerFee, worseOf } from './limitOrder.ts';
import { marketOrder, refusedBy } from './marketOrder.ts';
import { takingPrice } from './postOnly.ts';
import type {
  FilledLeg,
  QuoteProblem,
  TradeDirection,
  TradeIntent,
  TradeMarket,
  TradeQuote,
  TradeWarning,
} from './types.ts';

interface Terms {
  readonly from: bigint;
  readonly to: bigint;
}

const poolReserves = (
  direction: TradeDirection,
  market: OrderMarket,
): { readonly base: bigint; readonly quote: bigint } =>
  direction === 'BUY'
    ? { base: market.reserveBought, quote: market.reserveSold }
    : { base: market.reserveSold, quote: market.reserveBought };

/** True within 1 % of the limit; a few units of a token may round far from it. */
const keepsPrice = (direction: TradeDirection, { from, to }: Terms, limit: Fraction): boolean => {
  const [quote, base] = direction === 'BUY' ? [from, to] : [to, from];
  const own = quote * limit.denominator * 100n;
  const requested = base * limit.numerator;
  return own >= requested * 99n && own <= requested * 101n;
};

const limitOrder = ({ direction, field, amount, limitPrice }: TradeIntent): Result<Terms, QuoteProblem> => {
  if (!limitPrice || limitPrice.numerator === 0n) return err({ code: 'priceZero' });
  const order = orderAtLimit(direction, field, amount, limitPrice);
  return keepsPrice(direction, order, limitPrice) ? ok(order) : err({ code: 'amountTooSmall' });
};

const fillsNothing = ({ orderType, unfilled }: TradeIntent, quote: OrderQuote): QuoteProblem | undefined => {
  if (quote.spent > 0n && quote.received === 0n && quote.remain === 0n) return { code: 'amountTooSmall' };
  const mayRest = orderType === 'LIMIT' || unfilled !== 'LEAVE_OUT';
  return mayRest || quote.spent > 0n ? undefined : { code: 'nothingFills' };
};

const couldTrade = ({ reserveSold, reserveBought, opposite }: OrderMarket, { from, to }: OrderQuote): boolean => {
  const [head] = opposite;
  return from * reserveBought > to * reserveSold || (head !== undefined && from * head.from >= to * head.to);
};

const warningsOf = (market: OrderMarket, quote: OrderQuote): readonly TradeWarning[] => {
  if (quote.position > 0) return couldTrade(market, quote) ? ['waitsBehind'] : [];
  if (quote.remain === 0n) return [];
  const next = market.opposite[quote.fills.filter((fill) => fill.remain === 0n).length];
  return next && quote.from * next.from >= quote.to * next.to ? ['restsCrossed'] : [];
};

/** (average - marginal) / marginal in 1/10000, to two decimals; positive if worse for the trader. */
export const priceImpact = (direction: TradeDirection, average: Fraction, marginal: Fraction): number => {
  const ratio = (average.numerator * marginal.denominator * 1_000_000n) / (average.denominator * marginal.numerator);
  const hundredths = Number(ratio - 1_000_000n) / 100;
  return direction === 'BUY' ? hundredths : -hundredths;
};

const fillsAtOnce = (intent: TradeIntent, market: OrderMarket, quote: OrderQuote): QuoteProblem | undefined => {
  const { direction, orderType, postOnly = false } = intent;
  if (orderType !== 'LIMIT' || !postOnly || quote.spent === 0n) return undefined;
  const own = orderPrice(direction, quote.from, quote.to);
  return { code: 'wouldFill', direction, takingPrice: takingPrice(direction, market) ?? own };
};

/** Leg with its exact fee; the contract's rounding counts in the price. */
const legOf = ({ spent, received }: Pick<FilledLeg, 'spent' | 'received'>): FilledLeg => ({
  spent,
  received,
  fee: takerFee(spent),
});

const toTradeQuote = (intent: TradeIntent, market: OrderMarket, quote: OrderQuote): TradeQuote => {
  const { direction } = intent;
  const { from, to, book, pool, spent, received, remain } = quote;
  const filled = legOf({ spent, received });
  const reserves = poolReserves(direction, market);
  const marginalPrice =
    reserves.base > 0n && reserves.quote > 0n ? { numerator: reserves.quote, denominator: reserves.base } : undefined;
  const average = received > 0n && spent > 0n ? averagePrice(direction, spent, filled.fee, received) : undefined;
  const limitPrice = orderPrice(direction, from, to);
  const worst = (spent * 997n * to) / (1000n * from);
  return {
    order: { from, to, target: insertionHint(market.same, { from, to }) },
    book: legOf(book),
    pool: legOf(pool),
    filled,
    rests: { sold: remain, bought: divideUp(remain * to, from) },
    fills: quote.fills,
    averagePrice: average,
    limitPrice,
    worstPrice: average ? worseOf(direction, average, limitPrice) : limitPrice,
    marginalPrice,
    priceImpactBps: average && marginalPrice && priceImpact(direction, average, marginalPrice),
    minReceived: worst < received ? worst : received,
    waitsBehind: quote.position > 0,
    warnings: warningsOf(market, quote),
  };
};

/**
 * Quote as the order book contract executes it at one block. MARKET: fills completely, up to the worst price that it
 * reaches; a typed output takes the smallest input that returns it at once. LIMIT: rounded in the trader's favour. An
 * unfilled part rests; LEAVE_OUT refuses a market order of which nothing fills. Undefined `market`: there is no pair.
 * Raw units.
 */
export const quoteTrade = (intent: TradeIntent, market: TradeMarket | undefined): Result<TradeQuote, QuoteProblem> => {
  if (intent.input.address === intent.output.address) return err({ code: 'sameToken' });
  if (!market) return err({ code: 'noPool' });
  if (intent.amount <= 0n) return err({ code: 'amountTooSmall' });
  const oriented = orientMarket(market.book, intent.input.address, market.minimum);
  const order = intent.orderType === 'MARKET' ? marketOrder(intent, oriented) : limitOrder(intent);
  if (!order.ok) return order;
  const quoted = quoteOrder(oriented, order.value);
  if (!quoted.ok) return err(refusedBy(quoted.error));
  const problem = fillsNothing(intent, quoted.value) ?? fillsAtOnce(intent, oriented, quoted.value);
  return problem ? err(problem) : ok(toTradeQuote(intent, oriented, quoted.value));
};
