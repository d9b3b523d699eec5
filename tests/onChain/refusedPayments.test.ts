import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { npmArtifact, ownArtifact } from '../../e2e/devnet/artifact.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { simulate } from '#chain/sending/send.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { planAddLiquidity } from '#writes/liquidity/addLiquidity.ts';
import { explainRefusal } from '#writes/checks/explainProblem.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRemoveLiquidity } from '#writes/liquidity/removeLiquidity.ts';
import { planRouterSwap } from '#writes/orders/swapOnRouter.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const WHOLE = 2n ** 256n - 1n;
const FAR = 10_000_000_000n;
const ROUTER = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const STAKING = ownArtifact('LpStaking');
const AMOUNT = 1_000_000n;

const [deployer, holder, friend] = [person('deployer'), person('m1'), person('m2')];

let stage: Stage;
let rpc: RpcClient;
let router: Address;
let staking: Address;
let pair: Address;
let a: Token;
let b: Token;
let poolToken: Token;

const tokenAt = (address: Address): Token => ({
  ...{ kind: 'token', chainId: 137, decimals: 18, symbol: 'T', name: 'T', address },
});

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
}, 240_000);

afterAll(() => stage.stop());

const approve = (to: Address, spender: Address, amount: bigint) => ({
  ...{ from: holder, abi: ABIS.token, to, method: 'approve', args: [spender, amount] },
});

beforeEach(async () => {
  await stage.reset();
  [a, b] = [tokenAt(stage.tokenOf('T18a')), tokenAt(stage.tokenOf('T18b'))];
  router = await stage.create(deployer, ROUTER, [stage.factory, stage.weth]);
  staking = await stage.create(deployer, STAKING, [stage.tokenOf('T8a'), 0n, 0n]);
  pair = await stage.pairOf(a.address, b.address);
  poolToken = tokenAt(pair);
  const amounts = [10n * AMOUNT, 10n * AMOUNT, 0n, 0n, holder, FAR];
  await stage.executeAll([
    ...[a, b, poolToken].map(({ address }) => approve(address, router, WHOLE)),
    approve(pair, staking, WHOLE),
    { from: deployer, abi: STAKING.abi, to: staking, method: 'add', args: [0n, pair, false] },
    ...[0, 1].map(() => ({
      ...{ from: holder, abi: ROUTER.abi, to: router, method: 'addLiquidity' },
      args: [a.address, b.address, ...amounts],
    })),
  ]);
});

interface Case {
  readonly pays: Token;
  readonly plan: TransactionPlan;
}

const exchange = () => ({ name: 'Exchange', router, pair });

const cases: Readonly<Record<string, () => Case>> = {
  'a swap on a router': () => ({
    pays: a,
    plan: planRouterSwap(
      {
        ...{ exchange: exchange(), feePerThousand: 3, account: holder, recipient: holder, input: a, output: b },
        ...{ inputToken: a, outputToken: b, direction: 'SELL', field: 'INPUT', from: AMOUNT, to: 1n, shown: 1n },
      },
      { deadline: FAR, hasTransferFee: false },
    ),
  }),
  'an order': () => ({
    pays: a,
    plan: planOrder(
      {
        ...{ maker: holder, input: a, output: b, direction: 'SELL', orderType: 'LIMIT', targetIndex: 0n },
        ...{ from: AMOUNT, to: 2n * AMOUNT, expectedRest: AMOUNT, restTolerance: 0n, received: 0n, minReceived: 0n },
        ...{ pool: pair, takes: [] },
      },
      stage.book,
    ),
  }),
  'a supply': () => ({
    pays: b,
    plan: planAddLiquidity(
      {
        ...{ exchange: exchange(), pair, account: holder, currencyA: a, currencyB: b },
        quote: {
          ...{ amountADesired: AMOUNT, amountBDesired: AMOUNT, takenA: AMOUNT, takenB: AMOUNT },
          ...{ amountAMin: 0n, amountBMin: 0n, poolTokens: AMOUNT, minPoolTokens: 0n, supplyAfter: 21n * AMOUNT },
          opensPool: false,
        },
      },
      FAR,
    ),
  }),
  'a removal': () => ({
    pays: poolToken,
    plan: planRemoveLiquidity(
      {
        ...{ exchange: exchange(), pair, account: holder, currencyA: a, currencyB: b },
        removal: { poolTokens: AMOUNT, amountA: AMOUNT, amountB: AMOUNT },
        ...{ amountAMin: 0n, amountBMin: 0n, permit: undefined },
      },
      { deadline: FAR, hasTransferFee: false },
    ),
  }),
  'a stake': () => ({
    pays: poolToken,
    plan: planMining({
      ...{
        act: 'stake',
        staking,
        pid: 0n,
        poolToken,
        pool: 'T/T',
        amount: AMOUNT,
        reward: tokenAt(stage.tokenOf('T8a')),
      },
      ...{ secondReward: undefined, pending: undefined },
    }),
  }),
};

/** Cause that the dialog names; undefined if the call would succeed. */
const causeOf = async (plan: TransactionPlan): Promise<string | undefined> => {
  const { contract: to, callData: data, value } = plan;
  const answer = await simulate(rpc, { from: holder, to, data, value });
  if (answer.ok) return undefined;
  const { error } = answer;
  return error.code === 'reverted'
    ? ((await explainRefusal(plan, { reader: rpc, from: holder }, error))?.code ?? error.reason)
    : error.code;
};

it.each(Object.keys(cases))('%s names the missing approval, then the missing balance', async (name) => {
  const made = cases[name]?.();
  if (!made) throw new Error(name);
  const { pays, plan } = made;
  expect(await causeOf(plan)).toBeUndefined();
  await stage.executeAll([approve(pays.address, plan.contract, AMOUNT - 1n)]);
  expect(await causeOf(plan)).toBe('approvalShort');
  await stage.executeAll([approve(pays.address, plan.contract, AMOUNT)]);
  expect(await causeOf(plan)).toBeUndefined();
  const [balance] = await stage.callAll([{ abi: ABIS.token, to: pays.address, method: 'balanceOf', args: [holder] }]);
  const rest = (balance?.[0] as bigint) - AMOUNT + 1n;
  await stage.executeAll([
    { from: holder, abi: ABIS.token, to: pays.address, method: 'transfer', args: [friend, rest] },
  ]);
  expect(await causeOf(plan)).toBe('fundsMoved');
});

it('a price that moved beyond the slippage is blamed on no payment', async () => {
  const plan = planRouterSwap(
    {
      ...{ exchange: exchange(), feePerThousand: 3, account: holder, recipient: holder, input: a, output: b },
      ...{ inputToken: a, outputToken: b, direction: 'SELL', field: 'INPUT', from: AMOUNT, to: AMOUNT, shown: AMOUNT },
    },
    { deadline: FAR, hasTransferFee: false },
  );
  await stage.executeAll([approve(a.address, router, AMOUNT - 1n)]);
  expect(await causeOf(plan)).toMatch(/INSUFFICIENT_OUTPUT_AMOUNT/);
});
