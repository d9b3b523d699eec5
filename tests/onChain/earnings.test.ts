import type { Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { createPositionFold } from '#chain/positions/positionFold.ts';
import { readPosition, type PositionHistory } from '#chain/positions/readPosition.ts';
import { earningsOf } from '#domain/liquidity/earnings.ts';
import { amountsFor } from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const FAR = 10_000_000_000n;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const STAKING = ownArtifact('LpStaking');

const deployer = person('deployer');
const others = person('m0');
const holder = person('m1');
const friend = person('m2');

let stage: Stage;
let router: Address;
let staking: Address;
let pair: Address;
let tokens: readonly [Address, Address];

const act = (from: Address, abi: Interface, to: Address, method: string, args: readonly unknown[]) =>
  stage.executeAll([{ from, abi, to, method, args }]);

beforeAll(async () => {
  stage = await createStage();
}, 240_000);

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.reset();
  router = await stage.create(deployer, ROUTER, [stage.factory, stage.weth]);
  staking = await stage.create(deployer, STAKING, [stage.tokenOf('T8a'), 0n, 0n]);
  const [a, b] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
  tokens = sortsBefore(a, b) ? [a, b] : [b, a];
  pair = await stage.pairOf(a, b);
  const people = [others, holder, friend];
  await stage.executeAll([
    ...people.flatMap((from) =>
      [...tokens, pair].map((to) => ({ from, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] })),
    ),
    { from: holder, abi: ABIS.pair, to: pair, method: 'approve', args: [staking, WHOLE] },
    { from: deployer, abi: STAKING.abi, to: staking, method: 'add', args: [0n, pair, false] },
  ]);
});

const add = (from: Address, amount0: bigint, amount1: bigint) =>
  act(from, ROUTER.abi, router, 'addLiquidity', [...tokens, amount0, amount1, 0n, 0n, from, FAR]);

const remove = (from: Address, poolTokens: bigint) =>
  act(from, ROUTER.abi, router, 'removeLiquidity', [...tokens, poolTokens, 0n, 0n, from, FAR]);

/** A swap that puts both amounts in and takes both out, in one block. */
const swap = ([in0, in1]: readonly [bigint, bigint], out: readonly [bigint, bigint]) => {
  const paid = [in0, in1].map((amount, i) => ({
    ...{ from: others, abi: ABIS.token, to: tokens[i] ?? pair, method: 'transfer' },
    args: [pair, amount],
  }));
  return stage.executeAll([
    ...paid,
    { from: others, abi: ABIS.pair, to: pair, method: 'swap', args: [...out, others, '0x'] },
  ]);
};

const ask = async (method: string, ...args: readonly unknown[]): Promise<readonly bigint[]> => {
  const [answer] = await stage.callAll([{ abi: ABIS.pair, to: pair, method, args }]);
  return (answer?.toArray() ?? []) as bigint[];
};

const poolOf = async (feeRate?: bigint): Promise<PoolState> => {
  const [reserve0 = 0n, reserve1 = 0n] = await ask('getReserves');
  const [totalSupply = 0n] = await ask('totalSupply');
  const [kLast = 0n] = await ask('kLast');
  return { pair, token0: tokens[0], token1: tokens[1], reserve0, reserve1, totalSupply, kLast, feeRate };
};

const rpc = { send: <T>(method: string, params: readonly unknown[] = []) => stage.node.rpc<T>(method, ...params) };

const readPast = async (
  known?: PositionHistory,
  { account = holder, feeRate }: { readonly account?: Address; readonly feeRate?: bigint } = {},
): Promise<PositionHistory> => {
  const reading = {
    rpc,
    firstBlock: 0,
    foldOf: (owner: Parameters<typeof createPositionFold>[0]) => Promise.resolve(createPositionFold(owner)),
    signal: new AbortController().signal,
  };
  const past = await readPosition(reading, { pair, account, staking, feeRate }, known);
  if (!past.ok) throw new Error(past.error.code);
  return past.value;
};

const amounts = (amount0: bigint, amount1: bigint) => ({ amount0, amount1 });

