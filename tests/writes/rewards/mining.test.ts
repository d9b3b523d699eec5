import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { lpMining } from '#chain/abis/lpMining.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { planMining, type MiningAct } from '#writes/rewards/mining.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const staking: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
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
  'function deposit(uint256 pid, uint256 amount)',
  'function withdraw(uint256 pid, uint256 amount)',
  'function emergencyWithdraw(uint256 pid)',
]);

const planOf = (act: MiningAct, amount = 7n) =>
  planMining({
    act,
    staking,
    pid: 2n,
    poolToken: token(lp, 'MYT-LP'),
    pool: 'MYT/USDC',
    amount,
    reward: token(other, 'MYT'),
    secondReward: undefined,
    pending: undefined,
  });

it.each<[MiningAct, string, readonly bigint[]]>([
  ['stake', 'deposit', [2n, 7n]],
  ['unstake', 'withdraw', [2n, 7n]],
  ['claimRewards', 'deposit', [2n, 0n]],
  ['leaveRewards', 'emergencyWithdraw', [2n]],
])('%s calls %s', (act, method, args) => {
  const plan = planOf(act);
  const call = contract.parseTransaction({ data: plan.callData });
  expect([plan.contract, plan.value, plan.method]).toEqual([staking, 0n, method]);
  expect([call?.name, call?.args.toArray()]).toEqual([method, args]);
  expect(plan.info).toMatchObject({ kind: act, pool: 'MYT/USDC', amount: '7', reward: { symbol: 'MYT' } });
});

const contextOf = (answer: (data: string) => unknown) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', (params) => answer((params as [{ data: string }])[0].data));
  return { reader: node, from: alice };
};
const infoOf = (lpToken: Address) =>
  AbiCoder.defaultAbiCoder().encode(['address', ...Array<string>(5).fill('uint256')], [lpToken, 1, 1, 1, 1, 1]);
const revert = (): never => {
  throw new RpcResponseError(3, 'execution reverted', undefined);
};

describe('before anything is signed', () => {
  it('the number of the pool has to be that of the pool tokens', async () => {
    const plan = planOf('stake');
    expect(
      await inspectPlan(
        plan,
        contextOf(() => infoOf(lp)),
      ),
    ).toMatchObject({ ok: true });
    for (const answer of [() => infoOf(other), () => '0x', revert]) {
      expect(await inspectPlan(plan, contextOf(answer))).toEqual({ ok: false, error: { code: 'wrongContract' } });
    }
    const silent = contextOf(() => {
      throw new RpcError('network', 'no answer');
    });
    expect(await inspectPlan(plan, silent)).toMatchObject({ ok: false, error: { code: 'network' } });
  });

  it('an empty vault is distinguished from pool tokens that cannot be moved, by a claim alone', async () => {
    const refusal = { code: 'reverted', reason: 'TransferHelper: TRANSFER_FROM_FAILED', cause: 1 } as const;
    const claim = lpMining.deposit.encode(2n, 0n);
    const emptyVault = contextOf((data) => (data === claim ? revert() : '0x'));
    expect(await explainPlan(planOf('stake'), emptyVault, refusal)).toEqual({ code: 'vaultShort', cause: 1 });
    expect(
      await explainPlan(
        planOf('stake'),
        contextOf(() => '0x'),
        refusal,
      ),
    ).toBeUndefined();
    expect(await explainPlan(planOf('leaveRewards'), emptyVault, refusal)).toBeUndefined();
    expect(
      await explainPlan(planOf('unstake'), emptyVault, { ...refusal, reason: 'withdrawToken: not good' }),
    ).toBeUndefined();
  });
});
