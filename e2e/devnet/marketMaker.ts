import type { Hex } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { encodeCall } from './contracts.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { addOrderCall, cancelOrderCall, poolPrice, readBalance, readOrders, readReserves } from './exchange.ts';
import { FEE_CAP } from './feeCap.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { BOOKS, POOLS, rawAmount, type BookPlan } from './market.ts';
import { createRandom, type Random } from './random.ts';
import { quoteCall, quoteSize, type Quote } from './seedBooks.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

const PAUSE_MS = { from: 2_500, to: 5_000 } as const;
const LIMIT = 0.985;
/**
 * The market maker adds orders to a side below the minimum, and cancels the furthest orders of a side above the
 * maximum.
 */
const SIDE = { min: 62, max: 72 } as const;

const TRADERS: readonly number[] = ROLES.marketMakers;
const OWN: readonly Address[] = TRADERS.map(accountAddress);

/** Prices in whole quote tokens per base token, all read at one block. */
export interface MarketView {
  readonly plan: BookPlan;
  readonly price: number;
  /** Orders, best price first. */
  readonly asks: readonly RestingOrder[];
  readonly bids: readonly RestingOrder[];
}

/** Next action of the market maker. */
export type MarketStep =
  | { readonly kind: 'trade'; readonly buy: boolean; readonly value: number }
  | { readonly kind: 'quote'; readonly quote: Quote }
  | { readonly kind: 'cancel'; readonly sell: boolean; readonly order: RestingOrder };

const orderPrice = ({ base, quote }: BookPlan, sell: boolean, order: RestingOrder): number => {
  const [baseRaw, quoteRaw] = sell ? [order.from, order.to] : [order.to, order.from];
  return Number(quoteRaw) / 10 ** TOKENS[quote].decimals / (Number(baseRaw) / 10 ** TOKENS[base].decimals);
};

/** Price of a new order, at least the minimum distance away from the pool's price and from the other side. */
const nearestFreeTick = (view: MarketView, sell: boolean, random: Random): { tick: number; steps: number } => {
  const { plan, price } = view;
  const used = new Set(
    (sell ? view.asks : view.bids).map((order) => Math.round(orderPrice(plan, sell, order) / plan.tick)),
  );
  const best = (sell ? view.bids : view.asks)[0];
  const other = best === undefined ? price : orderPrice(plan, !sell, best);
  const start = sell
    ? Math.floor(Math.max(price / plan.tick + 0.3, other / plan.tick + 0.5)) + 1
    : Math.ceil(Math.min(price / plan.tick - 0.3, other / plan.tick - 0.5)) - 1;
  const direction = sell ? 1 : -1;
  let steps = 0;
  while (used.has(start + direction * steps) && steps < SIDE.max && random.next() > 0.04) steps += 1;
  return { tick: start + direction * steps, steps };
};

const quoteStep = (view: MarketView, sell: boolean, random: Random): MarketStep => {
  const { tick, steps } = nearestFreeTick(view, sell, random);
  const size = quoteSize(view.plan, random, steps);
  return { kind: 'quote', quote: { sell, price: tick * view.plan.tick, size } };
};

const tradeStep = (view: MarketView, random: Random): MarketStep => {
  const opening = POOLS.find(({ base, quote }) => base === view.plan.base && quote === view.plan.quote);
  const typical = opening?.typicalTrade ?? 100;
  const pull = Math.max(-0.3, Math.min(0.3, ((opening?.price ?? view.price) / view.price - 1) * 12));
  return { kind: 'trade', buy: random.next() < 0.5 + pull, value: typical * Math.exp(0.7 * random.normal()) };
};

/** Refills or trims a side if needed; otherwise trades towards the opening price. */
export const nextStep = (view: MarketView, random: Random): MarketStep => {
  const sell = random.next() < 0.5;
  for (const side of [sell, !sell]) {
    const orders = side ? view.asks : view.bids;
    if (orders.length < SIDE.min) return quoteStep(view, side, random);
    const furthest = orders.filter((order) => OWN.includes(order.maker)).at(-1);
    if (orders.length > SIDE.max && furthest !== undefined) return { kind: 'cancel', sell: side, order: furthest };
  }
  return random.next() < 0.55 ? tradeStep(view, random) : quoteStep(view, sell, random);
};

