import { divideUp } from '../amounts/integers.ts';
import { addFractions, type Fraction } from '../amounts/fraction.ts';
import { matchAtAnyPrice, type OrderMatch } from '../orderBook/matchOrder.ts';
import { orientMarket } from '../orderBook/orientMarket.ts';
import { minPoolInput, poolCurve } from '../orderBook/poolCurve.ts';
import { sideDepth } from '../orderBook/sideDepth.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import { averagePrice, worseOf } from './limitOrder.ts';
import { priceImpact, quoteTrade } from './quoteTrade.ts';
import { quoteOnRouter, routerOutput, type RouterMarket } from './routerQuote.ts';
import type { FilledLeg, TradeDirection, TradeIntent, TradeMarket, TradeQuote } from './types.ts';

/** Two parts of one market order; each has its own limit and fills completely at its block. */
export interface TradeSplit {
  readonly book: TradeQuote;
  readonly other: TradeQuote;
  readonly market: RouterMarket;
}

interface SplitQuery {
  readonly intent: TradeIntent;
  readonly market: TradeMarket;
  readonly other: RouterMarket;
}

/** Output of the next unit of input with the fee, exact: raw bought per raw sold. */
type Slope = Fraction;

const sumLegs = (a: FilledLeg, b: FilledLeg): FilledLeg => ({
  spent: a.spent + b.spent,
  received: a.received + b.received,
  fee: addFractions(a.fee, b.fee),
});

/** Better price for the trader: lower to buy, higher to sell. */
const betterOf = (direction: TradeDirection, a: Fraction, b: Fraction): Fraction =>
  worseOf(direction === 'BUY' ? 'SELL' : 'BUY', a, b);

/**
 * Figures of both parts together. The pool leg covers both pools, and the worst price is the worse of both. The price
 * impact compares the average with the better price of both pools. So a pool far from the market does not hide the
 * impact on the other one.
 */
export const sumOfSplit = ({ direction }: Pick<TradeIntent, 'direction'>, { book, other }: TradeSplit): TradeQuote => {
  const filled = sumLegs(book.filled, other.filled);
  const { marginalPrice } = book;
  const before = marginalPrice && other.marginalPrice && betterOf(direction, marginalPrice, other.marginalPrice);
  const average = averagePrice(direction, filled.spent, filled.fee, filled.received);
  return {
    ...book,
    order: { ...book.order, from: book.order.from + other.order.from, to: book.order.to + other.order.to },
    pool: sumLegs(book.pool, other.filled),
    filled,
    averagePrice: average,
    limitPrice: worseOf(direction, book.limitPrice, other.limitPrice),
    worstPrice: worseOf(direction, book.worstPrice, other.worstPrice),
    priceImpactBps: before && priceImpact(direction, average, before),
    minReceived: book.minReceived + other.minReceived,
  };
};

const poolSlope = (reserveSold: bigint, reserveBought: bigint, feeFactor: bigint, input: bigint): Slope => {
  const kept = reserveSold * 1000n + feeFactor * input;
  return { numerator: feeFactor * 1000n * reserveSold * reserveBought, denominator: kept * kept };
};

/** Slope in the book: the last unit went to the order filled in part, else to the pool. */
const bookSlope = (market: OrderMarket, { partial, fullFills, poolInput }: OrderMatch): Slope => {
  const order = partial && market.opposite[fullFills];
  return order
    ? { numerator: 997n * order.from, denominator: 1000n * order.to }
    : poolSlope(market.reserveSold, market.reserveBought, 997n, poolInput);
};

const isSteeper = (a: Slope, b: Slope): boolean => a.numerator * b.denominator > b.numerator * a.denominator;

interface Search {
  readonly market: OrderMarket;
  readonly other: RouterMarket;
  readonly amount: bigint;
}

const outputAt = ({ market, other, amount }: Search, input: bigint): bigint | undefined => {
  const match = matchAtAnyPrice(market, input);
  if (!match.ok) return undefined;
  return match.value.bookTaken + match.value.poolOutput + routerOutput(other, amount - input);
};