it('three deposits, swaps between them, a partial removal and a staked part give what was reckoned by hand', async () => {
  // 2,000,000,000 pool tokens, of which 1000 stay locked: each represents a root of 1.
  await add(others, 1_000_000_000n, 4_000_000_000n);
  // A tenth more: 200,000,000 pool tokens.
  await add(holder, 100_000_000n, 400_000_000n);
  // Fees alone: the pool has 1,210,000,000 and 4,840,000,000 for 2,200,000,000 pool tokens, 1.1 each.
  await swap([110_000_001n, 440_000_000n], [1n, 0n]);
  // A tenth more: 220,000,000 pool tokens.
  await add(holder, 121_000_000n, 484_000_000n);
  // 1,331,000,000 and 5,324,000,000 become 2,928,200,000 each, for 2,420,000,000 pool tokens: 1.21.
  await swap([1_597_200_000n, 0n], [0n, 2_395_800_000n]);
  // A tenth more: 242,000,000 pool tokens.
  await add(holder, 292_820_000n, 292_820_000n);
  await act(holder, STAKING.abi, staking, 'deposit', [0n, 300_000_000n]);
  // A quarter of 662,000,000 pool tokens: 165,500,000 * 1.21 = 200,255,000 of each.
  await remove(holder, 165_500_000n);
  // 3,020,765,000 each become 664,568,300 and 16,614,207,500, for 2,496,500,000 pool tokens: 1.331, and a price of 25.
  await swap([0n, 13_593_442_500n], [2_356_196_700n, 0n]);
  await act(holder, STAKING.abi, staking, 'withdraw', [0n, 50_000_000n]);

  const { ledger, sinceTime } = await readPast();
  expect(ledger).toMatchObject({
    // 662,000,000 - 165,500,000, of which 300,000,000 - 50,000,000 are staked.
    poolTokens: 496_500_000n,
    staked: 250_000_000n,
    deposits: 3,
    withdrawals: 1,
    // 100 + 121 + 292.82 million and 400 + 484 + 292.82 million.
    deposited: amounts(513_820_000n, 1_176_820_000n),
    withdrawn: amounts(200_255_000n, 200_255_000n),
    // Three quarters of what was put in.
    held: amounts(385_365_000n, 882_615_000n),
    realised: {
      // The quarter's cost is (200 * 1 + 220 * 1.1 + 242 * 1.21) / 4 = 183.705, its value 200.255 million.
      fees: amounts(16_550_000n, 16_550_000n),
      // 200.255 - 128.455 - 16.55 and 200.255 - 294.205 - 16.55 million.
      divergence: amounts(55_250_000n, -110_500_000n),
    },
  });
  expect(earningsOf(ledger, await poolOf())).toMatchObject({
    // 496,500,000 * 0.2662 and * 6.655.
    now: amounts(132_168_300n, 3_304_207_500n),
    // Their cost is 551,115,000 and they represent 496,500,000 * 1.331 = 660,841,500. 132,168,300 is a fifth of that,
    // with deposits of 110,223,000; 3,304,207,500 is five times it, with deposits of 2,755,575,000.
    fees: amounts(21_945_300n, 548_632_500n),
    // 132,168,300 - 385,365,000 - 21,945,300 and 3,304,207,500 - 882,615,000 - 548,632,500.
    divergence: amounts(-275_142_000n, 1_872_960_000n),
  });
  const header = await stage.node.rpc<{ timestamp: Hex }>(
    'eth_getBlockByNumber',
    `0x${(ledger.sinceBlock ?? 0).toString(16)}`,
    false,
  );
  expect(sinceTime).toBe(Number(header.timestamp));
  // Results of the chain pay it: the whole stake is withdrawn, and everything burned.
  await act(holder, STAKING.abi, staking, 'withdraw', [0n, 250_000_000n]);
  const expected = amountsFor(await poolOf(), 496_500_000n);
  await remove(holder, 496_500_000n);
  const closed = (await readPast()).ledger;
  expect(closed).toMatchObject({ poolTokens: 0n, staked: 0n, held: amounts(0n, 0n), sinceBlock: undefined });
  expect(closed.withdrawn).toEqual(amounts(200_255_000n + expected.amount0, 200_255_000n + expected.amount1));
});

