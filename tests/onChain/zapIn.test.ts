import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { createRandom, type Random } from '../../e2e/devnet/random.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { swapInMarket, zapIn } from '#domain/liquidity/zapIn.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Call } from './support/contractClient.ts';
import { person } from './support/people.ts';
import { raiseBook, type RaisedBook } from './support/raiseBook.ts';
import { randomBook } from './support/randomBook.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const BOOKS = 80;
const WHOLE = 2n ** 256n - 1n;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const NOBODY = `0x${'0'.repeat(40)}`;
const taker = person('taker');

let stage: Stage;
let rpc: RpcClient;

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
}, 240_000);

afterAll(() => stage.stop());

const numberOf = async (to: Address, method: string, ...args: readonly unknown[]): Promise<bigint> =>
  (await stage.callAll([{ abi: ABIS.pair, to, method, args }]))[0]?.[0] as bigint;

const balances = (tokens: readonly Address[]): Promise<readonly bigint[]> =>
  Promise.all(tokens.map((token) => numberOf(token, 'balanceOf', taker)));

/** The first supply, at the price that the pool of the random book has. */
const openPool = async (router: Address, book: PairBook): Promise<void> => {
  const { token0, token1, reserve0, reserve1, pair } = book;
  await stage.executeAll([
    ...[token0, token1, pair].map((to) => {
      return { from: taker, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] };
    }),
    { from: taker, abi: ABIS.token, to: token0, method: 'transfer', args: [pair, reserve0 + 2_000n] },
    { from: taker, abi: ABIS.token, to: token1, method: 'transfer', args: [pair, reserve1 + 2_000n] },
    { from: taker, abi: ABIS.pair, to: pair, method: 'mint', args: [person('m7')] },
  ]);
};

const poolOf = async (
  { pair, token0, token1, reserve0, reserve1 }: PairBook,
  feeRate?: bigint,
): Promise<PoolState> => ({
  ...{ pair, token0, token1, reserve0, reserve1, feeRate },
  totalSupply: await numberOf(pair, 'totalSupply'),
  kLast: await numberOf(pair, 'kLast'),
});

interface Prepared {
  readonly raised: RaisedBook;
  readonly router: Address;
  readonly pool: PoolState;
  readonly book: PairBook;
}

const prepare = async (seed: number, random: Random): Promise<Prepared | undefined> => {
  const plan = randomBook(seed);
  const raised = await raiseBook(stage, rpc, { ...plan, minimum: 0n });
  const before = await raised.readAnew();
  if (!before || before.reserve0 < 2_000n || before.reserve1 < 2_000n || before.reserve0 > 2n ** 100n) return undefined;
  if (before.reserve1 > 2n ** 100n) return undefined;
  const hasFee = random.next() < 0.5;
  const router = await stage.create(person('deployer'), ROUTER, [stage.factory, stage.weth]);
  await stage.executeAll([
    {
      ...{ from: person('deployer'), abi: ABIS.factory, to: stage.factory, method: 'setFeeTo' },
      args: [hasFee ? person('fee') : NOBODY],
    },
  ]);
  await openPool(router, before);
  const book = await raised.readAnew();
  return book && { raised, router, book, pool: await poolOf(book, hasFee ? 5n : undefined) };
};

/** Swaps and supplies as quoted; compares what arrives and what remains. Undefined if nothing could be quoted. */
const zapAndCompare = async ({ raised, router, book, pool }: Prepared, random: Random) => {
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
  const traded = quoteTrade(
    {
      ...{ input: sold, output: bought, direction: 'SELL', orderType: 'MARKET', field: 'INPUT' },
      ...{ amount: swapped, slippageBps: 50 },
    },
    { book },
  );
  if (!traded.ok || traded.value.waitsBehind) return undefined;
  const { from, to } = traded.value.order;
  const tokens = [sold.address, bought.address, book.pair];
  const before = await balances(tokens);
  const order = { abi: ABIS.book, to: stage.book, method: 'addOrder', from: taker };
  await stage.executeAll([{ ...order, args: [taker, sold.address, bought.address, 0n, from, to] }]);
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
  return { usesBook: traded.value.fills.length > 0, hasFee: pool.feeRate !== undefined };
};

it(`a supply of one token comes to what was quoted, to the unit, on ${BOOKS} random pools and books`, async () => {
  const random = createRandom(20_261_127);
  const done: { readonly usesBook: boolean; readonly hasFee: boolean }[] = [];
  for (let seed = 0; seed < BOOKS; seed += 1) {
    const prepared = await prepare(seed, random);
    const compared = prepared && (await zapAndCompare(prepared, random));
    if (compared) done.push(compared);
  }
  console.log(`zaps: ${done.length}, through orders: ${done.filter(({ usesBook }) => usesBook).length}`);
  expect(done.length).toBeGreaterThan(30);
  expect(done.filter(({ usesBook }) => usesBook).length).toBeGreaterThan(10);
  expect(done.filter(({ hasFee }) => hasFee).length).toBeGreaterThan(10);
}, 240_000);
