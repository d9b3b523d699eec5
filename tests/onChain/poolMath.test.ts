import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { createRandom, type Random } from '../../e2e/devnet/random.ts';
import { amountsFor, amountsToAdd, poolTokensFor, poolTokensToGet } from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Answer } from './support/contractClient.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const POOLS = 24;
const ROUNDS = 4;
const SEED = 20_261_122;
const WHOLE = 2n ** 256n - 1n;
const NOBODY = `0x${'0'.repeat(40)}`;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const provider = person('taker');

let stage: Stage;
let router: Address;
let compared: number;

beforeAll(async () => {
  stage = await createStage();
}, 240_000);

afterAll(() => stage.stop());

beforeEach(() => {
  compared = 0;
});

const upTo = (random: Random, digits: number): bigint =>
  BigInt(Math.floor(random.between(1, 10) * 10 ** random.between(0, digits)));

interface Pair {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly takesPart: boolean;
}

const numberOf = async (to: Address, method: string, ...args: readonly unknown[]): Promise<bigint> => {
  const [answer] = await stage.callAll([{ abi: ABIS.pair, to, method, args }]);
  return answer?.[0] as bigint;
};

const stateOf = async ({ pair, token0, token1, takesPart }: Pair): Promise<PoolState> => {
  const [reserves] = await stage.callAll([{ abi: ABIS.pair, to: pair, method: 'getReserves', args: [] }]);
  return {
    ...{ pair, token0, token1 },
    reserve0: reserves?.[0] as bigint,
    reserve1: reserves?.[1] as bigint,
    totalSupply: await numberOf(pair, 'totalSupply'),
    kLast: await numberOf(pair, 'kLast'),
    feeRate: takesPart ? 5n : undefined,
  };
};

const say = (answer: Answer): readonly bigint[] | 'refused' =>
  answer.ok ? answer.values.map((value) => BigInt(value as bigint)) : 'refused';

/** The domain's forecast of the router's addLiquidity with these amounts. */
const expectedAdd = (pool: PoolState, desired: readonly [bigint, bigint], first: 'token0' | 'token1') => {
  const taken = amountsToAdd(pool, desired[0], desired[1], first);
  if (!taken.ok) return 'refused';
  const { amount0, amount1 } = taken.value;
  const minted = poolTokensFor(pool, amount0, amount1);
  if (!minted.ok) return 'refused';
  return [...(first === 'token0' ? [amount0, amount1] : [amount1, amount0]), minted.value];
};

/** Compares one wish with the router, in the order of a coin toss, and lets it happen where it is taken. */
const add = async (random: Random, at: Pair, desired: readonly [bigint, bigint]): Promise<void> => {
  const pool = await stateOf(at);
  const first = random.pick(['token0', 'token1'] as const);
  const [a, b] = first === 'token0' ? [at.token0, at.token1] : [at.token1, at.token0];
  const [amountADesired, amountBDesired] = first === 'token0' ? desired : [desired[1], desired[0]];
  const args = [a, b, amountADesired, amountBDesired, 0, 0, provider, WHOLE];
  const call = { abi: ROUTER.abi, to: router, method: 'addLiquidity', args, from: provider };
  const answer = say(await stage.tryCall(call));
  expect(expectedAdd(pool, desired, first)).toEqual(answer);
  compared += 1;
  if (answer !== 'refused') await stage.executeAll([call]);
};

const remove = async (at: Pair, part: bigint): Promise<void> => {
  const pool = await stateOf(at);
  const liquidity = ((await numberOf(at.pair, 'balanceOf', provider)) * part) / 1000n;
  const args = [at.token0, at.token1, liquidity, 0, 0, provider, WHOLE];
  const call = { abi: ROUTER.abi, to: router, method: 'removeLiquidity', args, from: provider };
  const answer = say(await stage.tryCall(call));
  const { amount0, amount1 } = amountsFor(pool, liquidity);
  expect(amount0 > 0n && amount1 > 0n ? [amount0, amount1] : 'refused').toEqual(answer);
  compared += 1;
  if (answer === 'refused') return;
  const fewest = poolTokensToGet(pool, amount0, pool.reserve0);
  expect(amountsFor(pool, fewest).amount0).toBe(amount0);
  expect(fewest).toBeLessThanOrEqual(liquidity);
  await stage.executeAll([call]);
};

