import { firstProblem } from '#lib/firstProblem.ts';
import { isLive, type ProposalState } from './proposal.ts';
import { signingProblem, type Signing, type SigningProblem } from './validateMove.ts';

export interface NewProposal {
  readonly signing: Signing;
  readonly votes: bigint | undefined;
  readonly threshold: bigint | undefined;
  readonly latest: ProposalState | 'none' | undefined;
  readonly title: string;
  readonly body: string;
  readonly actions: number;
  readonly faultyActions: number;
  readonly maxActions: bigint | undefined;
}

export type NewProposalProblem =
  | SigningProblem
  | 'loading'
  | 'liveProposal'
  | 'notEnoughVotes'
  | 'enterTitle'
  | 'enterBody'
  | 'addAction'
  | 'tooManyActions'
  | 'faultyAction';

type Rule = (proposal: NewProposal) => NewProposalProblem | undefined;

/** In order of display. Source: GovernorAlpha `propose`, spec 001 section 5. */
const rules: readonly Rule[] = [
  ({ signing }) => signingProblem(signing),
  ({ latest }) => (latest === undefined || latest === 'undetermined' ? 'loading' : undefined),
  ({ latest }) => (latest && latest !== 'none' && isLive(latest) ? 'liveProposal' : undefined),
  ({ votes, threshold }) => (votes === undefined || threshold === undefined ? 'loading' : undefined),
  ({ votes = 0n, threshold = 0n }) => (votes <= threshold ? 'notEnoughVotes' : undefined),
  ({ title }) => (title.trim() === '' ? 'enterTitle' : undefined),
  ({ body }) => (body.trim() === '' ? 'enterBody' : undefined),
  ({ actions }) => (actions === 0 ? 'addAction' : undefined),
  ({ actions, maxActions }) =>
    maxActions !== undefined && BigInt(actions) > maxActions ? 'tooManyActions' : undefined,
  ({ faultyActions }) => (faultyActions > 0 ? 'faultyAction' : undefined),
];

/** Undefined if valid; the first problem in the order of display. */
export const validateProposal = (proposal: NewProposal): NewProposalProblem | undefined =>
  firstProblem(rules, proposal);
