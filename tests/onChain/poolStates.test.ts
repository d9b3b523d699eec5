import { Interface } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { createPositionFold } from '#chain/positions/positionFold.ts';
import { readPoolStates } from '#chain/positions/readPoolStates.ts';
import { readPosition } from '#chain/positions/readPosition.ts';
import { pointBlocks, timeOfBlock } from '#domain/liquidity/positionPoints.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const FAR = 10_000_000_000n;
const FEE_RATE = 5n;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const READS = new Interface([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
]);

const deployer = person('deployer');
const others = person('m0');
const holder = person('m1');
const friend = person('m2');

let stage: Stage;
let router: Address;
let pair: Address;
let tokens: readonly [Address, Address];

const act = (from: Address, abi: Interface, to: Address, method: string, args: readonly unknown[]) =>
  stage.executeAll([{ from, abi, to, method, args }]);

beforeAll(async () => {
  stage = await createStage();
  await stage.reset();
  router = await stage.create(deployer, ROUTER, [stage.factory, stage.weth]);
  const [a, b] = [stage.tokenOf('T18a'), stage.tokenOf('T18b')];
  tokens = sortsBefore(a, b) ? [a, b] : [b, a];
  pair = await stage.pairOf(a, b);
  await stage.executeAll(
    [others, holder, friend].flatMap((from) =>
      [...tokens, pair].map((to) => ({ from, abi: ABIS.token, to, method: 'approve', args: [router, WHOLE] })),
    ),
  );
}, 240_000);

afterAll(() => stage.stop());

const add = (from: Address, amount0: bigint, amount1: bigint) =>
  act(from, ROUTER.abi, router, 'addLiquidity', [...tokens, amount0, amount1, 0n, 0n, from, FAR]);

const sell = (amount: bigint, path: readonly Address[]) =>
  act(others, ROUTER.abi, router, 'swapExactTokensForTokens', [amount, 0n, path, others, FAR]);

const hex = (block: number): Hex => `0x${block.toString(16)}`;

const readAt = async (method: string, block: number): Promise<readonly bigint[]> => {
  const call = { to: pair, data: READS.encodeFunctionData(method) };
  return [...READS.decodeFunctionResult(method, await stage.node.rpc<Hex>('eth_call', call, hex(block)))] as bigint[];
};

const figuresAt = async (block: number) => {
  const [reserve0, reserve1] = await readAt('getReserves', block);
  const [totalSupply] = await readAt('totalSupply', block);
  const [kLast] = await readAt('kLast', block);
  return { reserve0, reserve1, totalSupply, kLast, feeRate: FEE_RATE };
};

const timeAt = async (block: number): Promise<number> =>
  Number((await stage.node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', hex(block), false)).timestamp);

it("the pool at each past block is the chain's own, with the protocol's part of the fees", async () => {
  await act(deployer, ABIS.factory, stage.factory, 'setFeeTo', [person('fee')]);
  await add(others, 1_000_000_007n, 3_999_999_999n);
  await add(friend, 333_333_331n, 1_555_555_553n);
  // The first move is no mint: the product before it is searched.
  await act(friend, ABIS.pair, pair, 'transfer', [holder, 100_000_001n]);
  await sell(777_777_777n, tokens);
  await add(holder, 99_999_999n, 200_000_000n);
  await stage.node.rpc('anvil_mine', '0x9');
  await sell(999_999_999n, tokens.toReversed());
  await act(holder, ROUTER.abi, router, 'removeLiquidity', [...tokens, 77_777_777n, 0n, 0n, holder, FAR]);
  await sell(55_555n, tokens);

  const rpc = { send: <T>(method: string, params: readonly unknown[] = []) => stage.node.rpc<T>(method, ...params) };
  const reading = { rpc, firstBlock: 0, signal: new AbortController().signal };
  const foldOf = (owner: Parameters<typeof createPositionFold>[0]) => Promise.resolve(createPositionFold(owner));
  const owner = { pair, account: holder, staking: undefined, feeRate: FEE_RATE };
  const history = await readPosition({ ...reading, foldOf }, owner);
  if (!history.ok) throw new Error(history.error.code);
  const { marks, readTo } = history.value;
  expect(marks.map(({ moves }) => moves)).toEqual([{ deposit: 1 }, { deposit: 1 }, { withdrawal: 1 }]);

  const blocks = pointBlocks(marks, readTo);
  expect(blocks.length).toBeGreaterThan(12);
  const states = await readPoolStates({ ...reading, owner }, blocks);
  if (!states.ok) throw new Error(states.error.code);
  const { figures, times } = states.value;
  for (const block of blocks) {
    const expected = await figuresAt(block);
    expect(expected.kLast).toBeGreaterThan(0n);
    expect(figures.get(block)).toEqual(expected);
    expect(Math.abs(timeOfBlock(times, block) - (await timeAt(block)))).toBeLessThanOrEqual(2);
  }
  expect(new Set([...figures.values()].map((state) => state?.reserve0)).size).toBeGreaterThan(4);
});
