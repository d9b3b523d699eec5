import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { checkReturned, inspectPlan } from '#writes/checks/planRules.ts';
import { planLock, planUnlock } from '#writes/rewards/lockStaking.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const staking: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const token: Token = { kind: 'token', chainId: 137, address: other, symbol: 'MYT', name: 'MYT', decimals: 18 };
const contract = new Interface([
  'function transact(uint256 amount, bool isDeposit)',
  'function deposit(uint256 amount, uint256 months)',
  'function withdraw(uint256 stakeId)',
]);

/** A node on which the contract returns these numbers, by function; missing ones revert. */
const contextOf = (values: Readonly<Record<string, bigint | Address>>) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', (params) => {
    const { data } = (params as [{ data: string }])[0];
    const value = values[data.slice(0, 10)];
    if (value === undefined) throw new RpcResponseError(3, 'execution reverted', '0x');
    return AbiCoder.defaultAbiCoder().encode(['uint256'], [BigInt(value)]);
  });
  return { reader: node, from: alice };
};

describe('single-token staking', () => {
  const order = { staking, token, name: 'MYT staking', reward: token, amount: 7n, pending: 7n };

  it.each([
    ['stake', 7n, true],
    ['unstake', 7n, false],
    ['claimRewards', 0n, false],
  ] as const)('%s calls transact', (act, amount, isDeposit) => {
    const plan = planSingle({ ...order, act, amount });
    const call = contract.parseTransaction({ data: plan.callData });
    expect([plan.contract, plan.value, call?.name]).toEqual([staking, 0n, 'transact']);
    expect(call?.args.toArray()).toEqual([amount, isDeposit]);
    expect(plan.info).toMatchObject({ kind: act, pool: 'MYT staking', poolToken: { address: other } });
  });

  it('is sent only to a contract that takes the token', async () => {
    const plan = planSingle({ ...order, act: 'stake' });
    const { selector } = singleStaking.stakedToken;
    expect(await inspectPlan(plan, contextOf({ [selector]: other }))).toEqual({ ok: true, value: undefined });
    expect(await inspectPlan(plan, contextOf({ [selector]: alice }))).toMatchObject({
      error: { code: 'wrongContract' },
    });
    expect(await inspectPlan(plan, contextOf({}))).toMatchObject({ error: { code: 'wrongContract' } });
  });
});

describe('a lock', () => {
  const terms = { months: 3n, durationSeconds: 100n, rateBps: 200n, remaining: undefined };
  const plan = planLock({ staking, token, amount: 7n, terms });
  const rate = lockStaking.tokenRate.selector;
  const duration = lockStaking.tokenDuration.selector;

  it('is a deposit for some months', () => {
    const call = contract.parseTransaction({ data: plan.callData });
    expect([call?.name, call?.args.toArray()]).toEqual(['deposit', [7n, 3n]]);
  });

  it.each([
    ['the same', 200n, 100n, undefined],
    ['better', 201n, 99n, undefined],
    ['of a lower rate', 199n, 100n, 'termsChanged'],
    ['of a longer time', 200n, 101n, 'termsChanged'],
  ] as const)('is sent on terms that are %s or not at all', async (_, rateBps, seconds, code) => {
    const checked = await inspectPlan(plan, contextOf({ [rate]: rateBps, [duration]: seconds }));
    expect(checked.ok ? undefined : checked.error.code).toBe(code);
  });

  it('is not sent to a contract that reports no terms, or by a node that fails', async () => {
    expect(await inspectPlan(plan, contextOf({ [rate]: 200n }))).toMatchObject({ error: { code: 'wrongContract' } });
    expect(checkReturned(plan, '0x')).toMatchObject({ error: { code: 'wrongContract' } });
    const failing = createFakeNode();
    failing.methods.set('eth_call', () => {
      throw new RpcError('network', 'down');
    });
    expect(await inspectPlan(plan, { reader: failing, from: alice })).toMatchObject({ error: { code: 'network' } });
  });

  it('is withdrawn by its id', async () => {
    const stake = { index: 0n, id: 4n, startTime: 0n, endTime: 1n, rateBps: 200n, payout: 9n, deposited: 7n };
    const back = planUnlock({ staking, token, stake });
    expect(contract.parseTransaction({ data: back.callData })?.args.toArray()).toEqual([4n]);
    expect(back.info).toMatchObject({ kind: 'unlockTokens', amount: '9' });
    expect(await inspectPlan(back, contextOf({}))).toMatchObject({ error: { code: 'wrongContract' } });
    expect(await inspectPlan(back, contextOf({ [lockStaking.stakesCount.selector]: 1n }))).toMatchObject({ ok: true });
  });
});
