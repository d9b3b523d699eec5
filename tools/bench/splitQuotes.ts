import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, type RouterMarket } from '#domain/trade/routerQuote.ts';
import { splitTrade } from '#domain/trade/splitTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { bookOf, deepList, listOf, maker, PAIR } from '../../tests/domain/orderBook/markets.ts';
import { buy, E18, E6, sell } from '../../tests/domain/trade/tickets.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

const RESERVE = 1_000_000n * E18;
const SIZE = 10n * E18;
const ROUNDS = 41;
const WARM_UP = 20;
const LIMIT_US = 5000;

const exchange = { id: 'other', name: 'Other', router: maker(90), pair: PAIR, feeFactor: 997, usable: true };

/** Half as deep as the order book's pool. */
const other: RouterMarket = { ...exchange, reserveSold: RESERVE / 2n, reserveBought: RESERVE / 2n };

/** Orders up to a fifth above the pool's price, in a new array: running sums are cached per array. */
const bookWith = (orders: number) =>
  bookOf({
    ...{ reserveSold: RESERVE, reserveBought: RESERVE, same: [] },
    opposite: deepList(orders, SIZE, (SIZE * 1001n) / 1000n, (SIZE * 12n) / 10n),
  });

/** A split over a book of which about a fifth is taken, and a pool. */
const measure = (orders: number): Findings => {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const market = { book: bookWith(orders) };
    const amount = (BigInt(orders) * SIZE) / 5n + BigInt(round + 1000) * E18;
    const start = performance.now();
    const split = splitTrade({ intent: sell(amount), market, other });
    const ms = performance.now() - start;
    if (!split) throw new Error(`No split of a book of ${orders} orders`);
    if (round >= 0) times.push(ms);
  }
  return { split: atMost(LIMIT_US, median(times) * 1000, 'µs') };
};

/** $500,000 on each side of the pool with 20 orders of $2,500 behind it, and another pool of a fifth of that depth. */
const market = {
  book: bookOf({
    ...{ reserveSold: 1_200_000n * E18, reserveBought: 500_000n * E6 },
    same: listOf(
      Array.from({ length: 20 }, (_, index) => ({ from: 6_000n * E18, to: 2_505n * E6 + BigInt(index) * 5n * E6 })),
    ),
    opposite: [],
  }),
};
const fifth: RouterMarket = {
  ...exchange,
  ...{ reserveSold: 100_000n * E6, reserveBought: 240_000n * E18 },
};

/** Received amounts of a market order: from the book with its pool, from the best exchange alone, and split. */
const receivedFor = (intent: TradeIntent): Findings => {
  const [book, elsewhere] = [quoteTrade(intent, market), quoteOnRouter(intent, fifth)];
  const split = splitTrade({ intent, market, other: fifth });
  if (!book.ok || !elsewhere.ok || !split) throw new Error('No quote of the table');
  const whole = (raw: bigint) => figure(Number(raw / E18), 'MYT');
  const alone = [book.value, elsewhere.value].map(({ filled }) => filled.received);
  const best = alone.reduce((most, each) => (each > most ? each : most));
  const both = split.book.filled.received + split.other.filled.received;
  return {
    filledInBook: figure(Number((book.value.filled.spent * 100n) / intent.amount), '%'),
    book: whole(book.value.filled.received),
    best: whole(best),
    split: whole(both),
    gain: figure(Number(((both - best) * 1_000_000n) / best) / 100, 'bp'),
    shareInBook: figure(Number((split.book.filled.spent * 100n) / intent.amount), '%'),
  };
};

const filled = (): Findings =>
  Object.fromEntries(
    [1_000n, 5_000n, 10_000n, 40_000n, 100_000n].map((dollars) => [`$${dollars}`, receivedFor(buy(dollars * E6))]),
  );

export const measureSplitQuotes = (): Findings => ({
  ...Object.fromEntries([100, 1000, 10_000].map((count) => [String(count), measure(count)])),
  filled: filled(),
});
