import type { Address } from '../tokens/types.ts';
import { stateAt } from './proposal.ts';
import type { Moment, OutcomeTerms, ProposalFacts, ProposalState } from './proposal.ts';

/** Whether the wallet of the page can sign. */
export interface Signing {
  readonly account: Address | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** The device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
}

export type SigningProblem = 'watching' | 'offline' | 'wrongNetwork' | 'connectWallet';

export const signingProblem = ({ account, watching, offline, wrongNetwork }: Signing): SigningProblem | undefined => {
  if (watching) return 'watching';
  if (offline === true) return 'offline';
  if (wrongNetwork) return 'wrongNetwork';
  return account === undefined ? 'connectWallet' : undefined;
};

/** What is known of a proposal and of the block shown; undefined: not yet. */
export interface ProposalContext {
  readonly facts: ProposalFacts | undefined;
  readonly terms: OutcomeTerms | undefined;
  readonly moment: Moment | undefined;
}

/**
 * The state that a transaction meets: both in the block shown, where it is simulated, and in the next one, where it is
 * mined at the earliest. Undefined while unknown, or where the two differ.
 */
const stateToMeet = ({ facts, terms, moment }: ProposalContext): ProposalState | undefined => {
  if (!facts || !terms || !moment) return undefined;
  const now = stateAt(facts, terms, moment);
  const next = stateAt(facts, terms, { number: moment.number + 1n, timestamp: moment.timestamp + 1n });
  return now === next ? now : undefined;
};

/** Everything that decides whether a vote can be cast. */
export interface VoteContext extends ProposalContext {
  readonly signing: Signing;
  /** Undefined while unknown. */
  readonly hasVoted: boolean | undefined;
  /** The voter's votes at the snapshot, raw units; undefined while unknown. */
  readonly weight: bigint | undefined;
}

export type VoteProblem = SigningProblem | 'loading' | 'notStarted' | 'votingClosed' | 'alreadyVoted' | 'noVotes';

const votingProblem = (context: ProposalContext): VoteProblem | undefined => {
  const { facts, moment } = context;
  if (!facts || !moment || !context.terms) return 'loading';
  if (!facts.canceled && moment.number <= facts.startBlock) return 'notStarted';
  return stateToMeet(context) === 'active' ? undefined : 'votingClosed';
};

/** What keeps a vote from being cast; undefined: nothing does. A vote without weight would count for nothing. */
export const validateVote = (context: VoteContext): VoteProblem | undefined => {
  const problem = signingProblem(context.signing) ?? votingProblem(context);
  if (problem) return problem;
  const { hasVoted, weight } = context;
  if (hasVoted) return 'alreadyVoted';
  if (hasVoted === undefined || weight === undefined) return 'loading';
  return weight === 0n ? 'noVotes' : undefined;
};

/** What can be done with a decided proposal. */
export type Move = 'queue' | 'execute' | 'cancel';

export interface MoveContext extends ProposalContext {
  readonly signing: Signing;
  /** The proposer's votes now and the votes that a proposal needs, raw units; undefined while unknown. */
  readonly proposerVotes: bigint | undefined;
  readonly threshold: bigint | undefined;
  /** Native coin that its actions take along, and what the account has of it, raw units; undefined while unknown. */
  readonly value: bigint | undefined;
  readonly coins: bigint | undefined;
}

export type MoveProblem = SigningProblem | 'loading' | 'tooEarly' | 'insufficientCoins';

/** Anybody may cancel what its proposer no longer has the votes for. Source: GovernorAlpha `cancel`. */
const canCancel = (state: ProposalState, { proposerVotes, threshold }: MoveContext): boolean =>
  ['pending', 'active', 'succeeded', 'queued'].includes(state) &&
  proposerVotes !== undefined &&
  threshold !== undefined &&
  proposerVotes < threshold;

/** What the state of a proposal asks for; empty while unknown. */
export const movesOf = (context: MoveContext): readonly Move[] => {
  const state = stateToMeet(context);
  if (state === undefined) return [];
  return [
    ...(state === 'succeeded' ? (['queue'] as const) : []),
    ...(state === 'queued' ? (['execute'] as const) : []),
    ...(canCancel(state, context) ? (['cancel'] as const) : []),
  ];
};

/** Whoever executes a proposal pays the coin that its actions take along. */
const paymentProblem = ({ value, coins }: MoveContext): MoveProblem | undefined => {
  if (value === undefined || (value > 0n && coins === undefined)) return 'loading';
  return value > (coins ?? 0n) ? 'insufficientCoins' : undefined;
};

/** What keeps a move of `movesOf` from being made; the timelock takes an execution from `eta` on. */
export const validateMove = (move: Move, context: MoveContext): MoveProblem | undefined => {
  const problem = signingProblem(context.signing);
  if (problem) return problem;
  const { facts, moment } = context;
  if (!facts || !moment) return 'loading';
  if (move !== 'execute') return undefined;
  return moment.timestamp < facts.eta ? 'tooEarly' : paymentProblem(context);
};
