import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { orderMining } from '#chain/abis/orderMining.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { checkReturned, explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { planOrderClaim } from '#writes/rewards/orderMining.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const rewards: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const myt: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const token: Token = { kind: 'token', chainId: 137, address: myt, symbol: 'MYT', name: 'MYT', decimals: 18 };
const plan = planOrderClaim(rewards, token, 2n, 7n);

const encode = (types: readonly string[], values: readonly unknown[]): string =>
  AbiCoder.defaultAbiCoder().encode([...types], [...values]);
const revert = (): never => {
  throw new RpcResponseError(3, 'execution reverted', undefined);
};
const contextOf = (answer: (data: string) => unknown) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', (params) => answer((params as [{ data: string }])[0].data));
  return { reader: node, from: alice };
};

it('claims by the function that takes everything', () => {
  const contract = new Interface(['function withdrawUserReward() returns (bool)']);
  expect(contract.parseTransaction({ data: plan.callData })?.name).toBe('withdrawUserReward');
  expect([plan.contract, plan.value, plan.info.kind]).toEqual([rewards, 0n, 'claimOrderRewards']);
});

describe('before anything is signed', () => {
  it('the contract has to pay in the token that was shown, and to say that it did', async () => {
    expect(
      await inspectPlan(
        plan,
        contextOf(() => encode(['address'], [myt])),
      ),
    ).toMatchObject({ ok: true });
    for (const answer of [() => encode(['address'], [alice]), () => '0x', revert]) {
      expect(await inspectPlan(plan, contextOf(answer))).toEqual({ ok: false, error: { code: 'wrongContract' } });
    }
    const silent = contextOf(() => {
      throw new RpcError('network', 'no answer');
    });
    expect(await inspectPlan(plan, silent)).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(checkReturned(plan, encode(['bool'], [true]) as Hex)).toMatchObject({ ok: true });
    for (const returned of [encode(['bool'], [false]) as Hex, '0x'] as const) {
      expect(checkReturned(plan, returned)).toEqual({ ok: false, error: { code: 'wrongContract' } });
    }
  });

  it('a refusal is the vault’s where there is something to claim, and unexplained where there is nothing', async () => {
    const contractWith = (index: number, reward: number) =>
      contextOf((data) =>
        data === orderMining.indexOf.encode(alice)
          ? encode(['uint256'], [index])
          : encode(['address', ...Array<string>(4).fill('uint256')], [alice, 0, 5, reward, 9]),
      );
    const refusal = { code: 'reverted', reason: '', cause: 1 } as const;
    expect(await explainPlan(plan, contractWith(2, 7), refusal)).toEqual({ code: 'claimShort', cause: 1 });
    expect(await explainPlan(plan, contractWith(2, 0), refusal)).toBeUndefined();
    expect(await explainPlan(plan, contractWith(0, 0), refusal)).toBeUndefined();
    expect(await explainPlan(plan, contextOf(revert), refusal)).toBeUndefined();
  });
});
