import type { Address } from '../tokens/types.ts';

/** Spec 001 section 4. `undetermined`: the contract did not answer, or answered with an unknown number. */
export type ProposalState =
  | 'pending'
  | 'active'
  | 'canceled'
  | 'defeated'
  | 'succeeded'
  | 'queued'
  | 'expired'
  | 'executed'
  | 'undetermined';

/** In the order of the contract's enumeration. */
const STATES: readonly ProposalState[] = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
];

/** A state as the contract reports it. Source: GovernorAlpha `state`. */
export const proposalState = (answer: bigint | undefined): ProposalState =>
  (answer === undefined ? undefined : STATES[Number(answer)]) ?? 'undetermined';

/**
 * A proposal as the contract stores it. Votes in raw units of the token, `eta` in unix seconds and 0 before queueing.
 */
export interface ProposalFacts {
  readonly id: bigint;
  readonly proposer: Address;
  readonly eta: bigint;
  /** Block of the vote snapshot; voting begins with the next block. */
  readonly startBlock: bigint;
  /** Last block of voting. */
  readonly endBlock: bigint;
  readonly forVotes: bigint;
  readonly againstVotes: bigint;
  readonly canceled: boolean;
  readonly executed: boolean;
}

/** Votes in favour that a proposal needs (raw units), and the seconds after `eta` in which it can be executed. */
export interface OutcomeTerms {
  readonly quorum: bigint;
  readonly gracePeriod: bigint;
}

/** A block's number and its time in unix seconds. */
export interface Moment {
  readonly number: bigint;
  readonly timestamp: bigint;
}

/** State of a proposal at a block. Source: GovernorAlpha `state`. */
export const stateAt = (facts: ProposalFacts, terms: OutcomeTerms, moment: Moment): ProposalState => {
  const { forVotes, againstVotes, eta } = facts;
  if (facts.canceled) return 'canceled';
  if (moment.number <= facts.startBlock) return 'pending';
  if (moment.number <= facts.endBlock) return 'active';
  if (forVotes <= againstVotes || forVotes < terms.quorum) return 'defeated';
  if (eta === 0n) return 'succeeded';
  if (facts.executed) return 'executed';
  return moment.timestamp >= eta + terms.gracePeriod ? 'expired' : 'queued';
};

/** True while the proposer cannot make another proposal. Source: GovernorAlpha `propose`. */
export const isLive = (state: ProposalState): boolean => state === 'pending' || state === 'active';

/** True for states that never change. */
export const isFinal = (state: ProposalState): boolean =>
  state === 'canceled' || state === 'defeated' || state === 'expired' || state === 'executed';
