import { accountAddress, ROLES } from './accounts.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { addOrderCall, cancelOrderCall, poolPrice, readOrders, readReserves } from './exchange.ts';
import { BOOKS, POOLS, rawAmount, wholeAmount, type PoolPlan } from './market.ts';
import type { Random } from './random.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

const DAY = 86_400;
/** Relative to the expected price. */
const MARKET_LIMIT = 0.97;
const SETTLE_LIMIT = 0.9;
const STABLE: readonly TokenSymbol[] = ['USDT', 'DAI'];

export interface HistoryPlan {
  readonly fromTime: number;
  readonly toTime: number;
  readonly blocks: number;
  /** Trades of one block, each in a different market. */
  readonly tradesPerBlock: number;
  /** Adds `emptyBlocks` after each of the first `times` blocks. */
  readonly quiet: { readonly times: number; readonly emptyBlocks: number };
  /** Adds transactions to a block of that time, before its trades. */
  readonly beforeTrades: (at: number) => Promise<void>;
}

interface Market {
  readonly plan: PoolPlan;
  readonly pool: DeployedPool;
  readonly tick: number | undefined;
  /** Logarithm of target price over opening price. */
  drift: number;
  driftTime: number;
}

interface Move {
  readonly buy: boolean;
  /** In quote tokens. */
  readonly value: number;
}

const professionals: readonly number[] = [...ROLES.marketMakers, ...ROLES.traders];

const openMarkets = (deployment: Deployment, time: number): Market[] =>
  deployment.pools.flatMap((pool) => {
    const plan = POOLS.find(({ base, quote }) => base === pool.base && quote === pool.quote);
    if (plan === undefined || plan.weight === 0) return [];
    const tick = BOOKS.find(({ base, quote }) => base === pool.base && quote === pool.quote)?.tick;
    return [{ plan, pool, tick, drift: 0, driftTime: time }];
  });

/** Picks different markets, by their weights. */
const pickMarkets = (markets: readonly Market[], count: number, random: Random): Market[] => {
  const left = [...markets];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    let dice = random.next() * left.reduce((sum, { plan }) => sum + plan.weight, 0);
    const picked = left.find(({ plan }) => (dice -= plan.weight) < 0) ?? random.pick(left);
    left.splice(left.indexOf(picked), 1);
    return picked;
  });
};

/** A random walk that returns to the opening price at the end. */
const targetPrice = (market: Market, random: Random, time: number, endTime: number): number => {
  const days = (time - market.driftTime) / DAY;
  const volatility = STABLE.includes(market.plan.base) ? 0.0008 : 0.06;
  market.drift += -0.4 * market.drift * days + volatility * Math.sqrt(days) * random.normal();
  market.driftTime = time;
  return market.plan.price * Math.exp(market.drift * Math.min(1, (endTime - time) / (2 * DAY)));
};

const chooseMove = (plan: PoolPlan, price: number, target: number, quoteDepth: number, random: Random): Move => {
  const gap = target / price - 1;
  if (Math.abs(gap) > 0.003 && random.next() < 0.7) {
    const needed = quoteDepth * Math.abs(Math.sqrt(target / price) - 1);
    return { buy: gap > 0, value: Math.min(needed * random.between(0.4, 1), plan.typicalTrade * 30) };
  }
  return { buy: random.next() < 0.5, value: plan.typicalTrade * Math.exp(0.8 * random.normal()) };
};

/** Approves exactly the trade's amount if needed. */
const sendOrder = async (
  builder: Builder,
  deployment: Deployment,
  account: number,
  order: { readonly sold: TokenSymbol; readonly bought: TokenSymbol; readonly from: number; readonly to: number },
): Promise<void> => {
  const maker = accountAddress(account);
  const from = rawAmount(order.sold, order.from);
  if (!professionals.includes(account)) {
    const approval = encodeCall('token', 'approve', [deployment.orderBook, from]);
    await builder.send(maker, TOKENS[order.sold].address, approval);
  }
  const call = addOrderCall(maker, order.sold, order.bought, from, rawAmount(order.bought, order.to));
  await builder.send(maker, deployment.orderBook, call);
};

/**
 * Places an order beyond the pool's price. @returns the taker's amount in quote tokens that reaches its price and fills
 * it
 */
