import { accountAddress, ROLES } from './accounts.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { addOrderCall, poolPrice, readReserves } from './exchange.ts';
import { BOOKS, rawAmount, type BookPlan } from './market.ts';
import type { Random } from './random.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

/** Number of orders on each side of a book. */
const ORDERS_PER_SIDE = 66;
const ORDERS_PER_BLOCK = 30;

export interface Quote {
  readonly sell: boolean;
  readonly price: number;
  readonly size: number;
}

export const quoteCall = (
  maker: Parameters<typeof addOrderCall>[0],
  { base, quote }: { readonly base: TokenSymbol; readonly quote: TokenSymbol },
  { sell, price, size }: Quote,
): ReturnType<typeof addOrderCall> => {
  const baseRaw = rawAmount(base, size);
  const quoteRaw = rawAmount(quote, size * price);
  return sell
    ? addOrderCall(maker, base, quote, baseRaw, quoteRaw)
    : addOrderCall(maker, quote, base, quoteRaw, baseRaw);
};

/** A multiple of the lot size, larger further away from the price. */
export const quoteSize = (plan: BookPlan, random: Random, stepsAway: number): number => {
  const lots = Math.round(Math.exp(0.6 * random.normal()) * (8 + stepsAway * 0.5));
  return Math.max(1, lots) * plan.lot;
};

/** Some ticks have no order, some have two, and no orders cross. */
const planBook = (plan: BookPlan, price: number, random: Random): Quote[] => {
  const quotes: Quote[] = [];
  for (const sell of [true, false]) {
    const first = sell ? Math.ceil(price / plan.tick + 0.3) : Math.floor(price / plan.tick - 0.3);
    let placed = 0;
    for (let step = 0; placed < ORDERS_PER_SIDE; step += 1) {
      const dice = random.next();
      const count = dice < 0.12 ? 0 : dice < 0.28 ? 2 : 1;
      for (let order = 0; order < count && placed < ORDERS_PER_SIDE; order += 1, placed += 1) {
        const tickPrice = (first + (sell ? step : -step)) * plan.tick;
        quotes.push({ sell, price: tickPrice, size: quoteSize(plan, random, step) });
      }
    }
  }
  return quotes;
};

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const makers: readonly number[] = [...ROLES.marketMakers, ...ROLES.traders];

const findPool = (deployment: Deployment, plan: BookPlan): DeployedPool => {
  const pool = deployment.pools.find(({ base, quote }) => base === plan.base && quote === plan.quote);
  if (pool === undefined) throw new Error(`No pool ${plan.base}/${plan.quote}`);
  return pool;
};

/** Alice: one on each side of MYT/USDC; Bob: a higher sale of MYT. */
const seedPersonalOrders = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const pool = { base: 'MYT', quote: 'USDC' } as const;
  const [alice, bob] = ROLES.demo;
  const orders: readonly (readonly [number, Quote])[] = [
    [alice, { sell: true, price: 0.4405, size: 2_500 }],
    [alice, { sell: false, price: 0.4, size: 1_500 }],
    [bob, { sell: true, price: 0.45, size: 1_000 }],
  ];
  for (const [index, quote] of orders) {
    const account = accountAddress(index);
    const [sold, amount] = quote.sell
      ? [TOKENS.MYT, rawAmount('MYT', quote.size)]
      : [TOKENS.USDC, rawAmount('USDC', quote.size * quote.price)];
    await builder.send(account, sold.address, encodeCall('token', 'approve', [deployment.orderBook, amount]));
    await builder.send(account, deployment.orderBook, quoteCall(account, pool, quote));
  }
};

/** Fills the books between now and `toTime`, around the pools' prices. */
export const seedBooks = async (
  builder: Builder,
  deployment: Deployment,
  random: Random,
  toTime: number,
): Promise<void> => {
  const orders: { readonly plan: BookPlan; readonly quote: Quote }[] = [];
  for (const plan of BOOKS) {
    const pool = findPool(deployment, plan);
    const price = poolPrice(pool, await readReserves(builder.node, pool));
    orders.push(...planBook(plan, price, random).map((quote) => ({ plan, quote })));
  }
  const blocks = Math.ceil(orders.length / ORDERS_PER_BLOCK);
  const pause = Math.max(1, Math.floor((toTime - builder.time()) / (blocks + 2)));
  const queue = shuffled(orders, random);
  for (let start = 0; start < queue.length; start += ORDERS_PER_BLOCK) {
    for (const { plan, quote } of queue.slice(start, start + ORDERS_PER_BLOCK)) {
      const maker = accountAddress(random.pick(makers));
      await builder.send(maker, deployment.orderBook, quoteCall(maker, plan, quote));
    }
    await builder.mine(builder.time() + pause);
  }
  await seedPersonalOrders(builder, deployment);
  await builder.mine();
};
