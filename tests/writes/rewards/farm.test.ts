import { AbiCoder, Interface } from 'ethers';
import { expect, it } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { inspectPlan } from '#writes/checks/planRules.ts';
import { planFarm, type FarmAct } from '#writes/rewards/farm.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const farm: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const lp: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const token = (address: Address, symbol: string): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals: 18,
});
const contract = new Interface([
  'function stake(uint256)',
  'function withdraw(uint256)',
  'function getReward()',
  'function exit()',
]);

const planOf = (act: FarmAct) =>
  planFarm({
    act,
    farm,
    stakingToken: token(lp, 'MYT-LP'),
    name: 'MYT/USDC',
    amount: 7n,
    earned: [],
    rewards: [token(other, 'MYT'), token(alice, 'WMATIC')],
  });

it.each<[FarmAct, string, string, readonly bigint[]]>([
  ['stake', 'stake', 'stake', [7n]],
  ['withdraw', 'unstake', 'withdraw', [7n]],
  ['claim', 'claimRewards', 'getReward', []],
  ['exit', 'unstake', 'exit', []],
])('%s is recorded as %s and calls %s', (act, kind, method, args) => {
  const plan = planOf(act);
  const call = contract.parseTransaction({ data: plan.callData });
  expect([plan.contract, plan.value, plan.method]).toEqual([farm, 0n, method]);
  expect([call?.name, call?.args.toArray()]).toEqual([method, args]);
  expect(plan.info).toMatchObject({ kind, pool: 'MYT/USDC', amount: '7', secondReward: { symbol: 'WMATIC' } });
});

it('a stake is compared with what arrives in the farm, which credits all of it', () => {
  const { moves } = planOf('stake');
  expect(moves).toEqual([
    { currency: expect.objectContaining({ address: lp }), change: -7n },
    { currency: expect.objectContaining({ address: lp }), change: 7n, owner: farm },
  ]);
});

it('nothing is signed for an address that does not say it takes the staked token', async () => {
  const answers = [
    [AbiCoder.defaultAbiCoder().encode(['address'], [lp]), true],
    [AbiCoder.defaultAbiCoder().encode(['address'], [other]), false],
    ['0x', false],
  ] as const;
  for (const [answer, isRight] of answers) {
    const node = createFakeNode();
    node.delayMs = 0;
    node.methods.set('eth_call', () => answer);
    expect((await inspectPlan(planOf('stake'), { reader: node, from: alice })).ok).toBe(isRight);
  }
});
