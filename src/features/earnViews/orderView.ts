import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import {
  bookWeight,
  factorOf,
  orderWeight,
  pairRewards,
  statusOf,
  validSpreadIn,
  type MarketReserves,
  type OrderRewardStatus,
  type PairFactor,
  type ValidSpread,
} from '#domain/mining/orderMining.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { marketName, sidesOf, type Market } from '#state/marketRule.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';

type Tokens = ReadonlyMap<Address, Token>;

export interface PairFacts {
  readonly factors: readonly PairFactor[] | undefined;
  readonly reserves: ReadonlyMap<PairFactor, MarketReserves>;
  readonly books: ReadonlyMap<PairFactor, PairBook>;
  readonly tokens: Tokens;
  readonly blockAmount: bigint | undefined;
  readonly blockTimeMs: number;
}

/** Shows the wrapper as native coin; undefined while a token is unknown. */
const namedMarket = (tokens: Tokens, a: Address, b: Address): Market | undefined => {
  const { base, quote } = sidesOf(a, b);
  const [baseToken, quoteToken] = [tokens.get(base), tokens.get(quote)];
  const named = (token: Token) => paidBackOf(token, wrappedNative, nativeCurrency);
  return baseToken && quoteToken && { base: named(baseToken), quote: named(quoteToken) };
};

const decimalsOf = ({ base, quote }: Market) => ({ base: base.decimals, quote: quote.decimals });

export interface PairView {
  readonly factor: PairFactor;
  readonly market: Market | undefined;
  readonly name: string;
  readonly perBlock: bigint | undefined;
  /** Quote per base: ends of the rewarded range, and the market price; a dash while unknown. */
  readonly low: string;
  readonly high: string;
  readonly price: string;
}

const factorsOf = (factors: readonly PairFactor[]): bigint => factors.reduce((sum, { factor }) => sum + factor, 0n);

const perBlockOf = (factor: PairFactor, { factors, blockAmount }: PairFacts): bigint | undefined =>
  factors && blockAmount !== undefined ? pairRewards(blockAmount, factor.factor, factorsOf(factors)) : undefined;

const spreadTexts = (spread: ValidSpread | undefined, market: Market | undefined) => {
  if (!spread || !market) return { low: NO_VALUE, high: NO_VALUE };
  const decimals = decimalsOf(market);
  return {
    // Rounded towards the middle of the spread, so that an order at the shown price counts.
    low: formatMarketPrice(spread.low, decimals, { rounding: 'up' }),
    high: spread.high ? formatMarketPrice(spread.high, decimals, { rounding: 'down' }) : '∞',
  };
};

export const pairView = (factor: PairFactor, facts: PairFacts): PairView => {
  const { token0, token1 } = factor;
  const market = namedMarket(facts.tokens, token0, token1);
  const reserves = facts.reserves.get(factor);
  const { base } = sidesOf(token0, token1);
  const even = reserves && validSpreadIn(base, reserves, { ...factor, maxLimit: 0n, minLimit: 0n });
  return {
    factor,
    market,
    name: market ? marketName(market) : NO_VALUE,
    perBlock: perBlockOf(factor, facts),
    ...spreadTexts(reserves && validSpreadIn(base, reserves, factor), market),
    price: even && market ? formatMarketPrice(even.low, decimalsOf(market)) : NO_VALUE,
  };
};

export interface MinedOrderView {
  readonly key: string;
  readonly order: MyOrder;
  readonly market: Market | undefined;
  readonly name: string;
  readonly side: TradeDirection;
  readonly price: string;
  readonly status: OrderRewardStatus | undefined;
  readonly spread: Pick<PairView, 'low' | 'high'> | undefined;
  /** Raw units at the present rate; 0 if the order does not count, undefined while unknown. */
  readonly perDay: bigint | undefined;
}

const rewardStatusOf = (order: MyOrder, facts: PairFacts): MinedOrderView['status'] => {
  if (!facts.factors) return undefined;
  const factor = factorOf(facts.factors, order.soldToken, order.boughtToken);
  if (!factor) return 'pairNotListed';
  const reserves = facts.reserves.get(factor);
  return reserves && statusOf({ ...order, sells0: order.soldToken === factor.token0 }, factor, reserves);
};

const dayOf = (order: MyOrder, status: MinedOrderView['status'], facts: PairFacts): bigint | undefined => {
  if (status === undefined) return undefined;
  const factor = facts.factors && factorOf(facts.factors, order.soldToken, order.boughtToken);
  if (status !== 'counts' || !factor) return 0n;
  const [reserves, book, perBlock] = [facts.reserves.get(factor), facts.books.get(factor), perBlockOf(factor, facts)];
  const all = reserves && book && bookWeight(book, reserves, factor);
  if (!reserves || all === undefined || perBlock === undefined) return undefined;
  const weight = orderWeight({ ...order, sells0: order.soldToken === factor.token0 }, reserves, factor);
  return weight > all ? undefined : rewardsPerDay({ perBlock, supply: all }, weight, facts.blockTimeMs);
};

export const minedOrderView = (order: MyOrder, facts: PairFacts): MinedOrderView => {
  const { soldToken, boughtToken, index, from, to } = order;
  const market = namedMarket(facts.tokens, soldToken, boughtToken);
  const side = sidesOf(soldToken, boughtToken).base === soldToken ? 'SELL' : 'BUY';
  const price = orderPrice(side, from, to);
  const status = rewardStatusOf(order, facts);
  const factor = facts.factors && factorOf(facts.factors, soldToken, boughtToken);
  return {
    key: orderKey(soldToken, boughtToken, index),
    order,
    market,
    name: market ? marketName(market) : NO_VALUE,
    side,
    price: market && price.denominator > 0n ? formatMarketPrice(price, decimalsOf(market)) : NO_VALUE,
    status,
    spread: factor && pairView(factor, facts),
    perDay: dayOf(order, status, facts),
  };
};

export const sumOf = (parts: readonly (bigint | undefined)[]): bigint | undefined =>
  parts.reduce<bigint | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0n,
  );
