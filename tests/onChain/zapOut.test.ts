import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Random } from '../../e2e/devnet/random.ts';
import { minRemoved } from '#domain/liquidity/quoteRemoval.ts';
import { facingSide, zapOut } from '#domain/liquidity/zapOut.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import {
  BOOKS,
  createZapStage,
  quoteSale,
  ROUTER,
  taker,
  WHOLE,
  type Prepared,
  type ZapStage,
} from './support/zapStage.ts';

let zaps: ZapStage;

beforeAll(async () => {
  zaps = await createZapStage(taker);
}, 240_000);

afterAll(() => zaps.stage.stop());

const drawn = (random: Random, amount: bigint): bigint => (amount * BigInt(Math.floor(random.between(1, 950)))) / 1000n;

/** Removes and sells as quoted; compares what arrives. Undefined if nothing could be quoted. */
const zapAndCompare = async ({ raised, router, book, pool }: Prepared, random: Random) => {
  const { stage, balances } = zaps;
  const [own, other] = random.pick([
    [raised.tokens.base, raised.tokens.quote],
    [raised.tokens.quote, raised.tokens.base],
  ] as const);
  const [held = 0n] = await balances([book.pair]);
  const received = random.pick(['A', 'B'] as const);
  const keptBps = random.pick([0, 0, 50]);
  const isAToken0 = (received === 'A') === (own.address === book.token0);
  const zap = zapOut({
    ...{ pool, isAToken0, poolTokens: drawn(random, held), received, keptBps },
    orders: orientMarket(book, other.address),
  });
  if (!zap.ok) return undefined;
  const { removal, reserves, swapped, bought, kept, total, own: ownPaid } = zap.value;
  const sale = { input: other, output: own, amount: swapped };
  const traded = quoteSale(sale, { ...book, ...reserves });
  if (!traded) return undefined;
  expect(traded.filled.received).toBe(bought);
  const tokens = [own.address, other.address, book.pair];
  const before = await balances(tokens);
  const { amountAMin, amountBMin } = minRemoved(removal, keptBps);
  const [tokenA, tokenB] = facingSide(received, { a: own.address, b: other.address });
  const sides = [tokenA, tokenB, removal.poolTokens, amountAMin, amountBMin, taker, WHOLE];
  await stage.executeAll([{ abi: ROUTER.abi, to: router, method: 'removeLiquidity', from: taker, args: sides }]);
  const between = await balances(tokens);
  expect(between.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
    ownPaid,
    swapped + kept,
    -removal.poolTokens,
  ]);
  await zaps.sell(sale, traded.order);
  const after = await balances(tokens);
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([total, kept, -removal.poolTokens]);
  return { usesBook: traded.fills.length > 0, hasFee: pool.feeRate !== undefined };
};

it(`a removal into one token comes to what was quoted, to the unit, on ${BOOKS} random pools and books`, async () => {
  await zaps.compareAll(20_261_128, zapAndCompare);
}, 240_000);
