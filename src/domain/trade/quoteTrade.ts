import type { Fraction } from '../amounts/fraction.ts';
import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { insertionHint } from '../orderBook/insertion.ts';
import { insertionIndex } from '../orderBook/insertionIndex.ts';
import { orientMarket } from '../orderBook/orientMarket.ts';
import { quoteOrder } from '../orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote, OrderRefusal } from '../orderBook/types.ts';
import { cutToFill } from './cutToFill.ts';
import { minInputFor, type Terms } from './minInputFor.ts';
import { averagePrice, orderAtLimit, orderPrice, takerFee, termsOfLimit, worseOf } from './limitOrder.ts';
import { marketLimit } from './marketLimit.ts';
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

interface QuoteContext {
  readonly requested: bigint;
  readonly blockNumber: number;
}

const poolReserves = (
  direction: TradeDirection,
  market: OrderMarket,
): { readonly base: bigint; readonly quote: bigint } =>
  direction === 'BUY'
    ? { base: market.reserveBought, quote: market.reserveSold }
    : { base: market.reserveSold, quote: market.reserveBought };

const refusedBy = (refusal: OrderRefusal): QuoteProblem =>
  refusal.code === 'bookTooShort' ? { code: 'bookTooShort' } : { code: 'refused', refusal };

const limitOf = (intent: TradeIntent, market: OrderMarket): Result<Fraction, QuoteProblem> => {
  if (intent.orderType === 'LIMIT') {
    const price = intent.limitPrice;
    return price && price.numerator > 0n ? ok(price) : err({ code: 'priceZero' });
  }
  if (market.reserveSold === 0n || market.reserveBought === 0n) return err({ code: 'noLiquidity' });
  return ok(marketLimit(intent.direction, poolReserves(intent.direction, market), intent.slippageBps));
};

const maxOutput = (
  { direction }: TradeIntent,
  market: OrderMarket,
  limit: Fraction,
  spendable: bigint,
): Result<bigint, QuoteProblem> => {
  if (spendable === 0n) return ok(0n);
  const whole = quoteOrder(market, orderAtLimit(direction, 'INPUT', spendable, limit));
  if (!whole.ok) return err(refusedBy(whole.error));
  return ok(cutToFill(market, whole.value, direction, limit)?.received ?? 0n);
};

/** Behind another order of its side it can only wait. */
const orderForOutput = (intent: TradeIntent, market: OrderMarket, limit: Fraction): Result<Terms, QuoteProblem> => {
  const { direction, amount, slippageBps } = intent;
  const terms = termsOfLimit(direction, limit);
  if (insertionIndex(market.same, terms) > 0) return ok(orderAtLimit(direction, 'OUTPUT', amount, limit));
  const min = minInputFor(market, amount, terms);
  if (min.ok) return min;
  if (min.error.code === 'refused') return err(refusedBy(min.error.refusal));
  if (min.error.code === 'amountTooSmall') return err(min.error);
  const max = maxOutput(intent, market, limit, min.error.spendable);
  if (!max.ok) return max;
  if (max.value >= amount) return err({ code: 'amountTooSmall' });
  return err(
    slippageBps === 0 && max.value === 0n ? { code: 'slippageZero' } : { code: 'outputTooLarge', max: max.value },
  );
};

/** Within 1 %: a few units of a token may round far away. */
const keepsPrice = (direction: TradeDirection, { from, to }: Terms, limit: Fraction): boolean => {
  const [quote, base] = direction === 'BUY' ? [from, to] : [to, from];
  const own = quote * limit.denominator * 100n;
  const requested = base * limit.numerator;
  return own >= requested * 99n && own <= requested * 101n;
};

const orderFor = (intent: TradeIntent, market: OrderMarket): Result<Terms, QuoteProblem> => {
  const limit = limitOf(intent, market);
  if (!limit.ok) return limit;
  const { direction, orderType, field, amount } = intent;
  if (orderType === 'MARKET' && field === 'OUTPUT') return orderForOutput(intent, market, limit.value);
  const order = orderAtLimit(direction, field, amount, limit.value);
  return keepsPrice(direction, order, limit.value) ? ok(order) : err({ code: 'amountTooSmall' });
};