/** A trade into the pool, or a present to it, so that the product of its reserves grows. */
const trade = async (random: Random, at: Pair): Promise<void> => {
  const { reserve0, reserve1 } = await stateOf(at);
  const amount = (reserve0 * BigInt(Math.floor(random.between(1, 500)))) / 1000n;
  const out = (amount * 997n * reserve1) / (reserve0 * 1000n + amount * 997n);
  if (out === 0n) return;
  await stage.executeAll([
    { from: provider, abi: ABIS.token, to: at.token0, method: 'transfer', args: [at.pair, amount] },
    { from: provider, abi: ABIS.pair, to: at.pair, method: 'swap', args: [0, out, provider, '0x'] },
  ]);
};

const open = async (random: Random): Promise<Pair> => {
  await stage.reset();
  router = await stage.create(person('deployer'), ROUTER, [stage.factory, stage.weth]);
  const one = stage.tokenOf(random.pick(['T6a', 'T18a', 'T8b']));
  const other = stage.tokenOf(random.pick(['T6b', 'T18b', 'T0']));
  const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
  const pair = await stage.pairOf(token0, token1);
  const takesPart = random.next() < 0.5;
  const deployer = person('deployer');
  const args = [takesPart ? person('fee') : NOBODY];
  await stage.executeAll([
    { from: deployer, abi: ABIS.factory, to: stage.factory, method: 'setFeeTo', args },
    ...[token0, token1, pair].map((to) => {
      return { from: provider, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] };
    }),
  ]);
  return { pair, token0, token1, takesPart };
};

it(`adding and removing come to what the router says, to the unit, on ${POOLS} random pools`, async () => {
  const random = createRandom(SEED);
  for (let i = 0; i < POOLS; i += 1) {
    const at = await open(random);
    await add(random, at, [upTo(random, 4), upTo(random, 4)]);
    await add(random, at, [upTo(random, 26) + 2000n, upTo(random, 26) + 2000n]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await trade(random, at);
      const { reserve0, reserve1 } = await stateOf(at);
      const wish = (reserve: bigint): bigint => (reserve * BigInt(Math.floor(random.between(1, 2000)))) / 1000n + 1n;
      await add(random, at, random.next() < 0.2 ? [1n, upTo(random, 3)] : [wish(reserve0), wish(reserve1)]);
      await trade(random, at);
      await remove(at, BigInt(Math.floor(random.between(0, 700))));
    }
    await remove(at, 1000n);
  }
  expect(compared).toBeGreaterThanOrEqual(200);
}, 240_000);

it('a pool with only one of its tokens takes nothing, and neither does one that would overflow', async () => {
  const random = createRandom(SEED);
  const at = await open(random);
  await stage.executeAll([
    { from: provider, abi: ABIS.token, to: at.token0, method: 'transfer', args: [at.pair, 5] },
    { from: provider, abi: ABIS.pair, to: at.pair, method: 'sync', args: [] },
  ]);
  await add(random, at, [10n ** 6n, 10n ** 6n]);
  expect(expectedAdd(await stateOf(at), [10n ** 6n, 10n ** 6n], 'token0')).toBe('refused');
  await stage.reset();
  const fresh = await open(random);
  const max = 2n ** 112n - 1n;
  await add(random, fresh, [max + 1n, 10n ** 6n]);
  expect(await numberOf(fresh.pair, 'totalSupply')).toBe(0n);
  await add(random, fresh, [max, 10n ** 6n]);
  expect(await numberOf(fresh.pair, 'totalSupply')).toBeGreaterThan(0n);
  await add(random, fresh, [1n, 1n]);
});
