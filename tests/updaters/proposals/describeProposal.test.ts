import { ZERO_ADDRESS } from '#lib/hex.ts';
import { exchanges } from '#config/exchanges.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { AbiCoder } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bond } from '#chain/abis/bond.ts';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { farm } from '#chain/abis/farm.ts';
import { farmFactory } from '#chain/abis/farmFactory.ts';
import { faucet } from '#chain/abis/faucet.ts';
import { governor } from '#chain/abis/governor.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import { orderMining } from '#chain/abis/orderMining.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { router } from '#chain/abis/router.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { swapMining } from '#chain/abis/swapMining.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import { env } from '#config/env.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import { describeProposal } from '#updaters/proposals/describeProposal.ts';
import { ProposalReader } from '#updaters/proposals/proposalReader.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { everyPlan, PLANNER } from '../../support/everyPlan.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const at = (digit: string): string => `0x${digit.repeat(40)}`;
  const airdrop = { id: 'a', title: 'A', distributor: `0x${'1'.repeat(39)}2`, files: 'https://files.example' };
  configure({
    VITE_ROUTER_ADDRESS: at('1'),
    VITE_LP_STAKING_ADDRESS: at('2'),
    VITE_SINGLE_STAKING_ADDRESSES: at('3'),
    VITE_LOCK_STAKING_ADDRESS: at('4'),
    VITE_GOVERNOR_ADDRESS: at('5'),
    VITE_BURN_EARN_ADDRESS: at('6'),
    VITE_SWAP_MINING_ADDRESS: at('7'),
    VITE_ORDER_MINING_ADDRESS: at('8'),
    VITE_ORDER_MINING_CONFIG_ADDRESS: at('a'),
    VITE_REWARD_DISTRIBUTION_ADDRESS: at('9'),
    VITE_AIRDROPS: JSON.stringify([airdrop]),
    VITE_FAUCET_ADDRESSES: `0x${'1'.repeat(39)}3`,
    VITE_BOND_REGISTRY_ADDRESS: `0x${'1'.repeat(39)}4`,
    VITE_FARM_FACTORY_ADDRESS: `0x${'1'.repeat(39)}5`,
  });
});

const BOND = `0x${'1'.repeat(39)}6` as const;
const FARM = `0x${'1'.repeat(39)}7` as const;
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [USDC, MYT, LP] = ['3', '4', '2'].map((digit) => `0x${digit.padStart(40, '0')}` as Address) as [
  Address,
  Address,
  Address,
];

const coder = AbiCoder.defaultAbiCoder();
type SentRequest = Pick<ContractFunction<never, unknown>, 'selector'>;
const answers = new Map<string, string>();
const answer = (to: Address, { selector }: SentRequest, ...words: readonly (bigint | string)[]): void => {
  const types = words.map((word) => (typeof word === 'bigint' ? 'uint256' : 'address'));
  answers.set(`${to} ${selector}`, coder.encode(types, words));
};
const answerText = (to: Address, { selector }: SentRequest, text: string): void =>
  void answers.set(`${to} ${selector}`, coder.encode(['string'], [text]));

const poolOf = (a: Address, b: Address): Address => pairAddress(env.factory, env.pairInitCodeHash, a, b);
const set = (value: Address | undefined): Address => value ?? '0x';

const prepare = (): void => {
  answers.clear();
  for (const [token, symbol, decimals] of [
    [USDC, 'USDC', 6n],
    [MYT, 'MYT', 18n],
    [LP, 'MYT-LP', 18n],
  ] as const) {
    answerText(token, erc20.symbol, symbol);
    answerText(token, erc20.name, symbol);
    answer(token, erc20.decimals, decimals);
  }
  for (const token of [USDC, env.wrappedNative]) {
    const pool = poolOf(token, MYT);
    answer(pool, pairAbi.getReserves, 1000n, 900n, 1n);
    answer(pool, erc20.totalSupply, 100n);
    answer(pool, poolAbi.kLast, 0n);
  }
  for (const { factory } of exchanges) answer(factory, protocolFee.feeTo, ZERO_ADDRESS);
  answer(set(env.lpStaking), lpMining.poolInfo, LP, 1n, 1n, 1n, 1n, 1n);
  answer(set(env.lpStaking), lpMining.rewardToken, MYT);
  answer(set(env.lpStaking), lpMining.isMultLP, 1n);
  answer(set(env.lpStaking), lpMining.secondToken, USDC);
  answer(set(env.lpStaking), lpStaking.userInfo, 5n);
  answer(set(env.singleStaking[0]), singleStaking.stakedToken, MYT);
  answer(set(env.singleStaking[0]), singleStaking.rewardToken, MYT);
  answer(set(env.lockStaking[0]), lockStaking.token, MYT);
  answer(set(env.lockStaking[0]), lockStaking.stakesCount, 1n);
  answer(set(env.lockStaking[0]), lockStaking.stakes, 4n, 0n, 1n, 200n, 9n, 7n);
  answer(set(env.burnEarn), burnEarn.burnToken, MYT);
  answer(set(env.burnEarn), burnEarn.rewardToken, USDC);
  answer(set(env.swapMining), swapMining.rewardToken, MYT);
  answer(set(env.orderMining), orderMining.rewardToken, MYT);
  answer(set(env.airdrops[0]?.distributor), merkleDistributor.token, MYT);
  answer(set(env.faucets[0]), faucet.token, MYT);
  answer(set(env.faucets[0]), faucet.amount, 5n);
  answer(set(env.governor), governor.token, MYT);
  answer(FARM, farm.stakingToken, LP);
  answer(FARM, erc20.balanceOf, 5n);
  answer(set(env.farmFactory), farmFactory.farmOf, FARM, MYT, USDC, 1n, 1n, 1n);
  answer(set(env.bondRegistry), bondRegistry.bondDetails, MYT, USDC, OTHER, BOND, OTHER);
  answer(BOND, bond.trueBondPrice, 10n ** 7n);
  answer(BOND, bond.currentOlympusFee, 0n);
};