const restBeyondPool = async (
  builder: Builder,
  deployment: Deployment,
  market: Market & { readonly tick: number },
  random: Random,
  move: Move,
  state: { readonly price: number; readonly quoteDepth: number; readonly maker: number },
): Promise<number> => {
  const { base, quote } = market.pool;
  const steps = state.price / market.tick + random.between(0.4, 2.4) * (move.buy ? 1 : -1);
  const price = (move.buy ? Math.ceil(steps) : Math.floor(steps)) * market.tick;
  const size = Math.max(move.value, market.plan.typicalTrade / 4) / price;
  const [sold, bought, from, to] = move.buy ? [base, quote, size, size * price] : [quote, base, size * price, size];
  await sendOrder(builder, deployment, state.maker, { sold, bought, from, to });
  const reach = state.quoteDepth * Math.abs(Math.sqrt(price / state.price) - 1);
  return reach + size * price * (random.next() < 0.7 ? 1.01 : random.between(0.3, 0.9));
};

const tradeOnce = async (
  builder: Builder,
  deployment: Deployment,
  market: Market,
  random: Random,
  times: { readonly at: number; readonly end: number },
): Promise<void> => {
  const { base, quote } = market.pool;
  const reserves = await readReserves(builder.node, market.pool);
  const price = poolPrice(market.pool, reserves);
  const quoteDepth = wholeAmount(quote, reserves.quote);
  const move = chooseMove(market.plan, price, targetPrice(market, random, times.at, times.end), quoteDepth, random);
  const taker = random.next() < 0.03 ? random.pick(ROLES.demo) : random.pick(professionals);
  const maker = random.pick(professionals.filter((index) => index !== taker));
  const byRouter = random.next() < 0.03 && professionals.includes(taker);
  const small = {
    ...move,
    value: ROLES.demo.some((index) => index === taker) ? market.plan.typicalTrade / 8 : move.value,
  };
  const { tick } = market;
  const meetsMaker = tick !== undefined && !byRouter && professionals.includes(taker) && random.next() < 0.35;
  const value = meetsMaker
    ? await restBeyondPool(builder, deployment, { ...market, tick }, random, small, { price, quoteDepth, maker })
    : small.value;
  const [sold, bought, from, expected] = move.buy
    ? [quote, base, value, value / price]
    : [base, quote, value / price, value];
  if (byRouter) {
    const path = [TOKENS[sold].address, TOKENS[bought].address];
    const args = [rawAmount(sold, from), 0n, path, accountAddress(taker), builder.time() + 365 * DAY];
    const swap = encodeCall('router', 'swapExactTokensForTokens', args);
    await builder.send(accountAddress(taker), deployment.router, swap);
  } else {
    await sendOrder(builder, deployment, taker, { sold, bought, from, to: expected * MARKET_LIMIT });
  }
};

/** Cancels all open orders of the history, so that the book starts empty. */
const clearBooks = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const { base, quote } of BOOKS) {
    for (const [sold, bought] of [
      [base, quote],
      [quote, base],
    ] as const) {
      const orders = await readOrders(builder.node, deployment, TOKENS[sold].address, TOKENS[bought].address);
      for (const order of orders) {
        await builder.send(order.maker, deployment.orderBook, cancelOrderCall(sold, bought, order));
      }
    }
  }
  await builder.mine();
};

/** Returns every pool to its opening price, so that the markets agree. */
const settlePrices = async (builder: Builder, deployment: Deployment, markets: readonly Market[]): Promise<void> => {
  for (const { plan, pool } of markets) {
    const reserves = await readReserves(builder.node, pool);
    const price = poolPrice(pool, reserves);
    const value = wholeAmount(pool.quote, reserves.quote) * Math.abs(Math.sqrt(plan.price / price) - 1);
    const [sold, bought, from, expected] =
      plan.price > price
        ? [pool.quote, pool.base, value, value / price]
        : [pool.base, pool.quote, value / price, value];
    if (value < plan.typicalTrade / 10) continue;
    const to = expected * SETTLE_LIMIT;
    await sendOrder(builder, deployment, ROLES.traders[0], { sold, bought, from, to });
  }
  await builder.mine();
};

/**
 * Trades of the past days, which end at the opening prices. Few blocks keep the build fast, because the node hashes its
 * whole state for each block.
 */
export const seedHistory = async (
  builder: Builder,
  deployment: Deployment,
  random: Random,
  plan: HistoryPlan,
): Promise<void> => {
  const markets = openMarkets(deployment, plan.fromTime);
  const span = plan.toTime - plan.fromTime;
  const times = Array.from({ length: plan.blocks }, () => plan.fromTime + Math.floor(random.next() * span));
  for (const [place, at] of times.sort((a, b) => a - b).entries()) {
    await plan.beforeTrades(at);
    for (const market of pickMarkets(markets, plan.tradesPerBlock, random)) {
      await tradeOnce(builder, deployment, market, random, { at, end: plan.toTime });
    }
    await builder.mine(at);
    if (place < plan.quiet.times) await builder.mineEmpty(plan.quiet.emptyBlocks);
  }
  await clearBooks(builder, deployment);
  await settlePrices(builder, deployment, markets);
};