it('pool tokens from and to somebody count with what they represent then, the protocol’s part of the fees taken off', async () => {
  await act(deployer, ABIS.factory, stage.factory, 'setFeeTo', [person('fee')]);
  await add(others, 1_000_000_007n, 3_999_999_999n);
  await add(friend, 333_333_331n, 1_555_555_553n);
  await swap([777_777_777n, 0n], [0n, 1_111_111_111n]);
  await swap([55_555n, 333n], [5n, 7n]);
  const came = amountsFor(await poolOf(5n), 100_000_001n);
  await act(friend, ABIS.pair, pair, 'transfer', [holder, 100_000_001n]);
  await swap([0n, 999_999_999n], [200_000_000n, 0n]);
  const left = amountsFor(await poolOf(5n), 33_333_333n);
  await act(holder, ABIS.pair, pair, 'transfer', [friend, 33_333_333n]);
  const { ledger } = await readPast(undefined, { feeRate: 5n });
  expect(ledger).toMatchObject({ poolTokens: 66_666_668n, deposited: came, withdrawn: left });
  // Transfers of the friend in both directions count as the friend's withdrawal and deposit.
  const theirs = (await readPast(undefined, { account: friend, feeRate: 5n })).ledger;
  expect(theirs.withdrawn).toEqual(came);
  expect(theirs.deposits).toBe(2);
  // Pool tokens minted for the protocol belong to nobody's mint.
  await add(others, 1_000_000n, 10_000_000n);
  const fee = (await readPast(undefined, { account: person('fee'), feeRate: 5n })).ledger;
  const [given] = await ask('balanceOf', person('fee'));
  expect(fee).toMatchObject({ poolTokens: given, deposits: 1 });
  expect(given).toBeGreaterThan(0n);
});

it('reading on from what is known gives the same as reading everything, also with a burn of a part', async () => {
  await add(others, 5_000_000_000n, 7_000_000_000n);
  await add(holder, 300_000_000n, 420_000_000n);
  const first = await readPast();
  expect(await readPast(first)).toEqual({ ...first, readTo: first.readTo });
  await swap([90_000_000n, 0n], [0n, 100_000_000n]);
  await act(holder, STAKING.abi, staking, 'deposit', [0n, 1_000_000n]);
  const second = await readPast(first);
  await swap([0n, 800_000_000n], [400_000_000n, 0n]);
  // Sent to the pair by two, burned by one of them in a later transaction: no burn of the holder's own.
  await act(holder, ABIS.pair, pair, 'transfer', [pair, 5_000n]);
  await act(others, ABIS.pair, pair, 'transfer', [pair, 7_000n]);
  await act(others, ABIS.pair, pair, 'burn', [others]);
  await remove(holder, 77_777_777n);
  const third = await readPast(second);
  expect(third.ledger).toMatchObject({ withdrawals: 2, staked: 1_000_000n });
  expect(third).toEqual(await readPast());
});

it('a deposit that a reorganisation replaced is read again', async () => {
  await add(others, 5_000_000_000n, 5_000_000_000n);
  const snapshot = await stage.node.rpc<Hex>('evm_snapshot');
  await add(holder, 300n, 300n);
  const before = await readPast();
  expect(before.ledger.deposited).toEqual(amounts(300n, 300n));
  await stage.node.rpc('evm_revert', snapshot);
  await swap([5_000_000_000n, 0n], [0n, 2_000_000_000n]);
  await add(holder, 1000n, 300n);
  expect((await readPast(before)).ledger).toMatchObject({ deposited: amounts(1000n, 300n), deposits: 1 });
});

it('an account that never had any has nothing put in', async () => {
  await add(others, 5_000_000_000n, 5_000_000_000n);
  expect(await readPast()).toMatchObject({ last: undefined, sinceTime: undefined, ledger: { deposits: 0 } });
});