const send = (_method: string, [call]: readonly unknown[]): Promise<unknown> => {
  const { to, data } = call as { readonly to: Address; readonly data: string };
  const found = answers.get(`${to} ${data.slice(0, 10)}`);
  return found === undefined
    ? Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data: '0x' }))
    : Promise.resolve(found);
};
const infosOf = async (...calls: readonly RequestedCall[]): Promise<readonly (TransactionInfo | undefined)[]> => {
  prepare();
  const reader = new ProposalReader({ send: send as never }, PLANNER);
  return (await describeProposal(calls, reader)).map(({ info }) => info);
};

const OPERATIONS: Readonly<Record<string, Address | undefined>> = {
  addPair: env.swapMining,
  deployFarm: env.farmFactory,
  updateFarm: env.farmFactory,
  fundFarm: env.farmFactory,
  pushBond: env.bondRegistry,
};

/** The configured contract of a plan, whose own one is the same for all kinds. */
const recipientOf = ({ contract, info, callData }: TransactionPlan): Address | undefined => {
  switch (info.kind) {
    case 'placeOrder':
    case 'cancelOrder':
    case 'cancelIntoDeposit':
    case 'depositTokens':
    case 'withdrawDeposit':
      return env.orderBook;
    case 'swap':
    case 'addLiquidity':
    case 'removeLiquidity':
      return env.router;
    case 'stake':
    case 'unstake':
    case 'claimRewards':
    case 'leaveRewards':
      return { farm: FARM, single: env.singleStaking[0], pool: env.lpStaking }[info.programme ?? 'pool'];
    case 'claimTrades':
      return env.swapMining;
    case 'claimOrderRewards':
      return env.orderMining;
    case 'lockTokens':
    case 'unlockTokens':
      return env.lockStaking[0];
    case 'burn':
    case 'claimBurnRewards':
      return env.burnEarn;
    case 'claimDistribution':
      return env.rewardDistribution;
    case 'claimAirdrop':
      return env.airdrops[0]?.distributor;
    case 'buyBond':
    case 'claimBond':
      return BOND;
    case 'drip':
      return env.faucets[0];
    case 'operate':
      return OPERATIONS[info.operation] ?? env.rewardDistribution;
    case 'approve':
    case 'resetApproval':
    case 'requireBalance':
    case 'wrap':
    case 'unwrap':
    case 'delegateVotes':
      return callData && contract;
    default:
      return env.governor;
  }
};

const callOf = (plan: TransactionPlan): RequestedCall => ({
  to: recipientOf(plan) ?? '0x',
  data: plan.callData,
  value: plan.value.toString(),
});

/** Fields that a call has not: an order's type, and words and amounts by which it was planned. */
const KEPT: readonly string[] = [
  ...['kind', 'programme', 'from', 'to', 'maker', 'recipient', 'orderIndex', 'proposal', 'support', 'title'],
  ...['operation', 'subject', 'rewardAmount', 'delegatee', 'spender', 'field', 'amount'],
];
const keptOf = (info: object): object =>
  Object.fromEntries(Object.entries(info).filter(([field]) => KEPT.includes(field)));

const plans = Object.entries(everyPlan).flatMap(([kind, ones]) =>
  ones.map((plan, index): [string, TransactionPlan] => [`${kind} ${index}`, plan]),
);

