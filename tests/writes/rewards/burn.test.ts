import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { planBurn, planBurnClaim } from '#writes/rewards/burn.ts';
import { planDrip } from '#writes/rewards/drip.ts';
import { planDistributionClaim } from '#writes/rewards/claimDistribution.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { answeringContext, revert, silent } from '../../support/answeringContext.ts';

const contract: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const address: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const token: Token = { kind: 'token', chainId: 137, address, symbol: 'eMYT', name: 'eMYT', decimals: 18 };

const abi = new Interface([
  'function burn(uint256 amount)',
  'function claim()',
  'function claim(address token)',
  'function drip()',
]);
const coder = AbiCoder.defaultAbiCoder();

const names = (entry: Address): string => coder.encode(['address'], [entry]);
const amount = (entry: bigint): string => coder.encode(['uint256'], [entry]);

const plans: readonly (readonly [string, TransactionPlan, string, readonly unknown[], string, string])[] = [
  ['claim of burn & earn', planBurnClaim(contract, token, 7n), 'claim', [], names(address), names(other)],
  ['request to a faucet', planDrip(contract, token, 7n), 'drip', [], names(address), names(other)],
  ['claim of a distribution', planDistributionClaim(contract, token, 7n), 'claim', [address], amount(1n), '0x01'],
];

describe.each(plans)('%s', (_, plan, method, args, right, wrong) => {
  it('calls the contract', () => {
    const call = abi.parseTransaction({ data: plan.callData });
    expect([plan.contract, plan.value, call?.name, call?.args.toArray()]).toEqual([contract, 0n, method, args]);
  });

  it('is sent only to a contract that is what it should be', async () => {
    expect(
      await inspectPlan(
        plan,
        answeringContext(alice, () => right),
      ),
    ).toMatchObject({ ok: true });
    for (const answer of [() => wrong, () => '0x', revert]) {
      expect(await inspectPlan(plan, answeringContext(alice, answer))).toEqual({
        ok: false,
        error: { code: 'wrongContract' },
      });
    }
    expect(await inspectPlan(plan, answeringContext(alice, silent))).toMatchObject({
      ok: false,
      error: { code: 'network' },
    });
  });
});

describe('a burn', () => {
  const plan = planBurn({ contract, token, amount: 7n, epoch: { number: 5n, reward: 900n } });
  const contractOf =
    (burned: Address, epoch: readonly [number: bigint, reward: bigint]) =>
    (data: Hex): string =>
      data === burnEarn.burnToken.encode()
        ? names(burned)
        : coder.encode(['uint256', 'uint256', 'uint256', 'uint256'], [epoch[0], 99n, epoch[1], 4n]);
  const inspected = (answer: (data: Hex) => unknown) => inspectPlan(plan, answeringContext(alice, answer));

  it('calls the contract', () => {
    const call = abi.parseTransaction({ data: plan.callData });
    expect([plan.contract, plan.value, call?.name, call?.args.toArray()]).toEqual([contract, 0n, 'burn', [7n]]);
  });

  it('is sent only in the epoch shown, and for at least its reward', async () => {
    expect(await inspected(contractOf(address, [5n, 900n]))).toMatchObject({ ok: true });
    expect(await inspected(contractOf(address, [5n, 901n]))).toMatchObject({ ok: true });
    for (const epoch of [[6n, 900n] as const, [5n, 899n] as const]) {
      expect(await inspected(contractOf(address, epoch))).toEqual({ ok: false, error: { code: 'termsChanged' } });
    }
  });

  it('is sent only to a contract that burns the token', async () => {
    for (const answer of [contractOf(other, [5n, 900n]), () => '0x', revert]) {
      expect(await inspected(answer)).toEqual({ ok: false, error: { code: 'wrongContract' } });
    }
    expect(await inspected(silent)).toMatchObject({ ok: false, error: { code: 'network' } });
  });
});

it('a claim that cannot be paid says so', async () => {
  const because = async (plan: TransactionPlan, reason: string) =>
    explainPlan(plan, answeringContext(alice, revert), { code: 'reverted', reason, cause: 1 });
  const [short, unpaid] = ['TransferHelper: X TRANSFER_FROM_FAILED', 'TransferHelper: X TRANSFER_FAILED'];
  expect(await because(planBurnClaim(contract, token, 7n), short)).toEqual({ code: 'claimShort', cause: 1 });
  expect(await because(planDistributionClaim(contract, token, 7n), unpaid)).toEqual({ code: 'claimShort', cause: 1 });
  expect(await because(planBurnClaim(contract, token, 7n), 'BurnEarn: paused')).toBeUndefined();
});