const fillsNothing = (intent: TradeIntent, market: OrderMarket, quote: OrderQuote): QuoteProblem | undefined => {
  if (quote.spent > 0n && quote.received === 0n && quote.remain === 0n) return { code: 'amountTooSmall' };
  if (intent.orderType === 'LIMIT' || quote.spent > 0n) return undefined;
  const rounded = intent.slippageBps > 0 && quote.from * market.reserveBought <= quote.to * market.reserveSold;
  if (quote.position > 0 && !rounded) return undefined;
  return { code: intent.slippageBps === 0 ? 'slippageZero' : 'amountTooSmall' };
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

/** (average - marginal) / marginal in 1/10000, to a hundredth of one; positive if worse for the trader. */
export const priceImpact = (direction: TradeDirection, average: Fraction, marginal: Fraction): number => {
  const ratio = (average.numerator * marginal.denominator * 1_000_000n) / (average.denominator * marginal.numerator);
  const hundredths = Number(ratio - 1_000_000n) / 100;
  return direction === 'BUY' ? hundredths : -hundredths;
};

const withoutRest = (intent: TradeIntent, market: OrderMarket, quote: OrderQuote): Result<OrderQuote, QuoteProblem> => {
  if (intent.orderType === 'LIMIT' || intent.unfilled !== 'LEAVE_OUT' || quote.remain === 0n) return ok(quote);
  const limit = limitOf(intent, market);
  if (!limit.ok) return limit;
  const cut = cutToFill(market, quote, intent.direction, limit.value);
  if (!cut) return err({ code: 'nothingFills' });
  return keepsPrice(intent.direction, cut, limit.value) ? ok(cut) : err({ code: 'amountTooSmall' });
};

const fillsAtOnce = (intent: TradeIntent, market: OrderMarket, quote: OrderQuote): QuoteProblem | undefined => {
  const { direction, orderType, postOnly = false } = intent;
  if (orderType !== 'LIMIT' || !postOnly || quote.spent === 0n) return undefined;
  const own = orderPrice(direction, quote.from, quote.to);
  return { code: 'wouldFill', direction, takingPrice: takingPrice(direction, market) ?? own };
};

/** Exact fee; the contract's rounding counts in the price. */
const legOf = ({ spent, received }: Pick<FilledLeg, 'spent' | 'received'>): FilledLeg => ({
  spent,
  received,
  fee: takerFee(spent),
});

const toTradeQuote = (
  intent: TradeIntent,
  market: OrderMarket,
  quote: OrderQuote,
  context: QuoteContext,
): TradeQuote => {
  const { direction } = intent;
  const { requested, blockNumber } = context;
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
    leftOut: requested - from,
    fills: quote.fills,
    averagePrice: average,
    limitPrice,
    worstPrice: average ? worseOf(direction, average, limitPrice) : limitPrice,
    marginalPrice,
    priceImpactBps: average && marginalPrice && priceImpact(direction, average, marginalPrice),
    minReceived: worst < received ? worst : received,
    waitsBehind: quote.position > 0,
    warnings: warningsOf(market, quote),
    blockNumber,
  };
};

/**
 * As the order book contract executes it at one block. MARKET: the limit is the pool's price worsened by the slippage;
 * a typed output takes the smallest input that yields it at once. LIMIT: rounded in the trader's favour. An unfilled
 * part rests, except for LEAVE_OUT. Undefined `market`: no pair. Raw units.
 */
export const quoteTrade = (intent: TradeIntent, market: TradeMarket | undefined): Result<TradeQuote, QuoteProblem> => {
  if (intent.input.address === intent.output.address) return err({ code: 'sameToken' });
  if (!market) return err({ code: 'noPool' });
  if (intent.amount <= 0n) return err({ code: 'amountTooSmall' });
  const oriented = orientMarket(market.book, intent.input.address, market.minimum);
  const order = orderFor(intent, oriented);
  if (!order.ok) return order;
  const quoted = quoteOrder(oriented, order.value);
  if (!quoted.ok) return err(refusedBy(quoted.error));
  const sent = withoutRest(intent, oriented, quoted.value);
  if (!sent.ok) return sent;
  const problem = fillsNothing(intent, oriented, sent.value) ?? fillsAtOnce(intent, oriented, sent.value);
  const { blockNumber } = market.book;
  return problem
    ? err(problem)
    : ok(toTradeQuote(intent, oriented, sent.value, { requested: order.value.from, blockNumber }));
};
