import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import type { Random } from '../../e2e/devnet/random.ts';
import { movePosition } from '#domain/liquidity/movePosition.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { person } from './support/people.ts';
import { ABIS } from './support/stage.ts';
import { BOOKS, createZapStage, ROUTER, taker, WHOLE, type Prepared, type ZapStage } from './support/zapStage.ts';

const FACTORY = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');

let zaps: ZapStage;

beforeAll(async () => {
  zaps = await createZapStage(taker);
}, 240_000);

afterAll(() => zaps.stage.stop());

interface Other {
  readonly router: Address;
  readonly pool: PoolState;
}

/** A pool of the same tokens on another exchange, of any depth and up to 5 % off the price. */
const openOther = async ({ token0, token1, reserve0, reserve1 }: PoolState, random: Random): Promise<Other> => {
  const { stage } = zaps;
  const factory = await stage.create(person('deployer'), FACTORY, [person('deployer')]);
  const router = await stage.create(person('deployer'), ROUTER, [factory, stage.weth]);
  await stage.executeAll([
    { from: taker, abi: FACTORY.abi, to: factory, method: 'createPair', args: [token0, token1] },
    ...[token0, token1].map((to) => ({
      ...{ from: taker, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] },
    })),
  ]);
  const read = async (to: Address, abi: typeof ABIS.pair, method: string, ...args: readonly unknown[]) =>
    (await stage.callAll([{ abi, to, method, args }]))[0]?.[0];
  const pair = (await read(factory, FACTORY.abi, 'getPair', token0, token1)) as Address;
  const share = BigInt(Math.floor(random.between(100, 20_000)));
  const price = BigInt(Math.floor(random.between(9_500, 10_500)));
  const [amount0, amount1] = [
    (reserve0 * share) / 10_000n + 2_000n,
    (reserve1 * share * price) / 100_000_000n + 2_000n,
  ];
  await stage.executeAll([
    { from: taker, abi: ABIS.token, to: token0, method: 'transfer', args: [pair, amount0] },
    { from: taker, abi: ABIS.token, to: token1, method: 'transfer', args: [pair, amount1] },
    { from: taker, abi: ABIS.pair, to: pair, method: 'mint', args: [person('deployer')] },
  ]);
  const totalSupply = (await read(pair, ABIS.pair, 'totalSupply')) as bigint;
  const figures = { reserve0: amount0, reserve1: amount1, totalSupply, kLast: 0n, feeRate: undefined };
  return { router, pool: { pair, token0, token1, ...figures } };
};

/** Removes and supplies as quoted; compares what arrives. Undefined if nothing could be quoted. */
const moveAndCompare = async ({ router, pool }: Prepared, random: Random) => {
  const { stage, balances } = zaps;
  const [held = 0n] = await balances([pool.pair]);
  const other = await openOther(pool, random);
  const isAToken0 = random.pick([true, false]);
  const move = movePosition({
    ...{ from: { pool, isAToken0 }, poolTokens: (held * BigInt(Math.floor(random.between(1, 950)))) / 1000n },
    ...{ to: { pool: other.pool, isAToken0, named: 'A' }, slippageBps: 50, keptBps: random.pick([0, 50]) },
  });
  if (!move.ok) return undefined;
  const { removal, add, kept } = move.value;
  const [tokenA, tokenB] = isAToken0 ? [pool.token0, pool.token1] : [pool.token1, pool.token0];
  const tokens = [tokenA, tokenB, pool.pair, other.pool.pair];
  const before = await balances(tokens);
  const desired = [add.amountADesired, add.amountBDesired];
  const removing = [tokenA, tokenB, removal.poolTokens, ...desired, taker, WHOLE];
  const supplying = [tokenA, tokenB, ...desired, add.amountAMin, add.amountBMin, taker, WHOLE];
  await stage.executeAll([
    { abi: ROUTER.abi, to: router, method: 'removeLiquidity', from: taker, args: removing },
    { abi: ROUTER.abi, to: other.router, method: 'addLiquidity', from: taker, args: supplying },
  ]);
  const after = await balances(tokens);
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
    kept.a,
    kept.b,
    -removal.poolTokens,
    add.poolTokens,
  ]);
  return { usesBook: undefined, hasFee: pool.feeRate !== undefined };
};

it(`a move to another exchange comes to what was quoted, to the unit, in ${BOOKS} random pools`, async () => {
  await zaps.compareAll(20_261_129, moveAndCompare);
}, 240_000);