const look = async (node: JsonRpc, deployment: Deployment, plan: BookPlan, pool: DeployedPool): Promise<MarketView> => {
  const { address: base } = TOKENS[plan.base];
  const { address: quote } = TOKENS[plan.quote];
  const price = poolPrice(pool, await readReserves(node, pool));
  const asks = await readOrders(node, deployment, base, quote);
  const bids = await readOrders(node, deployment, quote, base);
  return { plan, price, asks, bids };
};

const send = (node: JsonRpc, from: Address, to: Address, data: Hex, value = 0n): Promise<Hex> =>
  node.rpc<Hex>('eth_sendTransaction', {
    from,
    to,
    data,
    value: `0x${value.toString(16)}`,
    gas: '0x2dc6c0',
    ...FEE_CAP,
  });

/** Tops up the account if it is short. @returns false if so: the tokens arrive with the next block */
const refill = async (node: JsonRpc, account: Address, symbol: TokenSymbol, need: bigint): Promise<boolean> => {
  const { address } = TOKENS[symbol];
  if ((await readBalance(node, address, account)) >= need) return true;
  if (symbol === 'WMATIC') await send(node, account, address, encodeCall('token', 'deposit', []), need * 100n);
  else await send(node, accountAddress(ROLES.deployer), address, encodeCall('token', 'mint', [account, need * 100n]));
  return false;
};

const perform = async (node: JsonRpc, deployment: Deployment, view: MarketView, step: MarketStep, maker: Address) => {
  const { base, quote } = view.plan;
  if (step.kind === 'cancel') {
    const [sold, bought] = step.sell ? [base, quote] : [quote, base];
    return send(node, step.order.maker, deployment.orderBook, cancelOrderCall(sold, bought, step.order));
  }
  const baseSize = step.kind === 'trade' ? step.value / view.price : step.quote.size;
  const quoteSpent = step.kind === 'trade' ? step.value : baseSize * step.quote.price;
  const sellsBase = step.kind === 'trade' ? !step.buy : step.quote.sell;
  const [sold, bought] = sellsBase ? [base, quote] : [quote, base];
  const from = rawAmount(sold, sellsBase ? baseSize : quoteSpent);
  if (!(await refill(node, maker, sold, from))) return undefined;
  const expected = sellsBase ? baseSize * view.price : quoteSpent / view.price;
  const call =
    step.kind === 'quote'
      ? quoteCall(maker, view.plan, step.quote)
      : addOrderCall(maker, sold, bought, from, rawAmount(bought, expected * LIMIT));
  return send(node, maker, deployment.orderBook, call);
};

/** @throws if the step fails */
export const createMarketSteps = (node: JsonRpc, deployment: Deployment): (() => Promise<void>) => {
  const random = createRandom(Date.now());
  return async () => {
    const plan = random.pick(BOOKS);
    const pool = deployment.pools.find(({ base, quote }) => base === plan.base && quote === plan.quote);
    if (pool === undefined) throw new Error(`No pool ${plan.base}/${plan.quote}`);
    const view = await look(node, deployment, plan, pool);
    await perform(node, deployment, view, nextStep(view, random), accountAddress(random.pick(TRADERS)));
  };
};

/**
 * Trades, quotes or cancels every few seconds. @param onTrouble called for a failed step; the next step runs anyway
 * @returns a function that stops it
 */
export const startMarketMaker = (
  node: JsonRpc,
  deployment: Deployment,
  onTrouble: (message: string) => void = () => undefined,
): (() => void) => {
  const random = createRandom(Date.now());
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const step = createMarketSteps(node, deployment);
  const again = (): void => {
    if (!stopped) timer = setTimeout(turn, random.between(PAUSE_MS.from, PAUSE_MS.to));
  };
  const turn = (): void => {
    step()
      .catch((cause: unknown) => {
        if (!stopped) onTrouble(cause instanceof Error ? cause.message : String(cause));
      })
      .finally(again);
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
