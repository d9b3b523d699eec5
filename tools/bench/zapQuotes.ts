import { zapThird, type Hop } from '#domain/liquidity/zapThird.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { poolWith } from '../../tests/domain/liquidity/pools.ts';
import { deepList } from '../../tests/domain/orderBook/markets.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

const UNIT = 10n ** 18n;
const RESERVE = 1_000_000n * UNIT;
const SIZE = 10n * UNIT;
const ROUNDS = 41;
const WARM_UP = 20;
const LIMIT_US = 5000;
const KEPT_BPS = 50;

/** Orders up to a fifth above the pool's price. */
const marketWith = (orders: number): OrderMarket => ({
  ...{ reserveSold: RESERVE, reserveBought: RESERVE, same: [] },
  opposite: deepList(orders, SIZE, (SIZE * 1001n) / 1000n, (SIZE * 12n) / 10n),
});

const facing = {
  pool: poolWith({ reserve0: RESERVE, reserve1: RESERVE, totalSupply: RESERVE }),
  ...{ isAToken0: true, named: 'A' as const },
};

/** A third token into either side of the pool: two quotes of two swaps, in books of which about a tenth is taken. */
const measure = (orders: number): Findings => {
  const kept = { firstKeptBps: KEPT_BPS, secondKeptBps: KEPT_BPS };
  const times: number[] = [];
  let poolTokens = 0n;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const hops = (['A', 'B'] as const).map((into): Hop => ({
      into,
      first: marketWith(orders),
      second: marketWith(orders),
      ...kept,
    }));
    const amount = (BigInt(orders) * SIZE) / 5n + BigInt(round + 1000) * UNIT;
    const start = performance.now();
    const quote = zapThird({ facing, slippageBps: KEPT_BPS, amount, hops });
    const ms = performance.now() - start;
    if (!quote.ok) throw new Error(`No quote through books of ${orders} orders: ${quote.error.code}`);
    poolTokens = quote.value.zap.add.poolTokens;
    if (round >= 0) times.push(ms);
  }
  return {
    poolTokens: figure(Number(poolTokens / UNIT), 'pool tokens'),
    quote: atMost(LIMIT_US, median(times) * 1000, 'µs'),
  };
};

export const measureZapQuotes = (): Findings =>
  Object.fromEntries([100, 1000, 10_000].map((count) => [String(count), measure(count)]));
