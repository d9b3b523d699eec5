import type { Address } from '../tokens/types.ts';
import { stateAt, type Moment, type OutcomeTerms, type ProposalFacts, type ProposalState } from './proposal.ts';

export interface Signing {
  readonly account: Address | undefined;
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly offline?: boolean;
}

export type SigningProblem = 'watching' | 'offline' | 'wrongNetwork' | 'connectWallet';

/** Undefined if the wallet can sign; a watched account comes first, because it uses no wallet. */
export const signingProblem = ({ account, watching, offline, wrongNetwork }: Signing): SigningProblem | undefined => {
  if (watching) return 'watching';
  if (offline === true) return 'offline';
  if (wrongNetwork) return 'wrongNetwork';
  return account === undefined ? 'connectWallet' : undefined;
};

interface ProposalContext {
  readonly facts: ProposalFacts | undefined;
  readonly terms: OutcomeTerms | undefined;
  readonly moment: Moment | undefined;
}

/**
 * State that the block shown (simulation) and the next one (earliest inclusion) both have; undefined if they differ.
 */
const stateToMeet = ({ facts, terms, moment }: ProposalContext): ProposalState | undefined => {
  if (!facts || !terms || !moment) return undefined;
  const now = stateAt(facts, terms, moment);
  const next = stateAt(facts, terms, { number: moment.number + 1n, timestamp: moment.timestamp + 1n });
  return now === next ? now : undefined;
};

export interface VoteContext extends ProposalContext {
  readonly signing: Signing;
  readonly hasVoted: boolean | undefined;
  readonly weight: bigint | undefined;
}

export type VoteProblem = SigningProblem | 'loading' | 'notStarted' | 'votingClosed' | 'alreadyVoted' | 'noVotes';

const votingProblem = (context: ProposalContext): VoteProblem | undefined => {
  const { facts, moment } = context;
  if (!facts || !moment || !context.terms) return 'loading';
  if (!facts.canceled && moment.number <= facts.startBlock) return 'notStarted';
  return stateToMeet(context) === 'active' ? undefined : 'votingClosed';
};

/** Problem of a vote; undefined if it can be cast. A vote without weight would not count. */
export const validateVote = (context: VoteContext): VoteProblem | undefined => {
  const problem = signingProblem(context.signing) ?? votingProblem(context);
  if (problem) return problem;
  const { hasVoted, weight } = context;
  if (hasVoted) return 'alreadyVoted';
  if (hasVoted === undefined || weight === undefined) return 'loading';
  return weight === 0n ? 'noVotes' : undefined;
};

export type Move = 'queue' | 'execute' | 'cancel';

export interface MoveContext extends ProposalContext {
  readonly signing: Signing;
  readonly proposerVotes: bigint | undefined;
  readonly threshold: bigint | undefined;
  readonly value: bigint | undefined;
  readonly coins: bigint | undefined;
}

export type MoveProblem = SigningProblem | 'loading' | 'tooEarly' | 'insufficientCoins';

/** Anybody may cancel once the proposer lacks the votes. Source: `cancel` of GovernorAlpha. */
const canCancel = (state: ProposalState, { proposerVotes, threshold }: MoveContext): boolean =>
  ['pending', 'active', 'succeeded', 'queued'].includes(state) &&
  proposerVotes !== undefined &&
  threshold !== undefined &&
  proposerVotes < threshold;

/** Moves that this block and the next one both permit; empty while a fact is unknown. */
export const movesOf = (context: MoveContext): readonly Move[] => {
  const state = stateToMeet(context);
  if (state === undefined) return [];
  return [
    ...(state === 'succeeded' ? (['queue'] as const) : []),
    ...(state === 'queued' ? (['execute'] as const) : []),
    ...(canCancel(state, context) ? (['cancel'] as const) : []),
  ];
};

const paymentProblem = ({ value, coins }: MoveContext): MoveProblem | undefined => {
  if (value === undefined || (value > 0n && coins === undefined)) return 'loading';
  return value > (coins ?? 0n) ? 'insufficientCoins' : undefined;
};

/** Problem of a move; undefined if it can be made. The timelock accepts an execution from `eta` on. */
export const validateMove = (move: Move, context: MoveContext): MoveProblem | undefined => {
  const problem = signingProblem(context.signing);
  if (problem) return problem;
  const { facts, moment } = context;
  if (!facts || !moment) return 'loading';
  if (move !== 'execute') return undefined;
  return moment.timestamp < facts.eta ? 'tooEarly' : paymentProblem(context);
};
