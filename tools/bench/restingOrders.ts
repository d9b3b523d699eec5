import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeIntent, TradeQuote } from '#domain/trade/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { bookOf, deepList, TOKEN0, TOKEN1 } from '../../tests/domain/orderBook/markets.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

const UNIT = 10n ** 18n;
const RESERVE = 1_000_000n * UNIT;
const SIZE = 10n * UNIT;
const ROUNDS = 41;
const WARM_UP = 20;
const LIMITS_US = { quote: 1000, exactOutput: 5000 } as const;

const token = (address: typeof TOKEN0, symbol: string): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals: 18,
});

/** Amount to pay that fills about half of the resting orders, including the pool's part. */
const payingIntent = (count: number, extra: bigint): TradeIntent => ({
  input: token(TOKEN0, 'QUOTE'),
  output: token(TOKEN1, 'BASE'),
  direction: 'BUY',
  orderType: 'MARKET',
  field: 'INPUT',
  amount: RESERVE / 20n + (BigInt(count) * SIZE * 53n) / 100n + extra,
  slippageBps: 2500,
});

/** Amount to receive that fills about half of the resting orders, including the pool's part. */
const receivingIntent = (count: number, extra: bigint): TradeIntent => ({
  ...payingIntent(count, extra),
  field: 'OUTPUT',
  amount: RESERVE / 25n + (BigInt(count) * SIZE) / 2n + extra,
});

/** Up to a fifth above the pool's price. */
const ordersAbovePool = (count: number): readonly RestingOrder[] =>
  deepList(count, SIZE, (SIZE * 1001n) / 1000n, (SIZE * 12n) / 10n);

const quoteAgainst = (
  opposite: readonly RestingOrder[],
  extra: bigint,
  intentFor = payingIntent,
): { ms: number; quote: TradeQuote } => {
  const book = bookOf({ reserveSold: RESERVE, reserveBought: RESERVE, same: [], opposite });
  const intent = intentFor(opposite.length, extra);
  const start = performance.now();
  const quote = quoteTrade(intent, { book });
  const ms = performance.now() - start;
  if (!quote.ok) throw new Error(`No quote against ${opposite.length} resting orders: ${quote.error.code}`);
  return { ms, quote: quote.value };
};

const measure = (count: number): Findings => {
  const orders = ordersAbovePool(count);
  const first: number[] = [];
  const again: number[] = [];
  const output: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const asOfNewBlock = [...orders];
    const extra = BigInt(round + 1000) * UNIT;
    const times = [
      quoteAgainst(asOfNewBlock, 0n).ms,
      quoteAgainst(asOfNewBlock, extra).ms,
      quoteAgainst(asOfNewBlock, extra, receivingIntent).ms,
    ] as const;
    if (round >= 0) {
      first.push(times[0]);
      again.push(times[1]);
      output.push(times[2]);
    }
  }
  return {
    taken: quoteAgainst(orders, 0n).quote.fills.length,
    firstOfBlock: figure(median(first) * 1000, 'µs'),
    nextKeystroke: atMost(LIMITS_US.quote, median(again) * 1000, 'µs'),
    exactOutput: atMost(LIMITS_US.exactOutput, median(output) * 1000, 'µs'),
  };
};

export const measureRestingOrders = (): Findings =>
  Object.fromEntries([100, 1000, 10_000].map((count) => [String(count), measure(count)]));
