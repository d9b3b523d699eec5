import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Random } from '../../e2e/devnet/random.ts';
import { zapThird, type Hop } from '#domain/liquidity/zapThird.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { person } from './support/people.ts';
import { tokenNamed } from './support/ticketPath.ts';
import { createZapStage, quoteSale, ROUTER, taker, WHOLE, type Prepared, type ZapStage } from './support/zapStage.ts';

const MARKETS = 160;

let zaps: ZapStage;

beforeAll(async () => {
  zaps = await createZapStage(person('m7'));
}, 240_000);

afterAll(() => zaps.stage.stop());

interface Way {
  readonly hop: Hop;
  readonly market: PairBook;
  readonly token: Token;
  readonly other: Token;
}

const waysOf = async ({ raised, book }: Prepared, third: Token, random: Random): Promise<readonly Way[]> => {
  const { base, quote } = raised.tokens;
  const [firstKeptBps, secondKeptBps] = random.pick([
    [0, 0],
    [50, 50],
  ] as const);
  const ways: Way[] = [];
  for (const [into, token, other] of [
    ['A', base, quote],
    ['B', quote, base],
  ] as const) {
    const seed = Math.floor(random.between(0, 100_000));
    const market = await zaps.addMarket(seed, [third.symbol, token.symbol]);
    if (!market) continue;
    const [first, second] = [orientMarket(market, third.address), orientMarket(book, token.address)];
    ways.push({ hop: { into, first, second, firstKeptBps, secondKeptBps }, market, token, other });
  }
  return ways;
};

/** Both swaps and the supply as quoted; compares what arrives and what remains. Undefined if nothing could be quoted. */
const compareThird = async (prepared: Prepared, random: Random) => {
  const { raised, router, book, pool } = prepared;
  const { stage, balances } = zaps;
  const { base, quote } = raised.tokens;
  const symbols = ['T2', 'T8a', 'T18a', 'T18b'].filter((symbol) => ![base.symbol, quote.symbol].includes(symbol));
  const third = tokenNamed(stage, random.pick(symbols));
  const ways = await waysOf(prepared, third, random);
  const [{ hop: sample } = { hop: undefined }] = ways;
  if (!sample) return undefined;
  const amount = (sample.first.reserveSold * BigInt(Math.floor(random.between(1, 300)))) / 1000n + 1n;
  const facing = { pool, isAToken0: base.address === book.token0, named: random.pick(['A', 'B'] as const) };
  const quoted = zapThird({ facing, slippageBps: 50, amount, hops: ways.map(({ hop }) => hop) });
  if (!quoted.ok) return undefined;
  const { into, arrived, used, kept, zap } = quoted.value;
  const way = ways.find(({ hop }) => hop.into === into);
  if (!way) throw new Error('An unknown hop');
  const sales = [
    { sale: { input: third, output: way.token, amount }, in: way.market },
    { sale: { input: way.token, output: way.other, amount: zap.swapped }, in: book },
  ];
  const trades = sales.map(({ sale, in: market }) => quoteSale(sale, market));
  if (trades.includes(undefined)) return undefined;
  expect(trades.map((trade) => trade?.filled.received)).toEqual([arrived, zap.received]);
  const tokens: Address[] = [third.address, way.token.address, way.other.address, book.pair];
  const before = await balances(tokens);
  for (const [index, { sale }] of sales.entries()) {
    const trade = trades[index];
    if (trade) await zaps.sell(sale, trade.order);
  }
  const { add, dust } = zap;
  const sides = [base, add.amountADesired, add.amountAMin, quote, add.amountBDesired, add.amountBMin] as const;
  const [a, desiredA, minA, b, desiredB, minB] = sides;
  const inOrder = [a.address, b.address, desiredA, desiredB, minA, minB];
  const swapped = [b.address, a.address, desiredB, desiredA, minB, minA];
  const args = [...(facing.named === 'A' ? inOrder : swapped), taker, WHOLE];
  await stage.executeAll([{ abi: ROUTER.abi, to: router, method: 'addLiquidity', from: taker, args }]);
  const after = await balances(tokens);
  const changes = after.map((balance, index) => balance - (before[index] ?? 0n));
  expect(changes).toEqual([-amount, dust.paid + kept, dust.other, add.poolTokens]);
  expect(used + kept).toBe(arrived);
  return { usesBook: trades.some((trade) => trade && trade.fills.length > 0), hasFee: pool.feeRate !== undefined };
};

it(`a supply of a third token comes to what was quoted, to the unit, on ${MARKETS} random pools and books`, async () => {
  await zaps.compareAll(20_261_128, compareThird, MARKETS);
}, 480_000);