describe('a call of this application', () => {
  it.each(plans.filter(([name]) => !/^(approve|signedVote)/.test(name)))('is described: %s', async (_, plan) => {
    const [info] = await infosOf(callOf(plan));
    expect(info).toMatchObject(keptOf(plan.info));
    expect(info?.kind).toBe(plan.info.kind);
  });

  it.each([
    ['the order book', env.orderBook],
    ['a bond', BOND],
    ['a farm', FARM],
  ])('is an approval for %s', async (_, spender) => {
    const [info] = await infosOf({ to: USDC, value: '0', data: erc20.approve.encode(spender, 5n) });
    expect(info).toMatchObject({ kind: 'approve', amount: '5', spender, token: { symbol: 'USDC', decimals: 6 } });
  });

  it('has the amounts of the pool now', async () => {
    const { router: to } = env;
    const add = liquidityRouter.addLiquidity.encode(MYT, USDC, 90n, 500n, 1n, 1n, PLANNER, 9n);
    const remove = liquidityRouter.removeLiquidity.encode(MYT, USDC, 10n, 1n, 1n, PLANNER, 9n);
    const [added, removed] = await infosOf({ to, value: '0', data: add }, { to, value: '0', data: remove });
    expect(added).toMatchObject({ kind: 'addLiquidity', amountA: '90', amountB: '100' });
    expect(removed).toMatchObject({ kind: 'removeLiquidity', amountA: '90', amountB: '100' });
  });

  it('counts the pool tokens that the protocol mints before a removal', async () => {
    prepare();
    answer(poolOf(USDC, MYT), poolAbi.kLast, 640_000n);
    for (const { factory } of exchanges) answer(factory, protocolFee.feeTo, OTHER);
    const data = liquidityRouter.removeLiquidity.encode(MYT, USDC, 10n, 1n, 1n, PLANNER, 9n);
    const reader = new ProposalReader({ send: send as never }, PLANNER);
    const [call] = await describeProposal([{ to: env.router, value: '0', data }], reader);
    // Two more than 100: 100 * (948 - 800) / (948 * 5 + 800).
    expect(call?.info).toMatchObject({ kind: 'removeLiquidity', amountA: '88', amountB: '98' });
  });

  it('names the pool of a pool token by its tokens', async () => {
    const pool = poolOf(MYT, USDC);
    const stake = { to: set(env.lpStaking), value: '0', data: lpMining.deposit.encode(1n, 5n) };
    prepare();
    const lpPool = poolOf(USDC, MYT);
    answer(set(env.lpStaking), lpMining.poolInfo, lpPool, 1n, 1n, 1n, 1n, 1n);
    answer(pool, factoryPair.token0, USDC);
    answer(pool, factoryPair.token1, MYT);
    const reader = new ProposalReader({ send: send as never }, PLANNER);
    const [call] = await describeProposal([stake], reader);
    expect(call?.info).toMatchObject({
      kind: 'stake',
      poolToken: { symbol: 'MYT-LP', decimals: 18 },
      pool: 'USDC/MYT',
    });
  });
});

describe('a call that only looks like one', () => {
  const { router: to } = env;
  it.each<[string, RequestedCall]>([
    [
      'pool tokens go to another account',
      { to, value: '0', data: liquidityRouter.addLiquidity.encode(MYT, USDC, 9n, 9n, 1n, 1n, OTHER, 9n) },
    ],
    [
      'the payment goes to another account',
      { to, value: '0', data: liquidityRouter.removeLiquidity.encode(MYT, USDC, 9n, 1n, 1n, OTHER, 9n) },
    ],
    [
      'a pool of one token',
      { to, value: '0', data: liquidityRouter.addLiquidity.encode(MYT, MYT, 9n, 9n, 1n, 1n, PLANNER, 9n) },
    ],
    [
      'three tokens in the path',
      { to, value: '0', data: router.swapExactTokensForTokens.encode(9n, 1n, [MYT, USDC, LP], PLANNER, 9n) },
    ],
    ['a bond for another account', { to: BOND, value: '0', data: bond.deposit.encode(5n, 9n, OTHER) }],
    ['a bond that is not listed', { to: OTHER, value: '0', data: bond.deposit.encode(5n, 9n, PLANNER) }],
    ['a farm that is not listed', { to: OTHER, value: '0', data: farm.stake.encode(5n) }],
    ['an approval for another spender', { to: USDC, value: '0', data: erc20.approve.encode(OTHER, 5n) }],
    ['coin sent along', { to: set(env.lpStaking), value: '1', data: lpMining.deposit.encode(1n, 5n) }],
    [
      'further bytes',
      { to: env.orderBook, value: '0', data: `${bookOrders.cancelOrderForNum.encode(MYT, USDC, 1n, 1n)}00` },
    ],
    ['a payment', { to: OTHER, value: '1', data: '0x' }],
    ['a transfer', { to: USDC, value: '0', data: erc20.transfer.encode(OTHER, 5n) }],
    ['a call of the Safe', { to: PLANNER, value: '0', data: '0x610b5925' }],
  ])('is unknown: %s', async (_, call) => expect(await infosOf(call)).toEqual([undefined]));

  it('never takes a call apart from its exact bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...plans.filter(([name]) => /^(cancel|stake|deposit|swap|burn|lock)/.test(name))),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        async ([, plan], extra) => {
          const call = callOf(plan);
          const data: `0x${string}` = `${call.data}${Buffer.from(extra).toString('hex')}`;
          expect(await infosOf({ ...call, data })).toEqual([undefined]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
