import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { inspectPlan } from '#writes/checks/planRules.ts';
import {
  planCancellation,
  planDelegation,
  planExecution,
  planProposal,
  planQueue,
  planSignedVote,
  planVote,
} from '#writes/governance/governance.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { answeringContext, revert, silent } from '../../support/answeringContext.ts';

const governor: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const address: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const token: Token = { kind: 'token', chainId: 137, address, symbol: 'UNI', name: 'Uniswap', decimals: 18 };
const action = { target: address, value: 3n, signature: 'pause()', callData: '0x' } as const;
const [r, s]: readonly Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`];
const signature: Hex = `0x${'11'.repeat(32)}${'22'.repeat(32)}1c`;

const abi = new Interface([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description)',
  'function castVote(uint256 id, bool support)',
  'function castVoteBySig(uint256 id, bool support, uint8 v, bytes32 r, bytes32 s)',
  'function queue(uint256 id)',
  'function execute(uint256 id) payable',
  'function cancel(uint256 id)',
  'function delegate(address delegatee)',
]);

const ballot = { governor, voter: alice, proposalId: 7n, support: false, signature };
const signed = planSignedVote(ballot);
if (!signed) throw new Error('No plan of a signed vote');
const draft = { title: ' T ', body: 'B\n', actions: [action, action] };
const proposing = [[address, address], [3n, 3n], ['pause()', 'pause()'], ['0x', '0x'], '# T\n\nB'];

const plans: readonly (readonly [string, TransactionPlan, string, readonly unknown[], bigint])[] = [
  ['a vote', planVote(governor, 7n, true), 'castVote', [7n, true], 0n],
  ['a signed vote', signed, 'castVoteBySig', [7n, false, 28n, r, s], 0n],
  ['queueing', planQueue(governor, 7n), 'queue', [7n], 0n],
  // Whoever executes pays what the calls take along.
  ['executing', planExecution(governor, 7n, draft.actions), 'execute', [7n], 6n],
  ['cancelling', planCancellation(governor, 7n), 'cancel', [7n], 0n],
  ['a proposal', planProposal(governor, draft), 'propose', proposing, 0n],
];

describe.each(plans)('%s', (_, plan, method, args, value) => {
  it('calls the governor', () => {
    const call = abi.parseTransaction({ data: plan.callData });
    expect([plan.contract, plan.value, call?.name, call?.args.toArray(true)]).toEqual([governor, value, method, args]);
  });

  it('is sent only to what counts proposals', async () => {
    const count = AbiCoder.defaultAbiCoder().encode(['uint256'], [7n]);
    expect(
      await inspectPlan(
        plan,
        answeringContext(alice, () => count),
      ),
    ).toEqual({ ok: true, value: undefined });
    for (const answer of [() => '0x', revert]) {
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

it('delegation calls the token, and a signature of another form is none', () => {
  const plan = planDelegation(token, alice);
  expect([plan.contract, abi.parseTransaction({ data: plan.callData })?.args.toArray()]).toEqual([address, [alice]]);
  expect(planSignedVote({ ...ballot, signature: `0x${'11'.repeat(64)}ff` })).toBeUndefined();
});
