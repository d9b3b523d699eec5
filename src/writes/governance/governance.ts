import { governor as governorAbi, votes } from '#chain/abis/governor.ts';
import { totalValue, type ProposalAction } from '#domain/governance/action.ts';
import type { SignedBallot } from '#domain/governance/ballot.ts';
import { joinDescription, splitDescription } from '#domain/governance/description.ts';
import { signatureOf } from '#domain/liquidity/permit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import type { DecidingReads, PlannedRead, BalanceChanges, TransactionPlan } from '#writes/plan/plan.ts';

interface GovernorCall {
  readonly method: string;
  readonly callData: Hex;
  readonly info: TransactionInfo;
  readonly reads: DecidingReads;
  readonly moves?: BalanceChanges;
  readonly value?: bigint;
}

/** The inspection verifies the contract, because most calls return nothing. */
const governorPlan = (contract: Address, call: GovernorCall): TransactionPlan => ({
  contract,
  value: 0n,
  moves: { nothing: 'movesNothing' },
  ...call,
  inspect: { rule: 'governor', contract },
});

const actionsRead = (governor: Address, id: bigint): PlannedRead => ({
  about: [],
  rest: { kind: 'terms' },
  template: governorAbi.getActions.call(governor, id),
});

export const planVote = (governor: Address, id: bigint, support: boolean): TransactionPlan =>
  governorPlan(governor, {
    method: 'castVote',
    callData: governorAbi.castVote.encode(id, support),
    info: { kind: 'vote', proposal: id.toString(), support },
    reads: [actionsRead(governor, id)],
  });

export const planSignedVote = (ballot: SignedBallot): TransactionPlan | undefined => {
  const { governor, proposalId, support, voter } = ballot;
  const parts = signatureOf(ballot.signature);
  if (!parts) return undefined;
  return governorPlan(governor, {
    method: 'castVoteBySig',
    callData: governorAbi.castVoteBySig.encode(proposalId, support, parts.v, parts.r, parts.s),
    info: { kind: 'signedVote', proposal: proposalId.toString(), support, voter },
    reads: [actionsRead(governor, proposalId)],
  });
};

export const planDelegation = (token: Token, delegatee: Address): TransactionPlan => ({
  contract: token.address,
  method: 'delegate',
  callData: votes.delegate.encode(delegatee),
  value: 0n,
  info: { kind: 'delegateVotes', token: currencyFact(token), delegatee },
  reads: { nothing: 'ownVotes' },
  moves: { nothing: 'movesNothing' },
});

export const planQueue = (governor: Address, id: bigint): TransactionPlan =>
  governorPlan(governor, {
    method: 'queue',
    callData: governorAbi.queue.encode(id),
    info: { kind: 'queueProposal', proposal: id.toString() },
    reads: [actionsRead(governor, id)],
  });

/** The executing account pays the native coin that the calls send. */
export const planExecution = (governor: Address, id: bigint, actions: readonly ProposalAction[]): TransactionPlan =>
  governorPlan(governor, {
    method: 'execute',
    callData: governorAbi.execute.encode(id),
    info: { kind: 'executeProposal', proposal: id.toString() },
    reads: [actionsRead(governor, id)],
    moves: { nothing: 'writtenCalls' },
    value: totalValue(actions),
  });

export const planCancellation = (governor: Address, id: bigint): TransactionPlan =>
  governorPlan(governor, {
    method: 'cancel',
    callData: governorAbi.cancel.encode(id),
    info: { kind: 'cancelProposal', proposal: id.toString() },
    reads: [actionsRead(governor, id)],
  });

interface ProposalDraft {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly ProposalAction[];
}

export const planProposal = (governor: Address, { title, body, actions }: ProposalDraft): TransactionPlan => {
  const description = joinDescription(title, body);
  const callData = governorAbi.propose.encode(
    actions.map(({ target }) => target),
    actions.map(({ value }) => value),
    actions.map(({ signature }) => signature),
    actions.map((action) => action.callData),
    description,
  );
  const readable = splitDescription(description).title ?? '';
  const info = { kind: 'propose', title: readable } as const;
  return governorPlan(governor, { method: 'propose', callData, info, reads: { nothing: 'writtenCalls' } });
};
