import { Interface } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import type { Reader } from '#chain/sending/send.ts';
import { replayReverted } from '#chain/simulation/replayReverted.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { quantity, type Receipt } from './support/contractClient.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const router = new Interface([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);
const [taker, WHOLE, RESERVE] = [person('taker'), 2n ** 256n - 1n, 10n ** 24n];
const IN = 10n ** 20n;
const FAR = 10n ** 10n;

let stage: Stage;
let reader: Reader;
let at: Address;
let path: readonly [Address, Address];

beforeAll(async () => {
  stage = await createStage();
  reader = { send: (method, params) => stage.node.rpc(method, ...params) };
}, 240_000);

afterAll(() => stage.stop());

beforeEach(async () => {
  await stage.reset();
  at = await stage.create(person('deployer'), ROUTER, [stage.factory, stage.weth]);
  path = [stage.tokenOf('T18a'), stage.tokenOf('T8b')];
  const pair = await stage.pairOf(...path);
  const act = (to: Address, method: string, args: readonly unknown[]) => ({
    from: taker,
    abi: ABIS.token,
    to,
    method,
    args,
  });
  await stage.executeAll([
    ...path.map((to) => act(to, 'transfer', [pair, RESERVE])),
    act(path[0], 'approve', [at, WHOLE]),
  ]);
  await stage.executeAll([{ from: taker, abi: ABIS.pair, to: pair, method: 'sync', args: [] }]);
});

interface Swap {
  readonly from?: Address;
  readonly amount?: bigint;
  readonly min?: bigint;
  readonly deadline?: bigint;
  readonly gas?: bigint;
}

const sendSwap = ({ from = taker, amount = IN, min = 0n, deadline = FAR, gas = 10n ** 6n }: Swap): Promise<Hex> =>
  stage.node.rpc<Hex>('eth_sendTransaction', {
    from,
    to: at,
    data: router.encodeFunctionData('swapExactTokensForTokens', [amount, min, path, taker, deadline]),
    gas: quantity(gas),
    gasPrice: '0x0',
  });

/** Mines what was sent, and replays this transaction, which must have reverted. */
const causeOf = async (hash: Hex) => {
  await stage.mine();
  const { status, blockNumber } = await stage.node.rpc<Receipt>('eth_getTransactionReceipt', hash);
  expect(status).toBe('0x0');
  return replayReverted(reader, { hash, blockNumber: Number(blockNumber) });
};

it('names a price that another trade of the same block moved', async () => {
  const min = (IN * 997n) / 1000n - IN / 1000n;
  await sendSwap({ amount: RESERVE / 10n });
  expect(await causeOf(await sendSwap({ min }))).toEqual({
    code: 'priceMoved',
    reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
  });
});

it('names a deadline that passed between the blocks', async () => {
  const { timestamp } = await stage.node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
  const hash = await sendSwap({ deadline: BigInt(timestamp) + 60n });
  await stage.node.rpc('evm_setNextBlockTimestamp', Number(timestamp) + 120);
  expect(await causeOf(hash)).toEqual({ code: 'deadlinePassed', reason: 'UniswapV2Router: EXPIRED' });
});

it('names a transfer that the token refused, and gas that was used up', async () => {
  const unapproved = await causeOf(await sendSwap({ from: person('m1') }));
  expect(unapproved?.code).toBe('tokenRefused');
  expect(await causeOf(await sendSwap({ gas: 60_000n }))).toMatchObject({ code: 'outOfGas' });
});

it('knows no cause of a transaction that the node does not know', async () => {
  expect(await replayReverted(reader, { hash: `0x${'ab'.repeat(32)}`, blockNumber: 1 })).toBeUndefined();
});
