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

/** State from the contract's number. Source: `state` of GovernorAlpha. */
export const proposalState = (answer: bigint | undefined): ProposalState =>
  (answer === undefined ? undefined : STATES[Number(answer)]) ?? 'undetermined';

/** Votes in raw units; `eta` in unix seconds, 0 before queueing. */
export interface ProposalFacts {
  readonly id: bigint;
  readonly proposer: Address;
  readonly eta: bigint;
  /** Block of the vote snapshot; voting begins with the next block. */
  readonly startBlock: bigint;
  readonly endBlock: bigint;
  readonly forVotes: bigint;
  readonly againstVotes: bigint;
  readonly canceled: boolean;
  readonly executed: boolean;
}

/** `quorum`: votes in favour, raw units. Grace: seconds after `eta`. */
export interface OutcomeTerms {
  readonly quorum: bigint;
  readonly gracePeriod: bigint;
}

export interface Moment {
  readonly number: bigint;
  readonly timestamp: bigint;
}

/** State at a block. Source: `state` of GovernorAlpha. */
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

interface ExecutionWindow {
  readonly from: bigint;
  readonly expiry: bigint | undefined;
}

/**
 * Unix seconds from which a queued proposal can be executed, and of its expiry. Undefined before queueing, and for a
 * canceled proposal, which nobody can execute.
 */
export const executionWindow = (
  { eta, canceled }: Pick<ProposalFacts, 'eta' | 'canceled'>,
  gracePeriod: bigint | undefined,
): ExecutionWindow | undefined =>
  eta === 0n || canceled ? undefined : { from: eta, expiry: gracePeriod === undefined ? undefined : eta + gracePeriod };

/** True while the proposal prevents another one of its proposer. Source: `propose` of GovernorAlpha. */
export const isLive = (state: ProposalState): boolean => state === 'pending' || state === 'active';
