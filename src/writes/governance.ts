import { governor as governorAbi, votes } from '#chain/abis/governor.ts';
import type { ProposalAction } from '#domain/governance/action.ts';
import { totalValue } from '#domain/governance/action.ts';
import type { SignedBallot } from '#domain/governance/ballot.ts';
import { joinDescription, splitDescription } from '#domain/governance/description.ts';
import { signatureOf } from '#domain/liquidity/permit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import type { TransactionPlan } from './plan.ts';
import { knownBy } from './knownBy.ts';
import { currencyFact } from './placeOrder.ts';

/** Most of the calls return nothing, so the contract is known by its count of proposals. */
const isGovernor = (contract: Address) =>
  knownBy(contract, governorAbi.proposalCount.encode(), (answer) => governorAbi.proposalCount.decode(answer).ok);

const governorPlan = (
  contract: Address,
  method: string,
  callData: Hex,
  info: TransactionInfo,
  value = 0n,
): TransactionPlan => ({ contract, method, callData, value, info, inspect: isGovernor(contract) });

/** A vote for or against a proposal. */
export const planVote = (governor: Address, id: bigint, support: boolean): TransactionPlan =>
  governorPlan(governor, 'castVote', governorAbi.castVote.encode(id, support), {
    kind: 'vote',
    proposal: id.toString(),
    support,
  });

/** Sends the vote that somebody signed; undefined where its signature is none. */
export const planSignedVote = (ballot: SignedBallot): TransactionPlan | undefined => {
  const { governor, proposalId, support, voter } = ballot;
  const parts = signatureOf(ballot.signature);
  if (!parts) return undefined;
  const callData = governorAbi.castVoteBySig.encode(proposalId, support, parts.v, parts.r, parts.s);
  const info = { kind: 'signedVote', proposal: proposalId.toString(), support, voter } as const;
  return governorPlan(governor, 'castVoteBySig', callData, info);
};

/** Gives the votes of all tokens of the account to somebody, or to the account itself. */
export const planDelegation = (token: Token, delegatee: Address): TransactionPlan => ({
  contract: token.address,
  method: 'delegate',
  callData: votes.delegate.encode(delegatee),
  value: 0n,
  info: { kind: 'delegateVotes', token: currencyFact(token), delegatee },
});

/** Hands a proposal that was accepted to the timelock. */
export const planQueue = (governor: Address, id: bigint): TransactionPlan =>
  governorPlan(governor, 'queue', governorAbi.queue.encode(id), { kind: 'queueProposal', proposal: id.toString() });

/** Makes the calls of a proposal; the native coin that they take along is paid by whoever executes. */
export const planExecution = (governor: Address, id: bigint, actions: readonly ProposalAction[]): TransactionPlan =>
  governorPlan(
    governor,
    'execute',
    governorAbi.execute.encode(id),
    { kind: 'executeProposal', proposal: id.toString() },
    totalValue(actions),
  );

/** Cancels what its proposer no longer has the votes for. */
export const planCancellation = (governor: Address, id: bigint): TransactionPlan =>
  governorPlan(governor, 'cancel', governorAbi.cancel.encode(id), { kind: 'cancelProposal', proposal: id.toString() });

/** What a new proposal says and calls. */
export interface ProposalDraft {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly actions: readonly ProposalAction[];
}

/** Makes a proposal. */
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
  return governorPlan(governor, 'propose', callData, { kind: 'propose', title: readable });
};
