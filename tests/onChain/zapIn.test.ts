import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Random } from '../../e2e/devnet/random.ts';
import { swapInMarket, zapIn } from '#domain/liquidity/zapIn.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Call } from './support/contractClient.ts';
import { person } from './support/people.ts';
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
  zaps = await createZapStage(person('m7'));
}, 240_000);

afterAll(() => zaps.stage.stop());

/** Swaps and supplies as quoted; compares what arrives and what remains. Undefined if nothing could be quoted. */
const zapAndCompare = async ({ raised, router, book, pool }: Prepared, random: Random) => {
  const { stage, balances } = zaps;
  const [sold, bought] = random.pick([
    [raised.tokens.base, raised.tokens.quote],
    [raised.tokens.quote, raised.tokens.base],
  ] as const);
  const market = orientMarket(book, sold.address);
  const amount = (market.reserveSold * BigInt(Math.floor(random.between(1, 900)))) / 1000n + 1n;
  const isSold0 = sold.address === book.token0;
  const named = random.pick(['A', 'B'] as const);
  const keptBps = random.pick([0, 0, 50]);
  const zap = zapIn({
    ...{ facing: { pool, isAToken0: isSold0, named }, paid: 'A', amount, slippageBps: 50, keptBps },
    swap: swapInMarket(market),
  });
  if (!zap.ok) return undefined;
  const { swapped, received, add, dust } = zap.value;
  const sale = { input: sold, output: bought, amount: swapped };
  const traded = quoteSale(sale, book);
  if (!traded) return undefined;
  const tokens = [sold.address, bought.address, book.pair];
  const before = await balances(tokens);
  await zaps.sell(sale, traded.order);
  const between = await balances(tokens);
  expect([(before[0] ?? 0n) - (between[0] ?? 0n), (between[1] ?? 0n) - (before[1] ?? 0n)]).toEqual([swapped, received]);
  const sides = [sold.address, bought.address, add.amountADesired, add.amountBDesired, add.amountAMin, add.amountBMin];
  const swappedSides = [sides[1], sides[0], sides[3], sides[2], sides[5], sides[4]];
  const supply: Call & { readonly from: Address } = {
    ...{ abi: ROUTER.abi, to: router, method: 'addLiquidity', from: taker },
    args: [...(named === 'A' ? sides : swappedSides), taker, WHOLE],
  };
  await stage.executeAll([supply]);
  const after = await balances(tokens);
  expect((after[2] ?? 0n) - (before[2] ?? 0n)).toBe(add.poolTokens);
  expect((before[0] ?? 0n) - (after[0] ?? 0n)).toBe(amount - dust.paid);
  expect((after[1] ?? 0n) - (before[1] ?? 0n)).toBe(dust.other);
  return { usesBook: traded.fills.length > 0, hasFee: pool.feeRate !== undefined };
};

it(`a supply of one token comes to what was quoted, to the unit, on ${BOOKS} random pools and books`, async () => {
  await zaps.compareAll(20_261_127, zapAndCompare);
}, 240_000);
