import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random } from '../../e2e/devnet/random.ts';
import { minRemoved } from '#domain/liquidity/quoteRemoval.ts';
import { facingSide, zapOut } from '#domain/liquidity/zapOut.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { ABIS } from './support/stage.ts';
import { createZapStage, ROUTER, taker, WHOLE, type Prepared, type ZapStage } from './support/zapStage.ts';

const BOOKS = 80;

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
  const traded = quoteTrade(
    {
      ...{ input: other, output: own, direction: 'SELL', orderType: 'MARKET', field: 'INPUT' },
      ...{ amount: swapped, slippageBps: 50, unfilled: 'LEAVE_OUT' },
    },
    { book: { ...book, ...reserves } },
  );
  if (!traded.ok || traded.value.waitsBehind || traded.value.rests.sold > 0n) return undefined;
  expect(traded.value.filled.received).toBe(bought);
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
  const { from, to } = traded.value.order;
  const args = [taker, other.address, own.address, 0n, from, to];
  await stage.executeAll([{ abi: ABIS.book, to: stage.book, method: 'addOrder', from: taker, args }]);
  const after = await balances(tokens);
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([total, kept, -removal.poolTokens]);
  return { usesBook: traded.value.fills.length > 0, hasFee: pool.feeRate !== undefined };
};

it(`a removal into one token comes to what was quoted, to the unit, on ${BOOKS} random pools and books`, async () => {
  const random = createRandom(20_261_128);
  const done: { readonly usesBook: boolean; readonly hasFee: boolean }[] = [];
  for (let seed = 0; seed < BOOKS; seed += 1) {
    const prepared = await zaps.prepare(seed, random);
    const compared = prepared && (await zapAndCompare(prepared, random));
    if (compared) done.push(compared);
  }
  console.log(`zaps: ${done.length}, through orders: ${done.filter(({ usesBook }) => usesBook).length}`);
  expect(done.length).toBeGreaterThan(30);
  expect(done.filter(({ usesBook }) => usesBook).length).toBeGreaterThan(10);
  expect(done.filter(({ hasFee }) => hasFee).length).toBeGreaterThan(10);
}, 240_000);