/**
 * Input of the book at which the next units of both parts return the same. It is unique, because both outputs grow
 * ever more slowly.
 */
const equalSlopes = (search: Search, min: bigint): bigint => {
  const { market, other, amount } = search;
  let [low, high] = [min, amount];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const match = matchAtAnyPrice(market, middle);
    const elsewhere = poolSlope(other.reserveSold, other.reserveBought, BigInt(other.feeFactor), amount - middle);
    if (match.ok && isSteeper(bookSlope(market, match.value), elsewhere)) low = middle;
    else high = middle;
  }
  return low;
};

/** Number of orders on each side of the found input whose ends are tried too. */
const TRIED_ORDERS = 2;

/**
 * Inputs of the book near `input` at which an order ends: with the pool lifted to that order's price, and to the next
 * order's.
 */
const orderEnds = ({ market }: Search, input: bigint): readonly bigint[] => {
  const { reserveSold, reserveBought, opposite } = market;
  const match = matchAtAnyPrice(market, input);
  if (!match.ok) return [];
  const { fullFills } = match.value;
  const curve = poolCurve(reserveSold, reserveBought);
  const { costs } = sideDepth(opposite, fullFills + TRIED_ORDERS);
  const reached = (index: number): bigint => {
    const order = opposite[index];
    return order ? curve.inputToRatio(order.to, order.from) : 0n;
  };
  const indexes = Array.from({ length: 2 * TRIED_ORDERS + 1 }, (_, at) => fullFills - TRIED_ORDERS + at);
  return indexes
    .filter((index) => index >= 0 && index < opposite.length)
    .flatMap((index) => [reached(index) + (costs[index] ?? 0n), reached(index) + (costs[index + 1] ?? 0n)]);
};

const TRIED_UNITS = [-2n, -1n, 0n, 1n, 2n];

const bestInput = (search: Search, min: bigint): bigint | undefined => {
  const found = equalSlopes(search, min);
  const near = [...TRIED_UNITS.map((units) => found + units), ...orderEnds(search, found)];
  let best: { readonly input: bigint; readonly output: bigint } | undefined;
  for (const input of near) {
    if (input < min || input >= search.amount) continue;
    const output = outputAt(search, input);
    if (output !== undefined && output > (best?.output ?? 0n)) best = { input, output };
  }
  return best?.input;
};

const leastInput = ({ minimum = 0n, reserveSold, reserveBought }: OrderMarket): bigint => {
  const toPool = minPoolInput(reserveSold, reserveBought) ?? 1n;
  return minimum + 1n > toPool ? minimum + 1n : toPool;
};

const fillsAll = ({ order, filled, rests }: TradeQuote): boolean =>
  rests.sold === 0n && filled.spent === order.from && filled.received > 0n;

/**
 * Split of a market order's exact input between the book with its pool and the pool of another exchange. It has the
 * largest output after both fees, equal to the unit to both contracts, which may be less than that of one exchange
 * alone. Undefined for an exact output, if a part is refused or would not fill completely, or if a pool is empty.
 */
export const splitTrade = ({ intent, market, other }: SplitQuery): TradeSplit | undefined => {
  if (intent.field !== 'INPUT' || intent.orderType !== 'MARKET') return undefined;
  const oriented = orientMarket(market.book, intent.input.address, market.minimum);
  if (oriented.reserveSold === 0n || oriented.reserveBought === 0n) return undefined;
  const input = bestInput({ market: oriented, other, amount: intent.amount }, leastInput(oriented));
  if (input === undefined) return undefined;
  const book = quoteTrade({ ...intent, amount: input }, market);
  const elsewhere = quoteOnRouter({ ...intent, amount: intent.amount - input }, other);
  return book.ok && elsewhere.ok && fillsAll(book.value)
    ? { book: book.value, other: elsewhere.value, market: other }
    : undefined;
};

/** Smallest raw gain over the best exchange alone that counts: a part of its output, rounded up; always above zero. */
export const minSplitGain = (output: bigint, minGainBps: number): bigint => {
  const least = divideUp(output * BigInt(minGainBps), 10_000n);
  return least > 0n ? least : 1n;
};
